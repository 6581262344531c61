import Testing

@testable import GeneratorCore

extension ImportMeaningTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var members = ""
        var body: String
        var output = "input.a"
        /// The first reason for the body to stay; `nil` where it is flow.
        var reason: String?
        /// What stands in the spec, or in what is left of the file.
        var holds = ""
        var lacks = "\u{1}"

        var file: SourceFile {
            SourceFile(
                path: "V.swift",
                text: """
                    final class V: ViewModelType {
                        struct Input {
                            let a: Driver<Int>
                            let b: Observable<Int>
                            let s: Observable<String>
                            let rows: Driver<[Int]>
                            let t: Signal<Void>
                            let stop: Observable<Void>
                        }
                        struct Output { let r: Driver<Int> }
                        private let api: API
                        private let disposeBag = DisposeBag()
                        private let page = BehaviorRelay<Int>(value: 0)
                        private let total = BehaviorRelay<Int>(value: 0)
                        private var count = 0
                    \(members)
                        init(api: API) { self.api = api }
                        func transform(input: Input) -> Output {
                    \(body)
                            return Output(r: \(output))
                        }
                        private func load(_ page: Int) -> Observable<Int> { api.load(page) }
                        private func parse(_ text: String) throws -> Int { 0 }
                        private func loadPage() -> Observable<Int> { api.load(page.value) }
                    }

                    """
            )
        }
    }

    static let bag = ".disposed(by: disposeBag)"
    static let turn = "input.stop.withLatestFrom(page) { $1 + 1 }.bind(to: page)\(bag)"
    static let late = "a request is given 'page', which a statement below changes when the same trigger fires"
    static let listens = "a closure listens to 'input.stop' from then on"

    static let order: [Case] = [
        Case(
            testDescription: "a request samples what its trigger changes further down",
            body: """
                input.stop.withLatestFrom(page).flatMapLatest { [api] in api.load($0) }.bind(to: total)\(bag)
                \(turn)
                """,
            reason: late
        ),
        Case(
            testDescription: "a request reads in a function what its trigger changes further down",
            body: """
                input.stop.flatMapLatest { [unowned self] in self.loadPage() }.bind(to: total)\(bag)
                \(turn)
                """,
            reason: late
        ),
        Case(
            testDescription: "what the request samples is changed before it, or by what it gives",
            body: """
                \(turn)
                input.stop.withLatestFrom(page).flatMapLatest { [api] in api.load($0) }.bind(to: page)\(bag)
                """
        ),
        Case(
            testDescription: "what a request that has a name gives changes what it samples",
            body: """
                let save = input.stop.withLatestFrom(page).flatMapLatest { [api] in api.load($0) }.share()
                save.bind(to: total)\(bag)
                save.map { $0 + 1 }.bind(to: page)\(bag)
                """
        ),
        Case(
            testDescription: "a request that has a name samples what its trigger changes further down",
            body: """
                let save = input.stop.withLatestFrom(page).flatMapLatest { [api] in api.load($0) }.share()
                save.bind(to: total)\(bag)
                \(turn)
                """,
            reason: late
        ),
        Case(
            testDescription: "another trigger changes what is sampled",
            body: """
                input.stop.withLatestFrom(page).flatMapLatest { [api] in api.load($0) }.bind(to: total)\(bag)
                input.b.bind(to: page)\(bag)
                """
        ),
    ]

    static let retaining: [Case] = [
        Case(
            testDescription: "a value that is made of the ViewModel",
            body: "let r = input.a.map { self.count + $0 }",
            output: "r",
            holds: "a.withUnretained(self).map { owner, value in owner.count + value }"
        ),
        Case(
            testDescription: "a value that is made of nothing but the ViewModel",
            body: "let r = input.t.asObservable().map { _ in self.count }",
            output: "r.asDriver(onErrorJustReturn: 0)",
            holds: "t.withUnretained(self).map { owner, _ in owner.count }"
        ),
        Case(
            testDescription: "a filter that asks the ViewModel",
            body: "let r = input.a.filter { $0 > self.count }",
            output: "r",
            holds: """
                a.filter { [weak self] in
                            guard let self else { return false }
                            return $0 > self.count
                        }
                """
        ),
        Case(
            testDescription: "a call of the ViewModel's own",
            body: "let r = input.b.flatMapLatest { page in self.load(page) }",
            output: "r.asDriver(onErrorDriveWith: .empty())",
            holds: "b.withUnretained(self).flatMapLatest { owner, page in owner.load(page) }"
        ),
        Case(
            testDescription: "a call whose type is declared",
            body: "let r = input.b.flatMapLatest { page -> Observable<Int> in self.load(page) }",
            output: "r.asDriver(onErrorDriveWith: .empty())",
            holds: """
                b.flatMapLatest { [weak self] page -> Observable<Int> in
                            guard let self else { return .empty() }
                            return self.load(page)
                        }
                """
        ),
        Case(
            testDescription: "a closure inside has an element of its own",
            body: "let r = input.rows.map { rows in rows.map { $0 + self.count }.count }",
            output: "r",
            holds: "rows.withUnretained(self).map { owner, rows in rows.map { $0 + owner.count }.count }"
        ),
        Case(
            testDescription: "what a constant property is at once",
            members: "private let limit = 3",
            body: "let r = Observable.just(self.limit)",
            output: "r.asDriver(onErrorJustReturn: 0)",
            holds: "start.withUnretained(self).map { owner, _ in owner.limit }"
        ),
    ]

    static let events: [Case] = [
        Case(
            testDescription: "events are given to an action",
            body: """
                input.b.flatMapLatest { [api] in api.load($0).materialize() }
                    .subscribe(onNext: { event in print(event.element as Any) })\(bag)
                """,
            reason: "the events of a request"
        ),
        Case(
            testDescription: "what a switch does with elements and errors",
            body: """
                input.b.flatMapLatest { [api] in api.load($0).materialize() }
                    .subscribe(with: self, onNext: { owner, event in
                        switch event {
                        case .next(let count):
                            owner.page.accept(count)
                            owner.count = count
                        case .error(let error): print(error)
                        case .completed: break
                        }
                    })\(bag)
                """,
            holds: """
                bRequest <- b.flatMapLatest { api.load($0) }
                        bRequest -> { count in
                            page.accept(count)
                            self.count = count
                        }
                        bRequest.errors -> { error in print(error) }
                """
        ),
        Case(
            testDescription: "a switch over a constant's events, where the ViewModel is asked for first",
            body: """
                let response = input.b.flatMapLatest { [api] in api.load($0).materialize() }
                response.subscribe(onNext: { [weak self] event in
                    guard let self else { return }
                    switch event {
                    case let .next(count): self.count = count
                    default: break
                    }
                })\(bag)
                """,
            holds: "response -> { count in self.count = count }"
        ),
        Case(
            testDescription: "a switch that does something at the end",
            body: """
                input.b.flatMapLatest { [api] in api.load($0).materialize() }
                    .subscribe(onNext: { event in
                        switch event {
                        case .next(let count): print(count)
                        case .error, .completed: print("end")
                        }
                    })\(bag)
                """,
            reason: "the events of a request"
        ),
        Case(
            testDescription: "something is made of events",
            body: """
                let r = input.b.flatMapLatest { [api] in api.load($0).materialize() }.map { $0.isCompleted ? 1 : 0 }
                """,
            output: "r.asDriver(onErrorJustReturn: 0)",
            reason: "the events of a request"
        ),
        Case(
            testDescription: "elements and errors are taken of events by closures",
            body: """
                let response = input.b.flatMapLatest { [api] in api.load($0).materialize() }.share()
                response.compactMap { $0.error }.subscribe(onNext: { print($0) })\(bag)
                let r = response.compactMap { event in event.element }
                """,
            output: "r.asDriver(onErrorDriveWith: .empty())",
            holds: "response.errors -> { print($0) }"
        ),
        Case(
            testDescription: "elements are taken of events in one chain",
            body: "let r = input.b.flatMapLatest { [api] in api.load($0).materialize() }.compactMap { $0.element }",
            output: "r.asDriver(onErrorDriveWith: .empty())",
            holds: "r <- b.flatMapLatest { api.load($0) }"
        ),
    ]
}

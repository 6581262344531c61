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

    private static let bag = ".disposed(by: disposeBag)"
    private static let turn = "input.stop.withLatestFrom(page) { $1 + 1 }.bind(to: page)\(bag)"
    private static let late = "a request is given 'page', which a statement below changes when the same trigger fires"
    private static let listens = "a closure listens to 'input.stop' from then on"

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

    static let closures: [Case] = [
        Case(
            testDescription: "an input that a call waits for counts from then on",
            body: "let r = input.b.flatMapLatest { n in input.stop.take(1).map { n } }",
            output: "r.asDriver(onErrorJustReturn: 0)",
            reason: listens
        ),
        Case(
            testDescription: "a call that an input ends",
            body: "let r = input.b.flatMapLatest { [api] n in api.load(n).take(until: input.stop) }",
            output: "r.asDriver(onErrorDriveWith: .empty())"
        ),
        Case(
            testDescription: "a stream of inputs that a closure listens to",
            body: """
                let ok = input.t.map { 1 }
                let r = input.b.flatMapLatest { n in ok.asObservable().map { $0 + n } }
                """,
            output: "r.asDriver(onErrorDriveWith: .empty())",
            reason: "a closure listens to 'ok' from then on"
        ),
        Case(
            testDescription: "a driver's latest list is no stream",
            body: "let r = input.b.flatMapLatest { n in input.rows.map { $0.count + n } }",
            output: "r.asDriver(onErrorDriveWith: .empty())",
            reason: "a closure makes a stream of 'input.rows'"
        ),
        Case(
            testDescription: "a driver of plain values is one",
            body: "let r = input.b.flatMapLatest { n in input.a.map { $0 + n } }",
            output: "r.asDriver(onErrorDriveWith: .empty())"
        ),
        Case(
            testDescription: "a cold stream with operators runs anew for each call",
            body: """
                let load = api.load(1).map { $0 + 1 }
                input.stop.flatMapFirst { load }.bind(to: total)\(bag)
                """,
            output: "input.t.asObservable().flatMapFirst { load }.asDriver(onErrorJustReturn: -1)",
            holds: "prologue {\n        let load = api.load(1).map { $0 + 1 }"
        ),
        Case(
            testDescription: "a cold stream that an input ends",
            body: "let load = api.load(1).take(until: input.stop)",
            output: "input.t.asObservable().flatMapFirst { load }.asDriver(onErrorJustReturn: -1)",
            reason: "'load' is made for each call, of 'stop'"
        ),
        Case(
            testDescription: "the ViewModel is asked for along with something else",
            body: """
                let r = input.b.flatMapLatest { [weak self] n -> Observable<Int> in
                    guard let self = self, n > 0 else { return .just(0) }
                    return self.api.load(n)
                }
                """,
            output: "r.asDriver(onErrorDriveWith: .empty())",
            reason: "a closure asks for the ViewModel along with something else"
        ),
    ]

    static let streams: [Case] = [
        Case(
            testDescription: "conditions among statements",
            body: "#if DEBUG\nlet r = input.a.map { $0 + 1 }\n#else\nlet r = input.a\n#endif",
            output: "r",
            reason: "'#if' in the body of 'transform'"
        ),
        Case(
            testDescription: "conditions in a chain",
            body: "let r = input.a\n#if DEBUG\n.debug()\n#endif\n.map { $0 + 1 }",
            output: "r",
            reason: "'#if' in the body of 'transform'"
        ),
        Case(
            testDescription: "conditions in a closure",
            body: "input.b.subscribe(onNext: { n in\n#if DEBUG\nprint(n)\n#endif\n})\(bag)",
            holds: "#if DEBUG"
        ),
        Case(
            testDescription: "errors that a closure throws are caught",
            body: "input.s.map { text -> Int in try check(text) }.catchAndReturn(-1).bind(to: total)\(bag)",
            reason: "'catchAndReturn' behind a closure that throws"
        ),
        Case(
            testDescription: "errors that a function throws are caught",
            body: "input.s.map(parse).catchAndReturn(-1).bind(to: total)\(bag)",
            reason: "'catchAndReturn' behind a closure that throws"
        ),
        Case(
            testDescription: "what is shown after an error of a closure goes on",
            body: "",
            output: "input.s.map { try check($0) }.asDriver(onErrorJustReturn: -1).map { $0 + 1 }",
            reason: "'map' behind what is shown after an error of a closure"
        ),
        Case(
            testDescription: "a shared stream that repeats more than one element",
            body: "",
            output: "input.b.share(replay: 3, scope: .forever).asDriver(onErrorJustReturn: 0)",
            reason: "'share(replay: 3, scope: .forever)'"
        ),
        Case(
            testDescription: "an operator that waits for the end of an input",
            body: "",
            output: "input.b.reduce(0, accumulator: +).asDriver(onErrorJustReturn: 0)",
            reason: "'reduce', which waits for the end of a stream"
        ),
        Case(
            testDescription: "what happens at the end of an input",
            body: "input.b.do(onCompleted: { print(1) }).bind(to: total)\(bag)",
            reason: "'do' at the end of a stream"
        ),
        Case(
            testDescription: "drivers combined by what observables do otherwise",
            body: "",
            output: "Driver.zip(input.a, input.a.skip(1)) { $1 - $0 }",
            reason: "'Driver.zip', where a spec has observables"
        ),
        Case(
            testDescription: "a list of streams that is combined",
            body: "",
            output: "Driver.combineLatest([input.a, input.a]).map { $0.count }",
            reason: "'combineLatest' of a list"
        ),
        Case(
            testDescription: "streams that are merged one after the other",
            body: "",
            output: "Observable.of(input.b, input.b).merge(maxConcurrent: 1).asDriver(onErrorJustReturn: 0)",
            reason: "'merge' with arguments"
        ),
        Case(
            testDescription: "a function that combines",
            body: "",
            output: "Driver.combineLatest(input.a, input.a, resultSelector: add)",
            reason: "a function that combines"
        ),
    ]

    static let values: [Case] = [
        Case(
            testDescription: "what the ViewModel has when it is asked",
            body: "",
            output: ".just(count)",
            reason: "'just' of what the ViewModel has when 'transform' is called"
        ),
        Case(
            testDescription: "what statements leave",
            body: "input.b.bind(to: page)\(bag)\nlet now = page.value",
            output: "input.a.map { $0 + now }",
            reason: "'now' is what statements above it leave"
        ),
        Case(
            testDescription: "what is there before statements",
            body: "let now = page.value\ninput.b.bind(to: page)\(bag)",
            output: "input.a.map { $0 + now }",
            holds: "let now = page.value"
        ),
        Case(
            testDescription: "a relay that begins with what a function gives",
            body: "let n = BehaviorRelay<Int>(value: loadCount())",
            output: "n.asDriver()"
        ),
        Case(
            testDescription: "a subject whose value is asked for",
            body: """
                let n = BehaviorSubject<Int>(value: 1)
                input.b.subscribe(onNext: { _ in _ = try? n.value() })\(bag)
                """,
            reason: "'n.value()', which throws"
        ),
        Case(
            testDescription: "a dispose bag that is made anew",
            members: "private var held = DisposeBag()\nfunc end() { held = DisposeBag() }",
            body: "input.b.bind(to: page).disposed(by: held)",
            reason: "'held' is made anew, which ends what it holds"
        ),
        Case(
            testDescription: "a dispose bag of another name",
            members: "private let bag = DisposeBag()",
            body: "input.b.bind(to: page).disposed(by: bag)",
            lacks: "bag ="
        ),
        Case(
            testDescription: "a dispose bag of another name that closures need",
            members: "private let bag = DisposeBag()",
            body: """
                input.b.subscribe(onNext: { [unowned self] in
                    self.load($0).subscribe().disposed(by: self.bag)
                })\(bag)
                """,
            holds: "let bag = DisposeBag()"
        ),
    ]
}

extension ImportMeaningTests {
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

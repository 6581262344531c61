import Testing

@testable import GeneratorCore

/// Where the language's meaning differs from that of the statements, the body of `transform` stays as it was.
@Suite struct ImportMeaningTests {
    @Test(arguments: order + closures + streams + values + retaining + events)
    func bodyIsFlowOrStays(_ test: Case) throws {
        let source = try #require(Importer.Source(test.file))
        let result = Importer(profile: Importer.vote([source]).profile).run(source)
        let text = String(decoding: result.spec, as: UTF8.self)
        if let reason = test.reason {
            #expect(result.outcome == .interface)
            #expect(result.remarks.first?.text == reason)
        } else {
            #expect(result.outcome == .whole, "\(result.remarks.map(\.text))")
        }
        #expect(test.holds.isEmpty || text.contains(test.holds), "\(text)")
        #expect(!text.contains(test.lacks), "\(text)")
    }

    @Test(arguments: [
        ("@discardableResult func transform(input: Input) -> Output", "@discardableResult"),
        ("func transform(input: Input) throws -> Output", "throws"),
        ("func transform(input: Input) async -> Output", "async"),
        ("static func transform(input: Input) -> Output", "static"),
        ("override func transform(input: Input) -> Output", "override"),
    ])
    func transformIsNotUnderstood(_ head: String, _ word: String) throws {
        let text = """
            final class V: Base<V.Input, V.Output> {
                struct Input { let a: Driver<Int> }
                struct Output { let r: Driver<Int> }
                \(head) { Output(r: input.a) }
            }
            """
        let source = try #require(Importer.Source(SourceFile(path: "V.swift", text: text)))
        let vote = Importer.vote([source])
        #expect(vote.profile.baseClass == (word == "override" ? "Base<*.Input, *.Output>" : nil))
        let result = Importer(profile: vote.profile).run(source)
        #expect(result.outcome == .none)
        #expect(result.remarks.map(\.text) == ["'transform' is '\(word)'"])
    }

    @Test func observableOutputsAreSharedAsTheyWere() throws {
        let text = """
            final class V: ViewModelType {
                struct Input { let t: Signal<Void> }
                struct Output { let taps: Observable<Int>; let plain: Observable<Int>; let shown: Driver<Int> }
                func transform(input: Input) -> Output {
                    let taps = input.t.asObservable().scan(0) { n, _ in n + 1 }.share(replay: 1)
                    return Output(
                        taps: taps,
                        plain: input.t.asObservable().map { 1 }.share(),
                        shown: input.t.asObservable().map { 1 }.share().asDriver(onErrorDriveWith: .empty())
                    )
                }
            }
            """
        let source = try #require(Importer.Source(SourceFile(path: "V.swift", text: text)))
        let result = Importer(profile: Importer.vote([source]).profile).run(source)
        let spec = String(decoding: result.spec, as: UTF8.self)
        #expect(result.outcome == .whole)
        #expect(spec.contains("<- taps.share(replay: 1)"), "\(spec)")
        #expect(spec.contains("<- t.map { 1 }.share()"), "\(spec)")
        #expect(spec.contains("<- t.map { 1 }\n"), "\(spec)")
    }

    private static let helping = """
        private enum Constants { static let step = 1 }
        private extension Int { var twice: Int { self * 2 } }
        public final class V: ViewModelType {
            public struct Input { let a: Driver<Int> }
            public struct Output { let r: Driver<Int> }
            private let api: API
            fileprivate let amount = BehaviorRelay<Int>(value: 1)
            init(api: API) { self.api = api }
            public func transform(input: Input) -> Output {
                Output(r: input.a.map { $0.twice + Constants.step })
            }
        }
        func read(_ viewModel: V) -> Int { viewModel.amount.value }
        """

    @Test func whatTheFileNeedsIsSeen() throws {
        let source = try #require(Importer.Source(SourceFile(path: "V.swift", text: Self.helping)))
        let profile = Importer.vote([source]).profile
        let result = Importer(profile: profile).run(source)
        let spec = String(decoding: result.spec, as: UTF8.self)
        #expect(result.outcome == .whole)
        #expect(spec.contains("    let amount = BehaviorRelay<Int>(value: 1)"), "\(spec)")
        // Not public, as a generated one would be.
        #expect(spec.contains("        init(api: API) { self.api = api }"), "\(spec)")
        let opened = ["amount", "Constants", "twice"].map { "'\($0)' is no longer private" }
        #expect(result.remarks.map(\.text) == opened)
        let logic = try #require(result.logic)
        #expect(logic.hasPrefix("enum Constants"))
        #expect(logic.contains("\nextension Int {"))
    }

    @Test func whatSeveralFilesHaveStaysPrivate() throws {
        let source = try #require(Importer.Source(SourceFile(path: "V.swift", text: Self.helping)))
        let other = try #require(Importer.Source(SourceFile(path: "W.swift", text: Self.helping)))
        let names = Importer.privateNames([source, other])
        #expect(names == ["Constants", "twice"])
        let result = Importer(profile: Importer.vote([source]).profile, privateNames: names).run(source)
        #expect(result.outcome == .interface)
        let reason = "'Constants', which other files have too, would no longer be private"
        #expect(result.remarks.map(\.text) == [reason, "'amount' is no longer private"])
        #expect(result.logic?.contains("private enum Constants") == true)
    }
}

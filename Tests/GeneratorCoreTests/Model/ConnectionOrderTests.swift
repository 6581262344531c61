import Testing

@testable import GeneratorCore

/// In which order requests start to listen.
@Suite struct ConnectionOrderTests {
    private static func connected(_ flow: String) throws -> [String] {
        let spec = """
            dependencies { api: API }
            input { go: Signal<Int> }
            state { page: Int = 0 <- loaded }
            flow { loaded: Int <- go.flatMapLatest(api.load()); \(flow) }
            """
        let viewModel = try #require(Checked(spec).model?.viewModels.first)
        return StreamLowering.lower(viewModel, profile: Profile()).connections.compactMap { text in
            text.firstRange(of: "Events.connect()").map { String(text[..<$0.lowerBound]) }
        }
    }

    @Test func thoseOfOneTriggerKeepTheOrderOfTheSpec() throws {
        let flow = "saved: Int <- go.flatMapFirst(api.save()); left: Int <- go.flatMapFirst(api.leave())"
        #expect(try Self.connected(flow) == ["loaded", "saved", "left"])
    }

    @Test(arguments: [
        "loaded", "page", "loaded.map { $0 }", "loaded.errors.map { _ in 1 }", "(go with activity)",
        "(go | doubled)",
    ])
    func thoseThatListenComeFirst(trigger: String) throws {
        let flow = """
            doubled: Int <- loaded { loaded * 2 }; saved: Int <- go.flatMapFirst(api.save())
            shown: Int <- \(trigger).flatMapLatest(api.show())
            """
        let order = try Self.connected(flow)
        #expect(order.filter { $0 != "shown" } == ["loaded", "saved"])
        #expect(order.firstIndex(of: "shown") == 0)
    }

    @Test func aLongChainStartsAtItsEnd() throws {
        let chain = (1...400).map { "r\($0): Int <- r\($0 - 1).flatMapLatest(api.next())" }
        let flow = "r0: Int <- go.flatMapLatest(api.next()); " + chain.joined(separator: "; ")
        #expect(try Self.connected(flow) == ["loaded"] + (0...400).reversed().map { "r\($0)" })
    }
}

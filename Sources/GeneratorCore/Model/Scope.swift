/// What the names of one ViewModel stand for. Of several declarations of one name the first counts; the others are
/// reported elsewhere.
struct Scope {
    private(set) var dependencies: [String: Int] = [:]
    private(set) var inputs: [String: Int] = [:]
    private(set) var states: [String: Int] = [:]
    private(set) var flows: [String: Int] = [:]
    private(set) var outputs: [String: Int] = [:]

    init(_ outline: Outline) {
        dependencies = Self.indices(outline.dependencies.map(\.name.text))
        inputs = Self.indices(outline.inputs.map(\.name.text))
        states = Self.indices(outline.states.map(\.name.text))
        outputs = Self.indices(outline.outputs.map(\.name.text))
        flows = Self.indices(
            outline.flow.map { member in
                guard let name = member.name?.text else { return nil }
                return member.origin == nil ? name : Self.unnamed(name)
            }
        )
    }

    /// How a stream that the spec does not name is looked up: no identifier is spelled like this.
    static func unnamed(_ name: String) -> String { "#" + name }

    private static func indices(_ names: [String?]) -> [String: Int] {
        var indices: [String: Int] = [:]
        for (index, name) in names.enumerated() {
            if let name, indices[name] == nil { indices[name] = index }
        }
        return indices
    }

    /// The streams of this name: flow stream, state, input.
    func streams(named name: String) -> [StreamID] {
        var streams: [StreamID] = []
        if let index = flows[name] { streams.append(.flow(index)) }
        if let index = states[name] { streams.append(.state(index)) }
        if let index = inputs[name] { streams.append(.input(index)) }
        return streams
    }

    /// The stream of this name in one section; `nil` where there is none or `section` has no streams.
    func stream(named name: String, in section: String) -> StreamID? {
        switch section {
        case "input": inputs[name].map { .input($0) }
        case "state": states[name].map { .state($0) }
        case "flow": flows[name].map { .flow($0) }
        default: nil
        }
    }

    /// All names that an operand may begin with, in a fixed order.
    var operandNames: [String] {
        let names = [inputs, states, flows, dependencies].flatMap(\.keys).filter { !$0.utf8.starts(with: "#".utf8) }
        return Set(names).sorted() + ["errors", "activity"]
    }

    /// The names of the streams that a section declares.
    func names(in section: String) -> [String] {
        let names: [String: Int]
        switch section {
        case "input": names = inputs
        case "state": names = states
        default: names = flows.filter { $0.key.utf8.first != UInt8(ascii: "#") }
        }
        return names.keys.sorted()
    }

    static let sections = ["input", "state", "flow"]
}

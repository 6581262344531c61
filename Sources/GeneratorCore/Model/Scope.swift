/// What the names of one ViewModel stand for. Of several declarations of one name the first counts; the others are
/// reported elsewhere.
struct Scope {
    private enum Section: Int {
        case dependencies, input, state, flow, output
    }

    /// What one name stands for, in each section; -1 where it stands for nothing.
    private struct Meaning {
        private var indices = SIMD8<Int32>(repeating: -1)

        subscript(section: Section) -> Int? {
            get { indices[section.rawValue] < 0 ? nil : Int(indices[section.rawValue]) }
            set { indices[section.rawValue] = newValue.map { Int32(truncatingIfNeeded: $0) } ?? -1 }
        }
    }

    /// The streams of one name.
    struct Streams {
        fileprivate(set) var flow: Int?
        fileprivate(set) var state: Int?
        fileprivate(set) var input: Int?

        var isEmpty: Bool { flow == nil && state == nil && input == nil }
        var count: Int { (flow == nil ? 0 : 1) + (state == nil ? 0 : 1) + (input == nil ? 0 : 1) }

        var first: StreamID? { flow.map { .flow($0) } ?? state.map { .state($0) } ?? input.map { .input($0) } }

        /// Those that the ViewModel makes itself.
        var withoutInput: Streams { Streams(flow: flow, state: state, input: nil) }

        /// Flow stream, state, input.
        var all: [StreamID] {
            var streams: [StreamID] = []
            if let flow { streams.append(.flow(flow)) }
            if let state { streams.append(.state(state)) }
            if let input { streams.append(.input(input)) }
            return streams
        }
    }

    /// Whether a section declares a name twice, or a stream has the name of a dependency.
    private(set) var hasDuplicates = false
    private var table: NameTable
    private var meanings: [Meaning] = []

    init(_ outline: Outline) {
        let count =
            outline.dependencies.count + outline.inputs.count + outline.states.count + outline.flow.count
            + outline.outputs.count
        table = NameTable(capacity: count)
        meanings.reserveCapacity(count)
        declare(outline.dependencies, in: .dependencies)
        declare(outline.inputs, in: .input)
        declare(outline.states, in: .state)
        for index in outline.flow.indices {
            // No identifier means a stream that the spec does not name.
            guard let name = outline.flow[index].name?.text, outline.flow[index].origin == nil else { continue }
            declare(name, index, in: .flow)
        }
        declare(outline.outputs, in: .output)
    }

    private mutating func declare(_ members: [Outline.Member], in section: Section) {
        for index in members.indices { declare(members[index].name.text, index, in: section) }
    }

    private mutating func declare(_ name: String, _ index: Int, in section: Section) {
        let number = table.insert(name)
        if number == meanings.count { meanings.append(Meaning()) }
        if meanings[number][section] == nil {
            meanings[number][section] = index
        } else {
            hasDuplicates = true
        }
        guard section != .dependencies, section != .output else { return }
        if meanings[number][.dependencies] != nil { hasDuplicates = true }
    }

    // MARK: Looking up

    func dependency(_ name: String) -> Int? { index(of: name, in: .dependencies) }

    func input(_ name: String) -> Int? { index(of: name, in: .input) }

    func state(_ name: String) -> Int? { index(of: name, in: .state) }

    func flow(_ name: String) -> Int? { index(of: name, in: .flow) }

    func output(_ name: String) -> Int? { index(of: name, in: .output) }

    private func index(of name: String, in section: Section) -> Int? {
        table.index(of: name).flatMap { meanings[$0][section] }
    }

    /// The streams of this name.
    func streams(named name: String) -> Streams {
        guard let index = table.index(of: name) else { return Streams() }
        return Streams(flow: meanings[index][.flow], state: meanings[index][.state], input: meanings[index][.input])
    }

    /// The stream of this name in one section; `nil` where there is none or `section` has no streams.
    func stream(named name: String, in section: String) -> StreamID? {
        switch section {
        case "input": input(name).map { .input($0) }
        case "state": state(name).map { .state($0) }
        case "flow": flow(name).map { .flow($0) }
        default: nil
        }
    }

    // MARK: Suggestions

    /// How many names are declared.
    var nameCount: Int { table.names.count }

    /// All names that an operand may begin with, in a fixed order.
    var operandNames: [String] {
        names(in: [.dependencies, .input, .state, .flow]) + ["errors", "activity"]
    }

    /// The names whose methods may be called: those of dependencies, then those of states.
    var ownerNames: [String] { names(in: [.dependencies]) + names(in: [.state]) }

    /// The names of the streams that a section declares.
    func names(in section: String) -> [String] {
        switch section {
        case "input": names(in: [.input])
        case "state": names(in: [.state])
        default: names(in: [.flow])
        }
    }

    private func names(in sections: [Section]) -> [String] {
        zip(table.names, meanings).compactMap { name, meaning in
            sections.contains { meaning[$0] != nil } ? name : nil
        }.sorted()
    }

    /// Whether `name` is that of a section which declares streams.
    static func isSection(_ name: String) -> Bool { name == "input" || name == "state" || name == "flow" }
}

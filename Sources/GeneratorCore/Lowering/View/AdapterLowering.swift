/// The members of the object that stands for a ViewModel in SwiftUI.
package struct LoweredAdapter: Sendable {
    /// Published properties and publishers, a declaration each.
    package var properties: [String] = []
    /// The relays that inputs are made of.
    package var relays: [String] = []
    package var input = ""
    package var transform = ""
    package var usesOutput = false
    package var bindings: [String] = []
    /// The methods that send what an input takes.
    package var methods: [String] = []
}

/// Decides how a SwiftUI view feeds a ViewModel and follows it.
struct AdapterLowering {
    private let adapter: ViewAdapter
    private let viewModel: ViewModel
    private let base: ViewLowering
    private var lowered = LoweredAdapter()

    static func lower(_ adapter: ViewAdapter, _ base: ViewLowering) -> LoweredAdapter {
        var lowering = AdapterLowering(adapter, base)
        lowering.lower()
        return lowering.lowered
    }

    private init(_ adapter: ViewAdapter, _ base: ViewLowering) {
        self.adapter = adapter
        self.base = base
        viewModel = base.viewModel
    }

    private mutating func lower() {
        var arguments: [Code] = []
        for input in adapter.inputs { arguments.append(argument(input)) }
        lowered.input = base.input(arguments).text
        lowered.transform = base.output.text
        for output in adapter.outputs { add(output) }
        lowered.usesOutput = !lowered.bindings.isEmpty
    }

    // MARK: Inputs

    private mutating func argument(_ input: ViewAdapter.Input) -> Code {
        let member = viewModel.inputs[input.index]
        let label = member.name.escapedLabel
        let relay = member.name + "Relay"
        switch input.form {
        case .expression(let control):
            return Code("\(label): \(ControlConversion.stream([control], as: member.type))")
        case .property(let name, let value):
            addProperty(name, value, member, relay)
            if member.type.trait == .plain { return Code("\(label): \(name.escapedIdentifier)") }
            return Code("\(label): \(stream(of: relay, .property, name, member.type))")
        case .method(let name):
            lowered.relays.append("private let \(relay) = PublishRelay<\(member.type.element)>()")
            let isVoid = member.type.isVoid
            var method = Code("func \(name.escapedIdentifier)(\(isVoid ? "" : "_ value: \(member.type.element)")) {")
            method.append(linesOf: Code("\(relay).accept(\(isVoid ? "()" : "value"))"))
            method.breakLine()
            method.append("}")
            lowered.methods.append(method.text)
            return Code("\(label): \(stream(of: relay, .relay, name, member.type))")
        }
    }

    private mutating func addProperty(_ name: String, _ value: String, _ input: Input, _ relay: String) {
        var property = Code("@Published var \(name.escapedIdentifier)")
        let isPlain = FirstValue.of(input.type.element) == value && ["false", "\"\""].contains(value)
        if !isPlain { property.append(": \(input.type.element)") }
        property.append(" = \(value)")
        if input.type.trait != .plain {
            lowered.relays.append("private let \(relay) = BehaviorRelay<\(input.type.element)>(value: \(value))")
            property.append(" {")
            property.append(linesOf: Code("didSet { \(relay).accept(\(name.escapedIdentifier)) }"))
            property.breakLine()
            property.append("}")
        }
        lowered.properties.append(property.text)
    }

    private func stream(
        of relay: String,
        _ kind: ControlExpression.Kind,
        _ name: String,
        _ type: StreamType
    ) -> Code {
        if type.trait == .controlProperty, kind == .property {
            let binder = Code("Binder(self) { $0.\(name.escapedMember) = $1 }")
            return Code("ControlProperty(values: \(relay), valueSink: \(binder))")
        }
        var control = ControlExpression(text: relay)
        control.links = [ControlExpression.Link(name: relay, range: 0..<relay.utf8.count)]
        control.kind = kind
        return ControlConversion.stream([control], as: type)
    }

    // MARK: Outputs

    private mutating func add(_ output: ViewAdapter.Output) {
        let member = viewModel.outputs[output.index]
        let sink: BoundView.Sink
        switch output.form {
        case .closure(let text):
            sink = .closure(text)
        case .event(let name):
            lowered.properties.append("let \(name.escapedIdentifier) = PassthroughSubject<Void, Never>()")
            sink = .method("\(name).send")
        case .property(let name, let value):
            let access = value == nil && member.type.trait == .signal ? "" : "private(set) "
            var property = Code("@Published \(access)var \(name.escapedIdentifier)")
            switch value {
            case "false", "\"\"": property.append(" = \(value ?? "")")
            case let value?: property.append(": \(member.type.element) = \(value)")
            case nil: property.append(": \(optional(member.type.element))")
            }
            lowered.properties.append(property.text)
            sink = .property(name)
        }
        let follow = BoundView.Follow(output: output.index, transform: nil, sink: sink)
        lowered.bindings.append(base.statement(follow).text)
    }

    private func optional(_ type: String) -> String {
        if type.utf8.last == UInt8(ascii: "?") { return type }
        return type.utf8.contains(UInt8(ascii: " ")) || type.utf8.contains(UInt8(ascii: ">"))
            ? "(\(type))?" : "\(type)?"
    }
}

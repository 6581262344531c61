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
    /// The names of the object's members.
    private var names: Set<String>
    /// The statements that feed outputs, and those that send first values: whoever follows an output is there before.
    private var sends: [String] = []
    private var firstValues: [String] = []

    static func lower(_ adapter: ViewAdapter, _ base: ViewLowering) -> LoweredAdapter {
        var lowering = AdapterLowering(adapter, base)
        lowering.lower()
        return lowering.lowered
    }

    private init(_ adapter: ViewAdapter, _ base: ViewLowering) {
        self.adapter = adapter
        self.base = base
        viewModel = base.viewModel
        names = Set(adapter.feeds.compactMap(\.form.name) + adapter.outputs.compactMap(\.form.name))
    }

    private mutating func lower() {
        var arguments: [Code] = []
        for feed in adapter.feeds {
            switch feed.target {
            case .input(let index): arguments.append(argument(feed.form, viewModel.inputs[index]))
            case .output(let index): send(feed.form, index)
            }
        }
        lowered.input = base.input(arguments).text
        lowered.transform = base.output.text
        for output in adapter.outputs { add(output) }
        lowered.bindings += sends
        lowered.usesOutput = !lowered.bindings.isEmpty
        lowered.bindings += firstValues
    }

    // MARK: Inputs

    private mutating func argument(_ form: ViewAdapter.Feed.Form, _ input: Input) -> Code {
        let label = input.name.escapedLabel
        switch form {
        case .expression(let control):
            return Code("\(label): \(ControlConversion.stream([control], as: input.type))")
        case .property(let name, let value):
            let relay = addRelay(input.name, input.type, value: value)
            let property = declaration(of: name, value, input.type.element)
            add(property, observer: "didSet { \(relay.sending(name.escapedIdentifier)) }")
            if !relay.holdsValue { firstValues.append(relay.sending("self.\(name.escapedMember)")) }
            return Code("\(label): \(stream(of: relay, .property, name, input.type))")
        case .method(let name):
            let relay = addRelay(input.name, input.type, value: nil)
            addMethod(name, relay)
            return Code("\(label): \(stream(of: relay, .relay, name, input.type))")
        }
    }

    /// `@Published var email = ""`
    private func declaration(of name: String, _ value: String, _ element: String, _ access: String = "") -> Code {
        let isPlain = FirstValue.of(element) == value && ["false", "\"\""].contains(value)
        let type = isPlain ? "" : ": \(element)"
        return Code("@Published \(access)var \(name.escapedIdentifier + type) = \(value)")
    }

    /// Adds a property with what stands between its braces.
    private mutating func add(_ property: Code, observer lines: String...) {
        var code = property
        code.append(" {")
        for line in lines { code.append(linesOf: Code("\(line)")) }
        code.breakLine()
        code.append("}")
        lowered.properties.append(code.text)
    }

    private mutating func addMethod(_ name: String, _ relay: Relay) {
        let isVoid = relay.element == "Void" || relay.element == "()"
        var method = Code("func \(name.escapedIdentifier)(\(isVoid ? "" : "_ value: \(relay.element)")) {")
        method.append(linesOf: Code("\(relay.sending(isVoid ? "()" : "value"))"))
        method.breakLine()
        method.append("}")
        lowered.methods.append(method.text)
    }

    private func stream(of relay: Relay, _ kind: ControlExpression.Kind, _ name: String, _ type: StreamType) -> Code {
        switch type.trait {
        case .controlProperty where kind == .property:
            let binder = Code("Binder(self) { $0.\(name.escapedMember) = $1 }")
            return Code("ControlProperty(values: \(relay.name), valueSink: \(binder))")
        case .single: return Code("\(relay.name).take(1).asSingle()")
        case .maybe: return Code("\(relay.name).take(1).asMaybe()")
        case .completable: return Code("\(relay.name).take(1).ignoreElements().asCompletable()")
        default: break
        }
        var control = ControlExpression(text: relay.name)
        control.links = [ControlExpression.Link(name: relay.name, range: 0..<relay.name.utf8.count)]
        control.kind = kind
        return ControlConversion.stream([control], as: type)
    }

    // MARK: Relays

    /// What the view sends to: the relay or subject that an input is, or what another one is made of.
    private struct Relay {
        var name: String
        var element: String
        var isSubject: Bool
        /// Whether it has its first value when it is made.
        var holdsValue: Bool

        func sending(_ value: String) -> String { "\(name).\(isSubject ? "onNext" : "accept")(\(value))" }
    }

    /// Declares what the elements of `member` are sent to.
    private mutating func addRelay(_ member: String, _ type: StreamType, value: String?) -> Relay {
        let isSubject = [.behaviorSubject, .publishSubject, .replaySubject].contains(type.trait)
        let isPassed = isSubject || type.trait.isRelay
        let trait = isPassed ? type.trait : value == nil ? .publishRelay : .behaviorRelay
        let element = type.trait == .completable ? "Void" : type.element
        let name = freeName(member + (isSubject ? "Subject" : "Relay"))
        let arguments =
            switch trait {
            case .behaviorRelay, .behaviorSubject: "(value: \(value ?? FirstValue.of(element) ?? "()"))"
            case .replayRelay, .replaySubject: ".create(bufferSize: 1)"
            default: "()"
            }
        lowered.relays.append("private let \(name) = \(trait.rawValue)<\(element)>\(arguments)")
        return Relay(name: name, element: element, isSubject: isSubject, holdsValue: trait.holdsValue)
    }

    /// A name that no member has.
    private mutating func freeName(_ base: String) -> String {
        var name = base
        var count = 2
        while !names.insert(name).inserted {
            name = "\(base)\(count)"
            count += 1
        }
        return name
    }

    // MARK: Outputs that take elements

    private mutating func send(_ form: ViewAdapter.Feed.Form, _ index: Int) {
        let output = viewModel.outputs[index]
        let type = output.type
        let relay: Relay
        switch form {
        case .expression: return
        case .method(let name):
            relay = addRelay(output.name, type, value: nil)
            addMethod(name, relay)
        case .property(let name, let value) where type.trait == .controlProperty:
            // What the view sets goes to the ViewModel and comes back from there: a property that did both would go round.
            relay = addRelay(output.name, type, value: nil)
            let storage = freeName(name + "Value")
            lowered.properties.append(declaration(of: storage, value, type.element, "private ").text)
            add(
                Code("var \(name.escapedIdentifier): \(type.element)"),
                observer: "get { \(storage) }",
                "set { \(relay.sending("newValue")) }"
            )
            let follow = BoundView.Follow(output: index, transform: nil, sink: .property(storage))
            lowered.bindings.append(base.statement(follow).text)
        case .property(let name, let value):
            relay = addRelay(output.name, type, value: value)
            let property = declaration(of: name, value, type.element)
            add(property, observer: "didSet { \(relay.sending(name.escapedIdentifier)) }")
        }
        let lines = [
            Code("\(relay.name)"), Code(".bind(to: output.\(output.name.escapedMember))"),
            Code(".disposed(by: \(base.bag))"),
        ]
        sends.append(base.chain(lines).text)
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

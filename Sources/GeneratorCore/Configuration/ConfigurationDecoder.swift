/// Turns the text of a `viewmodelgen.json` into a configuration.
///
/// Every problem of the file is reported in one run, with its place; what is wrong keeps its default.
package struct ConfigurationDecoder {
    private var configuration = Configuration()
    private var diagnostics: [Diagnostic]

    /// Decodes `source`; the configuration is worth using only when no diagnostic is an error.
    package static func decode(_ source: SourceFile) -> (configuration: Configuration, diagnostics: [Diagnostic]) {
        let (value, problems) = JSONReader.read(source)
        var decoder = ConfigurationDecoder(diagnostics: problems)
        if let value { decoder.decode(value) }
        return (decoder.configuration, decoder.diagnostics.sorted { $0.range.lowerBound < $1.range.lowerBound })
    }

    private init(diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }

    private mutating func decode(_ value: JSONValue) {
        guard let members = value.members else {
            diagnostics.append(Diagnostic(.notAnObject, at: value.range))
            return
        }
        if let preset: Profile.Preset = value["profile"]?.choice() { configuration.profile = Profile(preset) }
        for member in members {
            guard let key = key(of: member, among: ConfigurationKey.all, inside: nil) else { continue }
            guard check(member.value, against: key.type, named: key.name) else { continue }
            if let contradiction = key.contradiction(member.value) { diagnostics.append(contradiction) }
            key.store(member.value, &configuration)
        }
        finish(&configuration.profile, hasInputTrait: value["traits"]?["input"] != nil)
        diagnostics += configuration.profile.contradictions(among: members)
        for override in value["overrides"]?.array ?? [] where diagnostics.isEmpty { decode(override, over: members) }
    }

    /// What is stored takes elements from the view.
    private func finish(_ profile: inout Profile, hasInputTrait: Bool) {
        if profile.stored != nil, !hasInputTrait, !profile.inputTrait.isSink { profile.inputTrait = .publishRelay }
    }

    /// The settings of some specs, which stand over those of all.
    private mutating func decode(_ override: JSONValue, over members: [JSONValue.Member]) {
        guard let own = override.members else { return }
        var special = configuration
        for member in own {
            guard let key = ConfigurationKey.override.first(where: { $0.name == member.key }) else { continue }
            if let contradiction = key.contradiction(member.value) { diagnostics.append(contradiction) }
            key.store(member.value, &special)
        }
        finish(&special.profile, hasInputTrait: override["traits"]?["input"] != nil)
        diagnostics += special.profile.contradictions(among: own + members)
        if let key = special.profile.unfitting(configuration.profile),
            let place = own.first(where: { $0.key == key }) ?? own.first
        {
            let suggestion = #"say which protocol fits: "conformance": { "protocol": "…", "declare": false }"#
            diagnostics.append(Diagnostic(.unfitting(place.key), at: place.keyRange, suggestion: suggestion))
        }
        for name in override["specs"]?.array ?? [] {
            guard let text = name.string else { continue }
            configuration.overriddenSpecs.append(NameSyntax(text: text, range: name.range))
            if configuration.overrides.updateValue(special.profile, forKey: text) != nil {
                diagnostics.append(Diagnostic(.overriddenTwice(text), at: name.range))
            }
        }
    }

    /// The key that `member` is for; reports one that does not exist.
    private mutating func key(
        of member: JSONValue.Member,
        among keys: [ConfigurationKey],
        inside parent: String?
    ) -> ConfigurationKey? {
        if let key = keys.first(where: { $0.name == member.key }) { return key }
        let message = Diagnostic.Message.unknownKey(member.key, inside: parent)
        report(message, at: member.keyRange, given: member.key, known: keys.map(\.name), fallback: "known keys are")
        return nil
    }

    /// Reports what is wrong with `value`; `true` when nothing is.
    private mutating func check(_ value: JSONValue, against type: ConfigurationType, named name: String) -> Bool {
        guard type.takes(value.content) else {
            diagnostics.append(Diagnostic(.invalidValue(of: name, type, found: value), at: value.range))
            return false
        }
        switch (type.meant(by: value.content), value.content) {
        case (.list(let element, let mayBeEmpty), .array(let elements)):
            guard !elements.isEmpty || mayBeEmpty else {
                diagnostics.append(Diagnostic(.empty(name), at: value.range))
                return false
            }
            // Every element is looked at, so that every problem is seen.
            return elements.filter { !check($0, against: element, named: name) }.isEmpty
        case (.object(let keys), .object(let members)):
            return check(members, of: value, against: keys, named: name)
        case (let meant, _):
            if isRight(value, for: meant) { return true }
            let message = Diagnostic.Message.invalidValue(of: name, type, found: value)
            report(message, at: value.range, given: value.string ?? "", known: meant.choices, fallback: nil)
            return false
        }
    }

    /// Whether a value of the right kind that holds no others is as it has to be.
    private func isRight(_ value: JSONValue, for type: ConfigurationType) -> Bool {
        switch (type, value.content) {
        case (.constant(let wanted), .boolean(let given)): wanted == given
        case (.integer(let range), .number): value.integer.map(range.contains) ?? false
        case (.text(let text), .string(let given)): text.allows(given)
        case (.choice(let choices), .string(let given)): choices.contains(given)
        default: true
        }
    }

    private mutating func check(
        _ members: [JSONValue.Member],
        of value: JSONValue,
        against keys: [ConfigurationKey],
        named name: String
    ) -> Bool {
        var isRight = true
        for member in members {
            guard let key = key(of: member, among: keys, inside: name) else {
                isRight = false
                continue
            }
            if !check(member.value, against: key.type, named: "\(name).\(key.name)") { isRight = false }
        }
        for key in keys where key.isRequired && !members.contains(where: { $0.key == key.name }) {
            diagnostics.append(Diagnostic(.missingKey(key.name, of: name), at: value.range))
            isRight = false
        }
        return isRight
    }

    private mutating func report(
        _ message: Diagnostic.Message,
        at range: SourceRange,
        given: String,
        known: [String],
        fallback: String?
    ) {
        var suggestion = EditDistance.suggestion(for: given, among: known)
        if suggestion == nil, let fallback {
            suggestion = "\(fallback) \(known.map { "'\($0)'" }.joined(separator: ", "))"
        }
        diagnostics.append(Diagnostic(message, at: range, suggestion: suggestion))
    }
}

extension Diagnostic.Message {
    fileprivate static var notAnObject: Self {
        Self(.error, rule: "invalid-value", "a configuration is a JSON object: { … }")
    }

    fileprivate static func unknownKey(_ key: String, inside parent: String?) -> Self {
        Self(.error, rule: "unknown-key", "unknown key '\(key)'" + (parent.map { " in '\($0)'" } ?? ""))
    }

    fileprivate static func empty(_ key: String) -> Self {
        Self(.error, rule: "invalid-value", "'\(key)' must not be empty")
    }

    fileprivate static func unfitting(_ key: String) -> Self {
        Self(
            .error,
            rule: "invalid-value",
            "with another '\(key)' a ViewModel does not conform to the protocol that the support file declares"
        )
    }

    fileprivate static func overriddenTwice(_ spec: String) -> Self {
        Self(.error, rule: "invalid-value", "'\(spec)' has settings of its own already")
    }

    fileprivate static func missingKey(_ key: String, of parent: String) -> Self {
        Self(.error, rule: "invalid-value", "'\(parent)' needs the key '\(key)'")
    }

    fileprivate static func invalidValue(of key: String, _ type: ConfigurationType, found value: JSONValue) -> Self {
        let found =
            switch value.content {
            case .null: "null"
            case .boolean(let value): "\(value)"
            case .number(let text): text
            case .string(let text): "\"\(text)\""
            case .array: "an array"
            case .object: "an object"
            }
        return Self(.error, rule: "invalid-value", "'\(key)' must be \(type.requirement), not \(found)")
    }
}

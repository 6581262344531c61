// A `viewmodelgen.json` that says what was found.

extension ProfileVote {
    /// The text of the file.
    package var configuration: String {
        var members = profile.members(besides: nil).map { "    " + $0 }
        if !groups.isEmpty {
            let overrides = groups.map { group in
                let specs = group.specs.map { "\"\($0)\"" }.joined(separator: ", ")
                let own = ["\"specs\": [\(specs)]"] + group.profile.members(besides: profile)
                return "        {\n" + own.map { "            " + $0 }.joined(separator: ",\n") + "\n        }"
            }
            members.append("    \"overrides\": [\n" + overrides.joined(separator: ",\n") + "\n    ]")
        }
        return "{\n" + members.joined(separator: ",\n") + "\n}\n"
    }
}

extension Profile {
    /// The members of an object that says so; those alone in which another profile differs.
    fileprivate func members(besides other: Profile?) -> [String] {
        var members: [String] = []
        func add(_ key: String, _ value: String, _ isOther: Bool) {
            if isOther { members.append("\"\(key)\": \(value)") }
        }
        add("access", "\"\(access.rawValue)\"", access != other?.access)
        add("kind", "\"\(kind.rawValue)\"", kind != other?.kind)
        add("baseClass", baseClass.map { "\"\($0)\"" } ?? "false", baseClass != other?.baseClass)
        add("conformance", conformance.json, conformance != other?.conformance)
        if let signature = signature(besides: other) { members.append("\"transform\": \(signature)") }
        add("dependencies", dependencies.json, dependencies != other?.dependencies)
        add("interface", "\"extension\"", other == nil && interface == .extension)
        if other == nil { members += look }
        if let trackers = trackers(besides: other) { members.append("\"trackers\": \(trackers)") }
        add("outputRelays", "\"\(outputRelays.rawValue)\"", outputRelays != (other?.outputRelays ?? .arguments))
        return members
    }

    /// What has no meaning, where it is not as usual.
    private var look: [String] {
        var members: [String] = []
        if captures != .weakSelf { members.append("\"captures\": \"\(captures.rawValue)\"") }
        let texts = [
            ("input", marks.input), ("output", marks.output), ("properties", marks.properties),
            ("init", marks.initializer), ("transform", marks.transform),
        ]
        let parts = texts.compactMap { key, text in text.map { "\"\(key)\": \"\($0.escapedForJSON)\"" } }
        if !parts.isEmpty { members.append("\"marks\": { \(parts.joined(separator: ", ")) }") }
        switch indentation {
        case .tabs: members.append("\"indentation\": \"tabs\"")
        case .spaces(let count) where count != 4: members.append("\"indentation\": \(count)")
        case .spaces: break
        }
        return members
    }

    private func trackers(besides other: Profile?) -> String? {
        guard activityTracker != other?.activityTracker || errorTracker != other?.errorTracker else { return nil }
        let parts = [("activity", activityTracker), ("errors", errorTracker)].compactMap { key, name in
            name.map { "\"\(key)\": \"\($0)\"" }
        }
        return parts.isEmpty ? "false" : "{ \(parts.joined(separator: ", ")) }"
    }

    private func signature(besides other: Profile?) -> String? {
        var parts: [String] = []
        if transformName != other?.transformName ?? "transform" { parts.append("\"name\": \"\(transformName)\"") }
        if other == nil { parts.append("\"label\": \"\(transformLabel)\"") }
        if disposeBag != other?.disposeBag { parts.append("\"disposeBag\": \(disposeBag.json)") }
        if other == nil, let bagProperty { parts.append("\"bagProperty\": \"\(bagProperty)\"") }
        if disposeBag == .parameter {
            let usual = other?.disposeBag == .parameter ? other?.bagParameter ?? .init() : .init()
            if bagParameter.label != usual.label { parts.append("\"bagName\": \"\(bagParameter.label)\"") }
            if bagParameter.type != usual.type { parts.append("\"bagType\": \"\(bagParameter.type)\"") }
        }
        if other == nil, qualifiesTypes { parts.append("\"qualified\": true") }
        return parts.isEmpty ? nil : "{ \(parts.joined(separator: ", ")) }"
    }
}

extension Profile.Conformance {
    fileprivate var json: String {
        switch self {
        case .existing(let name), .generated(let name): "{ \"protocol\": \"\(name)\", \"declare\": false }"
        case .own(let prefix, let suffix): "\"\(prefix)*\(suffix)\""
        case .none: "false"
        }
    }
}

extension Profile.DisposeBag {
    fileprivate var json: String {
        switch self {
        case .stored: "\"stored\""
        case .parameter: "\"parameter\""
        case .inherited(let path): "{ \"inherited\": \"\(path)\" }"
        }
    }
}

extension Profile.Dependencies {
    fileprivate var json: String {
        switch self {
        case .struct: "\"struct\""
        case .parameters: "\"parameters\""
        case .memberwise: "\"memberwise\""
        case .properties(nil): "\"properties\""
        case .properties(let wrapper?): "{ \"propertyWrapper\": \"\(wrapper)\" }"
        }
    }
}

extension String {
    fileprivate var escapedForJSON: String { map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() }
}

// What single keys say that does not go together.

extension Profile {
    /// What is wrong with the settings as a whole, each at a key that says so; at the ready-made profile where none does.
    func contradictions(among members: [JSONValue.Member]) -> [Diagnostic] {
        func place(_ key: String) -> SourceRange? {
            (members.first { $0.key == key } ?? members.first { $0.key == "profile" })?.keyRange
        }
        var diagnostics: [Diagnostic] = []
        if kind == .struct, baseClass != nil, let range = place("baseClass") {
            diagnostics.append(Diagnostic(.inheritingStruct, at: range))
        }
        if kind != .struct, dependencies == .memberwise, let range = place("dependencies") {
            diagnostics.append(
                Diagnostic(
                    .memberwiseClass(kind),
                    at: range,
                    suggestion: #"set "kind" to "struct", or "dependencies" to "parameters""#
                )
            )
        }
        diagnostics += contradictionsOfTrackers(place, members) + contradictionsOfBag(among: members)
        if !backend.isRx { diagnostics += contradictionsOfBackend(place) }
        return diagnostics + (stored == nil ? [] : contradictionsOfWiring(among: members))
    }

    /// The key by which ViewModels of this profile do not conform to the protocol that the support file of another one
    /// declares; `nil` where they do, or need not.
    func unfitting(_ other: Profile) -> String? {
        guard case .generated = conformance else { return nil }
        if conformance != other.conformance { return "conformance" }
        if (stored == nil) != (other.stored == nil) || stored != other.stored { return "wiring" }
        let isSame =
            transformName == other.transformName && transformLabel == other.transformLabel
            && (disposeBag == .parameter) == (other.disposeBag == .parameter)
            && (disposeBag != .parameter || bagParameter == other.bagParameter)
        if !isSame { return "transform" }
        return kind == .struct && other.kind != .struct ? "kind" : nil
    }

    /// Trackers are members of the base class.
    private func contradictionsOfTrackers(
        _ place: (String) -> SourceRange?,
        _ members: [JSONValue.Member]
    ) -> [Diagnostic] {
        if activityTracker != nil || errorTracker != nil, baseClass == nil, let range = place("trackers") {
            let suggestion = #"name it: "baseClass": "BaseViewModel""#
            return [Diagnostic(.trackersOfNone, at: range, suggestion: suggestion)]
        }
        guard let trackers = members.first(where: { $0.key == "trackers" }), trackers.value.members?.isEmpty == true
        else { return [] }
        let suggestion = #"name 'activity' or 'errors', or write "trackers": false"#
        return [Diagnostic(.noTracker, at: trackers.value.range, suggestion: suggestion)]
    }

    /// The name and the type of a parameter that there is none of.
    private func contradictionsOfBag(among members: [JSONValue.Member]) -> [Diagnostic] {
        guard let transform = members.first(where: { $0.key == "transform" })?.value.members else { return [] }
        let property = disposeBag == .stored ? nil : transform.first { $0.key == "bagProperty" }
        if let property {
            let suggestion = #"set "disposeBag" to "stored", or remove 'bagProperty'"#
            return [Diagnostic(.bagOfNoProperty, at: property.keyRange, suggestion: suggestion)]
        }
        guard disposeBag != .parameter, stored == nil else { return [] }
        return transform.filter { $0.key == "bagName" || $0.key == "bagType" }.map { member in
            Diagnostic(
                .bagOfNoParameter(member.key),
                at: member.keyRange,
                suggestion: #"set "disposeBag" to "parameter", or remove '\#(member.key)'"#
            )
        }
    }

    /// What is said about RxSwift where there is none.
    private func contradictionsOfBackend(_ place: (String) -> SourceRange?) -> [Diagnostic] {
        let settings = [
            ("wiring", stored != nil), ("outputRelays", outputRelays == .members), ("captures", captures == .with),
            ("trackers", activityTracker != nil || errorTracker != nil), ("rxSwiftExt", usesRxSwiftExt),
        ]
        var diagnostics = settings.compactMap { key, isSet -> Diagnostic? in
            guard isSet, let range = place(key) else { return nil }
            let suggestion = #"remove it, or set "backend" to "rxswift""#
            return Diagnostic(.onlyRx(key, backend), at: range, suggestion: suggestion)
        }
        if backend == .combine, kind == .struct, disposeBag == .stored, let range = place("kind") {
            let suggestion = #"set "kind" to "final class", or "transform" to { "disposeBag": "parameter" }"#
            diagnostics.append(Diagnostic(.keepingStruct, at: range, suggestion: suggestion))
        }
        return diagnostics
    }

    /// What does not go with input and output as properties.
    private func contradictionsOfWiring(among members: [JSONValue.Member]) -> [Diagnostic] {
        func place(_ key: String, _ inner: String? = nil) -> SourceRange? {
            guard let member = members.first(where: { $0.key == key }) else { return nil }
            return inner.map { inner in member.value.members?.first { $0.key == inner }?.keyRange } ?? member.keyRange
        }
        let wiring = place("wiring") ?? place("profile") ?? SourceRange(at: 0)
        var diagnostics: [Diagnostic] = []
        if kind == .struct {
            let suggestion = #"set "kind" to "final class""#
            diagnostics.append(Diagnostic(.wiredStruct, at: place("kind") ?? wiring, suggestion: suggestion))
        }
        if disposeBag == .parameter {
            let range = place("transform", "disposeBag") ?? wiring
            diagnostics.append(
                Diagnostic(.bagOfInit, at: range, suggestion: #"set "disposeBag" to "stored""#)
            )
        }
        for key in ["name", "label", "qualified", "bagName", "bagType"] {
            guard let range = place("transform", key) else { continue }
            diagnostics.append(Diagnostic(.signatureOfInit(key), at: range, suggestion: "remove '\(key)'"))
        }
        if dependencies == .properties() {
            let range = place("dependencies") ?? wiring
            diagnostics.append(
                Diagnostic(.lateDependencies, at: range, suggestion: #"set "dependencies" to "parameters""#)
            )
        }
        if !inputTrait.isSink {
            let range = place("traits", "input") ?? wiring
            diagnostics.append(
                Diagnostic(.sourceInput(inputTrait), at: range, suggestion: #"set "input" to "PublishRelay""#)
            )
        }
        return diagnostics
    }
}

extension Diagnostic.Message {
    private static func invalid(_ text: String) -> Self { Self(.error, rule: "invalid-value", text) }

    fileprivate static var inheritingStruct: Self {
        invalid("'baseClass' does not go with the kind \"struct\": a struct inherits from no class")
    }

    fileprivate static func onlyRx(_ key: String, _ backend: Backend) -> Self {
        invalid("'\(key)' does not go with the back end \"\(backend.rawValue)\": it is about RxSwift")
    }

    fileprivate static var keepingStruct: Self {
        invalid("the kind \"struct\" does not go with the back end \"combine\": 'transform' stores cancellables")
    }

    fileprivate static func memberwiseClass(_ kind: Profile.Kind) -> Self {
        invalid("\"memberwise\" does not go with the kind \"\(kind.rawValue)\": Swift makes no 'init' for a class")
    }

    fileprivate static var trackersOfNone: Self {
        invalid("'trackers' are members of the base class, and there is no 'baseClass'")
    }

    fileprivate static var noTracker: Self { invalid("'trackers' names none") }

    fileprivate static func bagOfNoParameter(_ key: String) -> Self {
        invalid("'transform.\(key)' is about a parameter of 'transform', and the dispose bag is none")
    }

    fileprivate static var bagOfNoProperty: Self {
        invalid("'transform.bagProperty' is about a property, and the dispose bag is none")
    }

    fileprivate static var wiredStruct: Self {
        invalid("wiring in 'init' does not go with the kind \"struct\": closures would keep a copy of it")
    }

    fileprivate static var bagOfInit: Self {
        invalid("the dispose bag is no parameter where streams are wired in 'init': there is no 'transform'")
    }

    fileprivate static func signatureOfInit(_ key: String) -> Self {
        invalid("'transform.\(key)' says nothing where streams are wired in 'init': there is no 'transform'")
    }

    fileprivate static var lateDependencies: Self {
        invalid("dependencies that are set afterwards are not there yet when streams are wired in 'init'")
    }

    fileprivate static func sourceInput(_ trait: Trait) -> Self {
        invalid("an input that is a property takes elements from the view, and '\(trait.rawValue)' takes none")
    }
}

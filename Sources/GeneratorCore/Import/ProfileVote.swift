/// The profile that most of some hand-written ViewModels follow.
///
/// A constant of a project is what most of its files agree on; who differs is an exception, and said to be one.
package struct ProfileVote: Sendable {
    package private(set) var profile = Profile()

    init(_ viewModels: [ImportedViewModel]) {
        guard !viewModels.isEmpty else { return }
        profile.kind = Self.winner(viewModels.compactMap { Profile.Kind(rawValue: $0.kind) }) ?? .finalClass
        profile.access =
            Self.winner(viewModels.map { Profile.Access(rawValue: $0.access ?? "internal") ?? .internal })
            ?? .internal
        let signatures = viewModels.compactMap(\.signature)
        profile.transformLabel = Self.winner(signatures.map(\.label)) ?? "input"
        profile.disposeBag = Self.disposeBag(viewModels)
        profile.bagParameter.label = Self.winner(signatures.compactMap(\.bagLabel)) ?? "disposeBag"
        profile.dependencies = Self.winner(viewModels.compactMap(\.dependencies?.style)) ?? .parameters
        profile.conformance = Self.conformance(viewModels)
    }

    /// What occurs most often; of two that do, what comes first.
    private static func winner<Value: Hashable>(_ values: [Value]) -> Value? {
        var counts: [Value: Int] = [:]
        for value in values { counts[value, default: 0] += 1 }
        let most = counts.values.max()
        return values.first { counts[$0] == most }
    }

    /// Those that subscribe to nothing have no say.
    private static func disposeBag(_ viewModels: [ImportedViewModel]) -> Profile.DisposeBag {
        let bags = viewModels.compactMap { viewModel -> Profile.DisposeBag? in
            if viewModel.signature?.bag != nil { return .parameter }
            if let path = viewModel.inheritedBag { return .inherited(path) }
            return viewModel.properties.contains { $0.member.value == "DisposeBag()" } ? .stored : nil
        }
        return winner(bags) ?? .stored
    }

    /// The protocol that more than half of the ViewModels conform to; of several the one that speaks of ViewModels, and
    /// then the last one named. What everything else conforms to is none.
    private static func conformance(_ viewModels: [ImportedViewModel]) -> Profile.Conformance {
        var counts: [String: Int] = [:]
        for type in viewModels.flatMap({ Set($0.inheritance) })
        where type.utf8.allSatisfy({ $0.isIdentifierBody || $0 == UInt8(ascii: ".") }) && !isOfFramework(type) {
            counts[type, default: 0] += 1
        }
        let frequent = counts.filter { $0.value * 2 > viewModels.count }
        let named = frequent.filter { $0.key.contains("ViewModel") }
        let candidates = named.isEmpty ? frequent : named
        let most = candidates.values.max()
        let last = viewModels.flatMap(\.inheritance).last { most != nil && candidates[$0] == most }
        return last.map { .existing($0) } ?? .none
    }

    /// Whether it is a class or protocol of Swift's or of Apple's.
    private static func isOfFramework(_ type: String) -> Bool {
        ["NSObject", "AnyObject", "Sendable", "Equatable", "Hashable", "Identifiable", "ObservableObject"].contains(type)
            || type.hasSuffix("Delegate") || type.hasSuffix("DataSource")
    }

    /// The text of a `viewmodelgen.json` that says so.
    package var configuration: String {
        let conformance =
            switch profile.conformance {
            case .existing(let name), .generated(let name): "{ \"protocol\": \"\(name)\", \"declare\": false }"
            case .own(let prefix, let suffix): "\"\(prefix)*\(suffix)\""
            case .none: "false"
            }
        let bag =
            switch profile.disposeBag {
            case .stored: "\"stored\""
            case .parameter: "\"parameter\""
            case .inherited(let path): "{ \"inherited\": \"\(path)\" }"
            }
        let label = profile.bagParameter.label
        let name = label == "disposeBag" || profile.disposeBag != .parameter ? "" : ", \"bagName\": \"\(label)\""
        let dependencies = profile.dependencies == .struct ? "struct" : "parameters"
        return """
            {
                "access": "\(profile.access.rawValue)",
                "kind": "\(profile.kind.rawValue)",
                "conformance": \(conformance),
                "transform": { "label": "\(profile.transformLabel)", "disposeBag": \(bag)\(name) },
                "dependencies": "\(dependencies)"
            }

            """
    }
}

extension ImportedViewModel {
    /// How the ViewModel differs from the profile in what a spec cannot say, each in the words of a user.
    func exceptions(from profile: Profile) -> [String] {
        var exceptions: [String] = []
        if kind != profile.kind.rawValue {
            exceptions.append("it is a '\(kind)', where the profile has '\(profile.kind.rawValue)'")
        }
        if let signature {
            let takesBag = signature.bag != nil
            if takesBag != (profile.disposeBag == .parameter) {
                exceptions.append(takesBag ? "'transform' takes a dispose bag" : "'transform' takes no dispose bag")
            }
            if let label = signature.bagLabel, label != profile.bagParameter.label {
                let usual = profile.bagParameter.label
                exceptions.append("the dispose bag of 'transform' has the label '\(label)', not '\(usual)'")
            }
        }
        if let name = profile.protocolName, !inheritance.contains(name) {
            exceptions.append("it does not conform to '\(name)'")
        }
        return exceptions
    }
}

extension Profile {
    /// The name of the protocol that ViewModels conform to.
    var protocolName: String? {
        switch conformance {
        case .existing(let name), .generated(let name): name
        case .own, .none: nil
        }
    }
}

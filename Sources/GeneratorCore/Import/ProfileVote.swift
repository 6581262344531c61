/// The profile that most of some hand-written ViewModels follow, and the profiles of those that do not.
///
/// A constant of a project is what most of its files agree on. Where one differs in what its spec cannot say itself, it
/// has settings of its own.
package struct ProfileVote: Sendable {
    package private(set) var profile = Profile()
    /// The profiles of specs that look otherwise, by the name of the spec.
    package private(set) var overrides: [String: Profile] = [:]
    /// The names of the specs of each such profile, in the order of the files.
    private(set) var groups: [(profile: Profile, specs: [String])] = []

    /// - Parameter files: the ViewModels of each file, and the name of its spec.
    init(_ files: [(stem: String, viewModels: [ImportedViewModel])]) {
        let viewModels = files.flatMap(\.viewModels)
        guard !viewModels.isEmpty else { return }
        let bases = Set(viewModels.compactMap(\.superclass))
        profile = Self.common(to: viewModels, bases)
        var special: [String: Profile] = [:]
        var differing: Set<String> = []
        for file in files {
            let found = file.viewModels.first.map { $0.profile(like: profile, bases) } ?? profile
            if let other = special.updateValue(found, forKey: file.stem), other != found { differing.insert(file.stem) }
        }
        for file in files {
            // Two files of one name that differ cannot both have their way.
            guard !differing.contains(file.stem), let found = special[file.stem], found != profile,
                overrides.updateValue(found, forKey: file.stem) == nil
            else { continue }
            if let index = groups.firstIndex(where: { $0.profile == found }) {
                groups[index].specs.append(file.stem)
            } else {
                groups.append((found, [file.stem]))
            }
        }
    }

    /// The profile of the spec of a file.
    package func profile(ofSpec stem: String) -> Profile { overrides[stem] ?? profile }

    // MARK: What most agree on

    private static func common(to viewModels: [ImportedViewModel], _ bases: Set<String>) -> Profile {
        var profile = Profile()
        profile.kind = winner(viewModels.compactMap { Profile.Kind(rawValue: $0.kind) }) ?? .finalClass
        profile.access =
            winner(viewModels.map { Profile.Access(rawValue: $0.access ?? "internal") ?? .internal }) ?? .internal
        let signatures = viewModels.compactMap(\.signature)
        profile.transformName = winner(signatures.map(\.function)) ?? "transform"
        profile.transformLabel = winner(signatures.map(\.label)) ?? "input"
        profile.qualifiesTypes = winner(viewModels.map(\.qualifiesTypes)) ?? false
        profile.disposeBag = disposeBag(viewModels)
        if profile.disposeBag == .stored {
            let property = winner(viewModels.filter { $0.bag == .stored }.compactMap(\.storedBag?.text))
            profile.bagProperty = property == "private let disposeBag" ? nil : property
        }
        profile.bagParameter.label = winner(signatures.compactMap(\.bagLabel)) ?? "disposeBag"
        profile.bagParameter.type = winner(signatures.compactMap(\.bagType)) ?? "DisposeBag"
        let styles = viewModels.compactMap { $0.dependencies?.style }
        profile.dependencies = winner(styles.filter { profile.kind == .struct || $0 != .memberwise }) ?? .parameters
        profile.baseClass = winner(viewModels.map { $0.baseClass(among: bases) }) ?? nil
        profile.conformance = conformance(viewModels, bases)
        profile.interface = winner(viewModels.map(\.interface)) ?? .body
        profile.captures = winner(viewModels.flatMap(\.look.captures)) ?? .weakSelf
        profile.indentation = winner(viewModels.compactMap(\.look.indentation)) ?? .spaces(4)
        profile.marks = marks(viewModels)
        if let base = profile.baseClass {
            // Requests of all are told, or those of none.
            let told = Set(viewModels.filter { $0.baseClass(among: bases) == base }.compactMap(\.trackers))
            if told.count == 1, let trackers = told.first {
                (profile.activityTracker, profile.errorTracker) = (trackers.activity, trackers.errors)
            }
        }
        profile.outputRelays = winner(viewModels.flatMap(\.outputRelays)) ?? .arguments
        return profile
    }

    /// Those that subscribe to nothing have no say, but that they are given no bag.
    private static func disposeBag(_ viewModels: [ImportedViewModel]) -> Profile.DisposeBag {
        let bags = viewModels.compactMap(\.bag)
        if bags.count(where: { $0 == .parameter }) * 2 > viewModels.count { return .parameter }
        return winner(bags.filter { $0 != .parameter }) ?? .stored
    }

    /// The comments above parts that more than half of the ViewModels have alike.
    private static func marks(_ viewModels: [ImportedViewModel]) -> Profile.Marks {
        func mark(_ part: String) -> String? {
            let marks = viewModels.compactMap { $0.look.marks[part] }
            return marks.count * 2 > viewModels.count ? winner(marks) : nil
        }
        var marks = Profile.Marks()
        marks.input = mark("input")
        marks.output = mark("output")
        marks.properties = mark("properties")
        marks.initializer = mark("init")
        marks.transform = mark("transform")
        return marks
    }

    /// What occurs most often; of two that do, what comes first.
    private static func winner<Value: Hashable>(_ values: [Value]) -> Value? {
        var counts: [Value: Int] = [:]
        for value in values { counts[value, default: 0] += 1 }
        let most = counts.values.max()
        return values.first { counts[$0] == most }
    }

    /// The protocol that more than half of the ViewModels conform to; of several the one that speaks of ViewModels, and
    /// then the last one named. What everything else conforms to is none.
    private static func conformance(_ viewModels: [ImportedViewModel], _ bases: Set<String>) -> Profile.Conformance {
        var counts: [String: Int] = [:]
        for type in viewModels.flatMap({ Set($0.inheritance) })
        where type.utf8.allSatisfy({ $0.isIdentifierBody || $0 == UInt8(ascii: ".") }) {
            if !isOfFramework(type), !bases.contains(type) { counts[type, default: 0] += 1 }
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
        ["NSObject", "AnyObject", "Sendable", "Equatable", "Hashable", "Identifiable", "ObservableObject"].contains(
            type
        )
            || type.hasSuffix("Delegate") || type.hasSuffix("DataSource")
    }
}

extension ImportedViewModel {
    /// The profile with all in which this ViewModel differs and which its spec cannot say.
    fileprivate func profile(like common: Profile, _ bases: Set<String>) -> Profile {
        var profile = common
        if let kind = Profile.Kind(rawValue: kind) { profile.kind = kind }
        if let bag { profile.disposeBag = bag }
        if bag == nil, profile.disposeBag == .parameter { profile.disposeBag = .stored }
        if profile.disposeBag != .stored { profile.bagProperty = nil }
        if let function = signature?.function { profile.transformName = function }
        if let label = signature?.bagLabel { profile.bagParameter.label = label }
        if let type = signature?.bagType { profile.bagParameter.type = type }
        // Where most inherit nothing, a spec names the class that its ViewModel inherits from.
        if profile.baseClass != nil { profile.baseClass = profile.kind == .struct ? nil : baseClass(among: bases) }
        if profile.baseClass == nil { (profile.activityTracker, profile.errorTracker) = (nil, nil) }
        if let name = profile.protocolName, !inheritance.contains(name) { profile.conformance = .none }
        if let style = dependencies?.style { profile.dependencies = style }
        if !outputRelays.isEmpty, !outputRelays.contains(.members) { profile.outputRelays = .arguments }
        if profile.kind != .struct, profile.dependencies == .memberwise { profile.dependencies = .parameters }
        return profile
    }

    fileprivate var bag: Profile.DisposeBag? {
        if signature?.bag != nil { return .parameter }
        if let path = inheritedBag { return .inherited(path) }
        return storedBag == nil ? nil : .stored
    }

    /// The dispose bag that it has: of several the one that all streams are for.
    fileprivate var storedBag: Property? {
        let bags = properties.filter(\.isBag)
        return bags.first { $0.member.name == "disposeBag" } ?? bags.first { $0.member.name == "bag" } ?? bags.first
    }

    /// The first type that it names, where that is a class.
    fileprivate func baseClass(among bases: Set<String>) -> String? {
        guard kind.hasSuffix("class"), let first = inheritance.first, bases.contains(first) else { return nil }
        // Arguments of a generic class are those of one ViewModel, but where they are its own types.
        guard let open = first.utf8.firstIndex(of: UInt8(ascii: "<")) else { return first }
        var starred = ""
        var rest = first[open...]
        let own = name + "."
        while let index = rest.indices.first(where: { rest[$0...].hasPrefix(own) }) {
            let isWhole =
                index == rest.startIndex
                || !"_.".contains(rest[rest.index(before: index)])
                    && !rest[rest.index(before: index)].isLetter && !rest[rest.index(before: index)].isNumber
            starred += rest[..<index] + (isWhole ? "*." : own)
            rest = rest[index...].dropFirst(own.count)
        }
        return starred.isEmpty ? nil : first[..<open] + starred + rest
    }

    fileprivate var interface: Profile.Interface {
        type.members.contains { $0.tokens == input?.tokens } ? .body : .extension
    }

    /// For each relay of the output whether `Output` makes it.
    fileprivate var outputRelays: [Profile.OutputRelays] {
        outputs.compactMap { output in
            guard let trait = StreamType(traitOf: output.type ?? "")?.trait, trait.isSink else { return nil }
            return output.value == nil ? .arguments : .members
        }
    }

    /// How the ViewModel differs from the profile in what a spec cannot say, each in the words of a user.
    func exceptions(from profile: Profile) -> [String] {
        var exceptions: [String] = []
        if kind != profile.kind.rawValue {
            exceptions.append("it is a '\(kind)', where the profile has '\(profile.kind.rawValue)'")
        }
        if let signature {
            let takesBag = signature.bag != nil
            if takesBag != (profile.disposeBag == .parameter) {
                exceptions.append("'\(signature.function)' takes \(takesBag ? "a" : "no") dispose bag")
            }
            if takesBag, let label = signature.bagLabel, label != profile.bagParameter.label {
                let usual = profile.bagParameter.label
                exceptions.append("the dispose bag of '\(signature.function)' has the label '\(label)', not '\(usual)'")
            }
        }
        if let name = profile.protocolName, !inheritance.contains(name) {
            exceptions.append("it does not conform to '\(name)'")
        }
        return exceptions
    }
}

extension ImportedViewModel.Property {
    /// Whether it is a dispose bag that is made with the ViewModel.
    var isBag: Bool {
        guard ownership == nil, isPlain, let value = member.value else { return false }
        return ["DisposeBag()", "RxSwift.DisposeBag()"].contains(value)
            || value == ".init()" && ["DisposeBag", "RxSwift.DisposeBag"].contains(member.type)
    }

    /// `private let disposeBag`.
    var text: String {
        let access = isPrivate ? "private" : declaration.modifiers.first { $0 != "internal" }
        return (access.map { $0 + " " } ?? "") + (member.isVariable ? "var " : "let ") + member.name
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

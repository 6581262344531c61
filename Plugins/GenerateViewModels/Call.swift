import PackagePlugin

/// The arguments of one call, split into what the plugin and what the tool has to know.
struct Call {
    /// The targets that the call names; empty: all that hold specs.
    private let names: [String]
    /// What the tool gets.
    let options: [String]

    /// - Throws: ``CallError`` when the name behind `--target` is missing.
    init(_ arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        names = extractor.extractOption(named: "target")
        // SwiftPM hands its own switch on when it stands behind the verb.
        _ = extractor.extractFlag(named: "allow-writing-to-package-directory")
        options = extractor.remainingArguments
        if arguments.last == "--target" || names.contains("") { throw CallError.missingName }
    }

    var asksForHelp: Bool { options.contains { $0 == "--help" || $0 == "-h" || $0 == "--version" } }

    /// Removing the files of deleted specs makes sense where no spec is left.
    private var needsSpecs: Bool { !options.contains("--prune") }

    /// The targets to run on.
    ///
    /// - Throws: ``CallError`` for an unknown target, and when there is no spec.
    func targets(of specTargets: [SpecTarget], testTargets: [SpecTarget]) throws -> [SpecTarget] {
        if names.isEmpty {
            let found = needsSpecs ? specTargets.filter(\.hasSpecs) : specTargets
            if found.isEmpty { throw CallError.noSpec(specTargets) }
            return found
        }
        let known = specTargets + testTargets
        var named: [SpecTarget] = []
        for name in names where !named.contains(where: { $0.name == name }) {
            guard let target = known.first(where: { $0.name == name }) else {
                throw CallError.unknownTarget(name, known: specTargets.map(\.name))
            }
            named.append(target)
        }
        let empty = needsSpecs ? named.filter { !$0.hasSpecs } : []
        if !empty.isEmpty { throw CallError.noSpec(empty) }
        return named
    }
}

/// Why a call cannot be done: SwiftPM prints it behind `error:`.
enum CallError: Error, CustomStringConvertible {
    case missingName
    case unknownTarget(String, known: [String])
    /// No spec in these targets.
    case noSpec([SpecTarget])
    /// The tool has said on standard error what is wrong.
    case failed(targets: [String], isCheck: Bool)
    case wrongCall
    case crashed(status: Int32)

    var description: String {
        switch self {
        case .missingName: "--target needs the name of a target"
        case .unknownTarget(let name, let known):
            "there is no target '\(name)' with source files; there is \(Self.list(known))"
        case .noSpec(let targets) where targets.isEmpty: "there is no target that could hold a spec"
        case .noSpec(let targets):
            "no spec (*\(FileNames.specSuffix)) found in \(Self.list(targets.flatMap(\.paths).map(\.string)))"
        case .failed(let targets, let isCheck):
            isCheck
                ? "\(Self.list(targets)): not everything is current and free of errors"
                : "\(Self.list(targets)): not everything could be generated"
        case .wrongCall: "the call is wrong"
        case .crashed(let status): "the tool ended with status \(status)"
        }
    }

    private static func list(_ names: [String]) -> String {
        names.map { "'\($0)'" }.joined(separator: ", ")
    }
}

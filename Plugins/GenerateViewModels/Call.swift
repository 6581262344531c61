import PackagePlugin

/// The arguments of one call, split into what the plugin and what the tool has to know.
struct Call {
    /// The targets that the call names; empty: all that hold specs.
    let names: [String]
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
    /// - Parameter strays: the specs that lie in no target.
    /// - Throws: ``CallError`` for an unknown target, when there is no spec, and for specs that would write one file.
    func targets(
        of specTargets: [SpecTarget],
        testTargets: [SpecTarget],
        strays: [String] = []
    ) throws -> [SpecTarget] {
        let targets = try named(specTargets, testTargets)
        let empty = needsSpecs ? targets.filter(\.specs.isEmpty) : []
        if names.isEmpty ? empty.count == targets.count && needsSpecs : !empty.isEmpty {
            throw CallError.noSpec(empty, strays: strays)
        }
        let meant = targets.filter { target in !empty.contains { $0.name == target.name } }
        try checkTests(of: meant)
        return meant
    }

    private func named(_ specTargets: [SpecTarget], _ testTargets: [SpecTarget]) throws -> [SpecTarget] {
        if names.isEmpty { return specTargets }
        let known = specTargets + testTargets
        var named: [SpecTarget] = []
        for name in names where !named.contains(where: { $0.name == name }) {
            guard let target = known.first(where: { $0.name == name }) else {
                throw CallError.unknownTarget(name, known: specTargets.map(\.name))
            }
            named.append(target)
        }
        return named
    }

    /// Two targets may have specs of one name, unless one test target is for both.
    private func checkTests(of targets: [SpecTarget]) throws {
        if options.contains("--no-tests") { return }
        var owners: [String: (target: String, spec: String)] = [:]
        for target in targets {
            for spec in target.specs {
                guard let tests = target.tests, let name = spec.split(separator: "/").last else { continue }
                let key = tests.string + "/" + name
                if let owner = owners[key], owner.target != target.name {
                    throw CallError.sameTests(owner.spec, spec, tests: tests.string)
                }
                owners[key] = (target.name, spec)
            }
        }
    }
}

/// Why a call cannot be done: SwiftPM prints it behind `error:`.
enum CallError: Error, CustomStringConvertible {
    case missingName
    case unknownTarget(String, known: [String])
    /// No spec in these targets, but perhaps outside of all.
    case noSpec([SpecTarget], strays: [String])
    /// The tests of two specs would be one file.
    case sameTests(String, String, tests: String)
    /// The tool has said on standard error what is wrong.
    case failed(targets: [String], isCheck: Bool)
    case wrongCall
    case crashed(status: Int32)

    var description: String {
        switch self {
        case .missingName: "--target needs the name of a target"
        case .unknownTarget(let name, let known):
            "there is no target '\(name)' with source files; "
                + (NearName.nearest(to: name, among: known).map { "did you mean '\($0)'?" }
                    ?? "there is \(Self.list(known))")
        case .noSpec(let targets, _) where targets.isEmpty: "there is no target that could hold a spec"
        case .noSpec(let targets, let strays):
            "no spec (*\(FileNames.specSuffix)) found in \(Self.list(targets.flatMap(\.paths).map(\.string)))"
                + (strays.first.map { "; '\($0)' lies in no target: move it into the folder of one" } ?? "")
        case .sameTests(let first, let second, let tests):
            "'\(first)' and '\(second)' have the same name, and the tests of both go to '\(tests)'; rename one"
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

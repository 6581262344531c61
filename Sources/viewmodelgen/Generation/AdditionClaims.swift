internal import GeneratorCore

/// Whose each path is, among the files of projects whose templates add some: no two may write the same.
///
/// A path counts as the same in any letter case: the usual file systems of macOS and Windows do not tell them apart.
struct AdditionClaims {
    private var owners: [String: String] = [:]

    /// Takes a file of a spec that has not changed.
    mutating func add(_ path: String, ofSpec spec: String) {
        owners[Self.key(path)] = "'\(spec)'"
    }

    /// Takes the files of a plan, unless a template adds one that has an owner, or one that is somebody's already.
    ///
    /// - Returns: what is in the way of the plan.
    mutating func claim(_ plan: Plan, by generator: Generator) -> FileProblem? {
        var new: [String: (owner: String, addition: GeneratedFile.Addition?)] = [:]
        for file in plan.files {
            let key = Self.key(file.path)
            let addition = file.contents.addition
            let owner = addition.map { "'\($0.template)' for '\(plan.spec)'" } ?? "'\(plan.spec)'"
            // Two built-in files of one path are another's business.
            if let (other, otherAddition) = new[key].map({ ($0.owner, $0.addition) }) ?? owners[key].map({ ($0, nil) }),
                let template = addition?.template ?? otherAddition?.template
            {
                let message = "two files would be '\(file.path)': that of \(other), and that of \(owner)"
                return generator.problem(ofAddition: template, message)
            }
            new[key] = (owner, addition)
        }
        for (key, claim) in new { owners[key] = claim.owner }
        return nil
    }

    private static func key(_ path: String) -> String { Path.normalized(path).lowercased() }
}

extension Generator {
    /// What became of the files of a plan; the failure of one that a template adds with the place that says its path.
    func placed(_ reports: [FileReport], of plan: Plan) -> [FileReport] {
        reports.map { report in
            guard case .failed(let reason) = report.outcome, report.problems.isEmpty,
                let addition = plan.files.first(where: { $0.path == report.path })?.contents.addition,
                let problem = problem(ofAddition: addition.template, reason)
            else { return report }
            var report = report
            report.problems = [problem]
            return report
        }
    }
}

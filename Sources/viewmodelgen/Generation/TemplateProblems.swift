internal import GeneratorCore

/// The mistakes of templates that a run has come by: each is told once, however many specs it concerns.
struct TemplateProblems {
    /// Each by its place: what is said there may differ from spec to spec.
    private var counts: [(path: String, range: SourceRange, count: Int)] = []

    /// - Parameter concerned: the path of the spec, or of the target, that gets no files because of it.
    /// - Returns: what is to be shown now.
    mutating func add(_ problem: FileProblem, concerning concerned: String) -> [Problem] {
        let path = problem.source.path
        if let index = counts.firstIndex(where: { $0.path == path && $0.range == problem.diagnostic.range }) {
            counts[index].count += 1
            return []
        }
        counts.append((path, problem.diagnostic.range, 0))
        var diagnostic = problem.diagnostic
        diagnostic.notes.append(Diagnostic.Note("nothing was written for '\(concerned)'"))
        return [Problem(diagnostic, in: problem.source)]
    }

    /// How many more specs each of them concerns.
    var summary: [Problem] {
        counts.filter { $0.count > 0 }.map { entry in
            let specs = entry.count == 1 ? "one more spec" : "\(entry.count) more specs"
            return Problem(
                path: entry.path,
                reason: "the mistake in '\(entry.path)' keeps \(specs) from being written",
                rule: "template"
            )
        }
    }
}

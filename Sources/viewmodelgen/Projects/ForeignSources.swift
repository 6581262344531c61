internal import GeneratorCore

/// Sources that a configuration names beyond what it is for.
///
/// The nearest `viewmodelgen.json` above a spec holds for it: what stands outside of the folder of one has another one, or
/// none. One that the command line names holds for all specs, so it may stand beside them.
struct ForeignSources {
    /// The folder of the configuration, absolute.
    let root: String
    let current: String
    /// Whether the command line names the configuration.
    let isNamed: Bool

    func problems(of configuration: Configuration, in source: SourceFile) -> [Problem] {
        let foreign = configuration.sources.filter { reason(against: $0) != nil }
        guard !foreign.isEmpty else { return [] }
        let written = JSONReader.read(source).value?["sources"]?.array ?? []
        return written.compactMap { item in
            guard let text = item.string, let (reason, suggestion) = reason(against: text) else { return nil }
            let message = Diagnostic.Message(.error, rule: "foreign-source", reason)
            return Problem(Diagnostic(message, at: item.range, suggestion: suggestion), in: source)
        }
    }

    private func reason(against text: String) -> (reason: String, suggestion: String)? {
        let path = Path.absolute(text, from: root)
        guard FileSystem.kind(of: path) == nil || FileSystem.resolved(path) != "/" else {
            return ("'\(text)' is the whole disk", "name the folders that hold specs")
        }
        guard !Path.isInside(path, root), !(isNamed && Path.isInside(path, current)) else { return nil }
        return (
            "'\(text)' is outside of the folder of this file, so that its settings do not hold there",
            "put a \(Configuration.fileName) there, or above both"
        )
    }
}

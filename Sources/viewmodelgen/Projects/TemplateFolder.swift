internal import GeneratorCore

/// The folder of a project's own templates, as it is read at every start.
struct TemplateFolder {
    /// The folder as it is shown.
    let path: String
    /// The templates; `nil` where one of them cannot be used.
    private(set) var templates: ProjectTemplates?
    private(set) var problems: [Problem] = []
    /// The files, each with its path in the folder.
    private(set) var files: [(name: String, source: SourceFile)] = []

    /// - Parameters:
    ///   - root: the folder of the configuration.
    ///   - configuration: the file that names the folder.
    init(_ setting: Configuration.Templates, root: String, configuration: SourceFile) {
        path = Path.normalized(Path.join(root, setting.folder))
        guard FileSystem.kind(of: path) == .folder else {
            let reason = FileSystem.kind(of: path) == nil ? "there is no folder '\(path)'" : "'\(path)' is no folder"
            let message = Diagnostic.Message(.error, rule: "template", reason)
            problems.append(Problem(Diagnostic(message, at: setting.range), in: configuration))
            return
        }
        let (paths, folders, errors) = FileSystem.files(endingWith: ProjectTemplates.suffix, in: path)
        problems = errors.map { Problem($0) }
        problems += folders.map { folder in
            let reason = "'\(folder)' is a folder, and a template is a file; give it another name"
            return Problem(path: folder, reason: reason, rule: "unused-template", severity: .warning)
        }
        for file in paths {
            do throws(FileError) {
                let source = SourceFile(path: file, bytes: try FileSystem.read(file))
                files.append((Path.relative(Path.normalized(file), to: path), source))
            } catch {
                problems.append(Problem(error))
            }
        }
        let (compiled, found) = ProjectTemplates.compile(files)
        problems += found.map { Problem($0.diagnostic, in: $0.source) }
        if !problems.contains(where: { $0.diagnostic.isError }) { templates = compiled }
    }

    /// Tells it from a folder with other templates.
    var fingerprint: UInt64 {
        GenerationCache.fingerprint(
            of: files.flatMap { [$0.name, String(decoding: $0.source.bytes, as: UTF8.self)] }
        )
    }
}

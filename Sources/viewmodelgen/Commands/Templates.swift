internal import GeneratorCore

/// `viewmodelgen templates`: shows the templates, and copies them for a project to change.
struct Templates: Command {
    private static let force = Option(name: "force", help: "Let 'export' write over files that differ.")

    static let syntax = CommandSyntax(
        name: "templates",
        overview: "List, show or export the templates of generated files.",
        discussion: """
            list                      all templates, and which are a project's own
            show <name>               the text of one; 'builtin:<name>' is the built-in one
            export <dir> [<name> ...] copies of the built-in ones, or of those named

            The configuration of the current folder says which templates there are.
            """,
        positional: Positional(
            name: "action",
            help: "list (default), show <name>, or export <dir>.",
            isRepeated: true
        ),
        options: [force, ProjectCatalog.option, ProblemPrinter.style, ProblemPrinter.color]
    )

    private enum Action {
        case list
        case show(String)
        case export(String, names: [String])
    }

    private let action: Action
    private let isForced: Bool
    private let configuration: String?
    private let printer: ProblemPrinter

    init(_ arguments: ParsedArguments) throws(ArgumentError) {
        isForced = arguments.has(Self.force)
        configuration = arguments.value(of: ProjectCatalog.option)
        printer = ProblemPrinter(arguments)
        action = try Self.action(arguments.positionals, arguments.command)
        if case .export = action { return }
        if isForced { throw ArgumentError(message: "'--force' is for 'export'", command: arguments.command) }
    }

    private static func action(_ words: [String], _ command: CommandSyntax) throws(ArgumentError) -> Action {
        switch (words.first ?? "list", words.count) {
        case ("list", 0...1): return .list
        case ("show", 2): return .show(words[1])
        case ("export", 2...): return .export(words[1], names: Array(words[2...]))
        case ("show", 1): throw ArgumentError(message: "Missing expected argument '<name>' of 'show'", command: command)
        case ("export", 1):
            throw ArgumentError(message: "Missing expected argument '<dir>' of 'export'", command: command)
        case ("list", _): throw ArgumentError.unexpectedArguments(Array(words[1...]), of: command)
        case ("show", _): throw ArgumentError.unexpectedArguments(Array(words[2...]), of: command)
        case (let word, _):
            let hint = EditDistance.suggestion(for: word, among: ["list", "show", "export"]).map { "; \($0)" } ?? ""
            throw ArgumentError(message: "Unknown action '\(word)'\(hint)", command: command)
        }
    }

    func run(on console: Console) -> ExitStatus {
        if case .export(let folder, let names) = action {
            let export = TemplateExport(
                folder: Path.normalized(folder),
                names: names.map(BuiltInTemplates.plainName),
                isForced: isForced,
                isSet: hasTemplates
            )
            return export.run(on: console)
        }
        do throws(FileError) {
            var catalog = try ProjectCatalog(configuration: configuration, withTemplates: false)
            let entry = catalog.entry(for: ".")
            printer.print(catalog.problems, on: console)
            guard case .project(let index) = entry else { return .failure }
            let folder = catalog.templateFolder(ofProject: index)
            printer.print(folder?.problems ?? [], on: console)
            // What is broken can be shown all the same, and that is how it is mended.
            let isBroken = folder?.problems.contains { $0.diagnostic.isError } ?? false
            let status = show(folder, on: console)
            return isBroken ? .failure : status
        } catch {
            printer.print([Problem(error)], on: console)
            return .failure
        }
    }

    /// Whether the configuration names a folder of templates.
    private var hasTemplates: Bool {
        guard var catalog = try? ProjectCatalog(configuration: configuration, withTemplates: false),
            case .project(let index) = catalog.entry(for: ".")
        else { return false }
        return catalog.projects[index].configuration.templates != nil
    }

    private func show(_ folder: TemplateFolder?, on console: Console) -> ExitStatus {
        guard case .show(let name) = action else {
            list(folder, on: console)
            return .success
        }
        if let file = folder?.files.first(where: { $0.name == name }) {
            console.write(file.source.bytes)
            return .success
        }
        let builtIn = BuiltInTemplates.source(name)
        if !builtIn.bytes.isEmpty {
            console.write(builtIn.bytes)
            return .success
        }
        let known = BuiltInTemplates.sources.map(\.name) + (folder?.files.map(\.name) ?? [])
        console.writeError(TemplateExport.unknown(name, known: known))
        return .failure
    }

    private func list(_ folder: TemplateFolder?, on console: Console) {
        var rows = BuiltInTemplates.sources.map { ($0.name, "built in") }
        for (name, source) in folder?.files ?? [] {
            if let index = rows.firstIndex(where: { $0.0 == name }) {
                rows[index].1 = "overridden by \(source.path)"
            } else if let pattern = ProjectTemplates.pathOfAddition(source) {
                rows.append((name, "adds \(pattern), from \(source.path)"))
            } else {
                rows.append((name, "for other templates, from \(source.path)"))
            }
        }
        let width = rows.map(\.0.count).max() ?? 0
        for (name, remark) in rows {
            console.write("\(name)\(String(repeating: " ", count: width - name.count))  \(remark)\n")
        }
    }
}

/// Copies of the built-in templates for a project to change.
struct TemplateExport {
    let folder: String
    /// Those that are meant; empty: all.
    let names: [String]
    let isForced: Bool
    /// Whether the configuration names a folder of templates already.
    let isSet: Bool

    private struct File {
        let path: String
        let bytes: [UInt8]
        var isThere = false
        var isSame = false
    }

    /// Writes nothing when a file that differs is in the way.
    func run(on console: Console) -> ExitStatus {
        let all = BuiltInTemplates.sources
        for name in names where !all.contains(where: { $0.name == name }) {
            console.writeError(Self.unknown(name, known: all.map(\.name)))
            return .failure
        }
        do throws(FileError) {
            var files: [File] = []
            for template in all where names.isEmpty || names.contains(template.name) {
                var file = File(path: Path.join(folder, template.name), bytes: Array(template.text.utf8))
                file.isThere = FileSystem.kind(of: file.path) != nil
                file.isSame = file.isThere ? try FileSystem.read(file.path) == file.bytes : false
                files.append(file)
            }
            let obstacles = files.filter { $0.isThere && !$0.isSame }
            if !obstacles.isEmpty, !isForced { return refuse(obstacles, on: console) }
            for file in files {
                if !file.isSame { try FileSystem.write(file.bytes, to: file.path) }
                console.write("\(file.isSame ? "unchanged" : "written  ") \(file.path)\n")
            }
        } catch {
            console.writeError("error: \(error)\n")
            return .failure
        }
        if isSet { return .success }
        let setting = "\"templates\": \"\(folder)\" in \(Configuration.fileName)"
        console.write("next: \(setting); remove the files that you do not change\n")
        return .success
    }

    private func refuse(_ files: [File], on console: Console) -> ExitStatus {
        for file in files { console.writeError("error: '\(file.path)' exists already and differs\n") }
        console.writeError("nothing was written; --force writes over \(files.count == 1 ? "it" : "them")\n")
        return .failure
    }

    static func unknown(_ name: String, known: [String]) -> String {
        let named = known.first { $0.lowercased() == (name + ProjectTemplates.suffix).lowercased() }
        let suggestion = named.map { "did you mean '\($0)'?" } ?? EditDistance.suggestion(for: name, among: known)
        let hint = suggestion.map { "; \($0)" } ?? ""
        return "error: there is no template '\(name)'\(hint)\n"
    }
}

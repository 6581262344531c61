internal import GeneratorCore

/// One call of `import`: finds the files, decides on the profile of each, and writes or tells what becomes of them.
struct ImportRun {
    enum Mode { case write, report, verify }

    let mode: Mode
    /// The folder for what is written; that of each file when absent.
    let folder: String?
    let isForced: Bool
    let isQuiet: Bool
    let printer: ProblemPrinter
    let console: Console
    private var hasFailed = false
    private var report: ImportReport

    init(mode: Mode, folder: String?, isForced: Bool, isQuiet: Bool, printer: ProblemPrinter, console: Console) {
        self.mode = mode
        self.folder = folder
        self.isForced = isForced
        self.isQuiet = isQuiet
        self.printer = printer
        self.console = console
        report = ImportReport(console: console, isQuiet: isQuiet)
    }

    mutating func run(_ paths: [String], configuration: String?) -> ExitStatus {
        do throws(FileError) {
            var catalog = try ProjectCatalog(configuration: configuration)
            let groups = self.groups(paths)
            var found = 0
            for group in groups { found += importFiles(of: group, &catalog) }
            if found == 0, !hasFailed {
                fail(
                    Problem(
                        path: groups.first?.root ?? ".",
                        reason: "no ViewModel found: a type with 'Input', 'Output' and a function 'transform'",
                        rule: "no-viewmodel"
                    )
                )
            }
            if !isQuiet { report.close(mode) }
        } catch {
            fail(Problem(error))
        }
        return hasFailed || report.hasDifferences ? .failure : .success
    }

    private mutating func fail(_ problem: Problem) {
        printer.print([problem], on: console)
        hasFailed = true
    }

    // MARK: Files

    /// The files that vote together: those below one folder that was named, or those that were named themselves.
    private struct Group {
        var root: String
        var files: [String]
    }

    private mutating func groups(_ paths: [String]) -> [Group] {
        var groups: [Group] = []
        var single = Group(root: ".", files: [])
        for argument in paths {
            let path = Path.normalized(argument)
            switch FileSystem.kind(of: path) {
            case .folder:
                let (files, _, errors) = FileSystem.files(endingWith: ".swift", in: path)
                for error in errors { fail(Problem(error)) }
                groups.append(Group(root: path, files: files.filter { !$0.hasSuffix(".generated.swift") }))
            case .file where path.hasSuffix(".swift"): single.files.append(path)
            case nil: fail(Problem(path: path, reason: "there is no file or folder '\(path)'", rule: "file"))
            default: fail(Problem(path: path, reason: "'\(path)' is no Swift file", rule: "file"))
            }
        }
        if !single.files.isEmpty { groups.append(single) }
        return groups
    }

    private mutating func importFiles(of group: Group, _ catalog: inout ProjectCatalog) -> Int {
        let buffer = ReadBuffer()
        var sources: [Importer.Source] = []
        for path in group.files {
            do throws(FileError) {
                let file = SourceFile(path: path, bytes: try FileSystem.read(path, buffer: buffer))
                report.fileCount += 1
                if let source = Importer.Source(file) { sources.append(source) }
            } catch {
                fail(Problem(error))
            }
        }
        guard !sources.isEmpty else { return 0 }
        var voters: [Importer.Source] = []
        var configured: [Profile?] = []
        for source in sources {
            let profile = profile(for: source, &catalog)
            configured.append(profile)
            if profile == nil { voters.append(source) }
        }
        let vote = Importer.vote(voters)
        if !voters.isEmpty { take(vote, root: group.root) }
        for (source, profile) in zip(sources, configured) {
            importFile(source, Importer(profile: profile ?? vote.profile))
        }
        return sources.count
    }

    /// The profile of the configuration that holds for the file; `nil` where there is none.
    private func profile(for source: Importer.Source, _ catalog: inout ProjectCatalog) -> Profile? {
        let place = folder ?? Path.folder(of: source.file.path)
        guard case .project(let index) = catalog.entry(for: place) else { return nil }
        let project = catalog.projects[index]
        return project.isConfigured ? project.configuration.profile : nil
    }

    // MARK: What becomes of them

    private mutating func take(_ vote: ProfileVote, root: String) {
        guard mode == .write else { return report.show(vote, root) }
        write(Array(vote.configuration.utf8), to: Path.join(folder ?? root, Configuration.fileName))
    }

    private mutating func importFile(_ source: Importer.Source, _ importer: Importer) {
        let result = importer.run(source)
        report.add(result, of: source, mode)
        if result.outcome == .none, mode != .report {
            hasFailed = true
            for remark in result.remarks {
                let message = Diagnostic.Message(.error, rule: "import", remark.text)
                printer.print([Diagnostic(message, at: SourceRange(at: remark.offset))], in: source.file, on: console)
            }
        }
        guard mode == .write, result.outcome != .none else { return }
        let place = folder ?? Path.folder(of: source.file.path)
        let stem = Path.stem(of: source.file.path)
        let spec = Path.join(place, stem + SourceFile.specSuffix)
        let logic = Path.join(place, stem + ".swift")
        let taken = ([spec] + (result.logic == nil ? [] : [logic])).filter { FileSystem.kind(of: $0) != nil }
        if !isForced, let first = taken.first {
            let reason = "'\(first)' exists already and was left as it is; --force writes over it"
            return fail(Problem(path: first, reason: reason, rule: "file"))
        }
        write(result.spec, to: spec)
        if let text = result.logic {
            write(Array(text.utf8), to: logic)
        } else if FileSystem.kind(of: logic) != nil {
            report.say("unneeded", "\(logic): nothing is left for it to hold; remove it")
        }
    }

    private mutating func write(_ contents: [UInt8], to path: String) {
        do throws(FileError) {
            try FileSystem.write(contents, to: path, isForced ? .replace : .create)
            report.wrote(path)
        } catch {
            fail(Problem(error))
        }
    }
}

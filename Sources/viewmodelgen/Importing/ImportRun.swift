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
    /// What is to be written.
    private var plan = ImportPlan()

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
            for problem in catalog.problems where problem.diagnostic.isError { fail(problem) }
            writeAll()
            if found == 0, !hasFailed {
                fail(
                    Problem(
                        path: groups.first?.root ?? ".",
                        reason:
                            "no ViewModel found: a type with 'Input', 'Output' and a function from one to the other",
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
        // What goes into one folder has one configuration.
        if folder != nil, groups.count > 1 { groups = [Group(root: ".", files: groups.flatMap(\.files))] }
        // Whatever is named twice, or stands below a folder that is named too, is read once.
        var seen: Set<String> = []
        for index in groups.indices { groups[index].files.removeAll { !seen.insert($0).inserted } }
        return groups
    }

    private mutating func importFiles(of group: Group, _ catalog: inout ProjectCatalog) -> Int {
        let buffer = ReadBuffer()
        var sources: [Importer.Source] = []
        var superclasses: Set<String> = []
        for path in group.files {
            do throws(FileError) {
                let file = SourceFile(path: path, bytes: try FileSystem.read(path, buffer: buffer))
                report.fileCount += 1
                superclasses.formUnion(SuperclassScan.names(in: file))
                if let source = Importer.Source(file) { sources.append(source) }
            } catch {
                fail(Problem(error))
            }
        }
        guard !sources.isEmpty else { return 0 }
        var voters: [Importer.Source] = []
        var configured: [(Importer.Source, Profile?)] = []
        for source in sources {
            do throws(BrokenConfiguration) {
                let profile = try profile(for: source, &catalog)
                configured.append((source, profile))
                if profile == nil { voters.append(source) }
            } catch { hasFailed = true }
        }
        let vote = Importer.vote(voters)
        if !voters.isEmpty, mode != .write { report.show(vote, group.root) }
        let privateNames = Importer.privateNames(sources)
        let imports = configured.map { source, profile in
            let own = profile ?? vote.profile(ofSpec: Path.stem(of: source.file.path))
            let importer = Importer(profile: own, superclasses: superclasses, privateNames: privateNames)
            return (source, importer.run(source), isVoter: profile == nil)
        }
        for (source, result, _) in imports { take(result, of: source) }
        guard mode == .write else { return sources.count }
        if imports.contains(where: { $0.isVoter && !$0.1.spec.isEmpty }) {
            let place = Path.join(folder ?? group.root, Configuration.fileName)
            _ = plan.add([.init(path: place, contents: Array(vote.configuration.utf8), origin: nil)])
        }
        for (source, result, _) in imports where !result.spec.isEmpty { add(result, of: source) }
        return sources.count
    }

    private struct BrokenConfiguration: Error {}

    /// The profile of the configuration that holds for the file; `nil` where there is none.
    private func profile(
        for source: Importer.Source,
        _ catalog: inout ProjectCatalog
    ) throws(BrokenConfiguration) -> Profile? {
        let place = folder ?? Path.folder(of: source.file.path)
        guard case .project(let index) = catalog.entry(for: place) else { throw BrokenConfiguration() }
        let project = catalog.projects[index]
        let stem = Path.stem(of: source.file.path)
        return project.isConfigured ? project.configuration.profile(ofSpec: stem) : nil
    }

    // MARK: What becomes of them

    /// Tells what becomes of a file.
    private mutating func take(_ result: Importer.Result, of source: Importer.Source) {
        report.add(result, of: source, mode)
        guard mode != .report else { return }
        for part in result.parts where part.outcome == .none {
            hasFailed = true
            for remark in part.remarks {
                let message = Diagnostic.Message(.error, rule: "import", remark.text)
                printer.print([Diagnostic(message, at: SourceRange(at: remark.offset))], in: source.file, on: console)
            }
        }
    }

    private mutating func add(_ result: Importer.Result, of source: Importer.Source) {
        let path = source.file.path
        let place = folder ?? Path.folder(of: path)
        let stem = Path.stem(of: path)
        let logic = Path.join(place, stem + ".swift")
        let spec = Path.join(place, stem + SourceFile.specSuffix)
        var files = [ImportPlan.File(path: spec, contents: result.spec, origin: path)]
        if let text = result.logic { files.append(.init(path: logic, contents: Array(text.utf8), origin: path)) }
        if let origin = plan.add(files) {
            let reason = "its spec would be '\(spec)', which is that of '\(origin)'; import them into different folders"
            fail(Problem(path: path, reason: "'\(path)' was left as it is: \(reason)", rule: "file"))
        } else if result.logic == nil, FileSystem.kind(of: logic) != nil {
            plan.unneeded.append((logic, origin: path))
        }
    }

    /// Writes all files, or none where one would be lost.
    private mutating func writeAll() {
        let problems = plan.problems(isForced: isForced)
        guard problems.isEmpty else { return problems.forEach { fail($0) } }
        var unwritten: Set<String> = []
        for file in plan.files where !file.isUnchanged {
            do throws(FileError) {
                try FileSystem.write(file.contents, to: file.path, isForced ? .replace : .create)
                report.wrote(file.path)
            } catch {
                fail(Problem(error))
                if let origin = file.origin { unwritten.insert(origin) }
            }
        }
        for (path, origin) in plan.unneeded where !unwritten.contains(origin) {
            report.say("unneeded", "\(path): nothing is left for it to hold; remove it")
        }
    }
}

internal import GeneratorCore

/// One call of `import`: finds the files, decides on the profile of each, and writes or tells what becomes of them.
struct ImportRun {
    enum Mode { case write, report, verify, settings }

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
            if mode == .write, !hasFailed { try tellWhereTestsGo(configuration) }
            if found == 0, !hasFailed { tellThatNothingIsLeft(groups) }
            if !isQuiet { report.close(mode) }
        } catch {
            fail(Problem(error))
        }
        return hasFailed || report.hasFailures ? .failure : .success
    }

    /// Says where no folder for tests is known, as in an app that is no package.
    private func tellWhereTestsGo(_ configuration: String?) throws(FileError) {
        let specs = plan.files.map(\.path).filter { $0.hasSuffix(SourceFile.specSuffix) }
        var catalog = try ProjectCatalog(configuration: configuration, withTemplates: false)
        let assignment = SpecAssignment(of: specs, arguments: [], in: &catalog)
        let hasNone = zip(assignment.layouts, assignment.projects).contains { layout, project in
            layout.tests == nil && catalog.projects[project].configuration.tests == .automatic
        }
        guard hasNone else { return }
        report.say("note", "no tests will be generated: \"tests\" in \(Configuration.fileName) names a folder for them")
    }

    /// Says that everything is imported already, or that there is nothing.
    private mutating func tellThatNothingIsLeft(_ groups: [Group]) {
        let specs = groups.flatMap(\.specs)
        guard let first = specs.first else {
            let reason = "no ViewModel found: a type with 'Input', 'Output' and a function from one to the other"
            return fail(Problem(path: groups.first?.root ?? ".", reason: reason, rule: "no-viewmodel"))
        }
        let others = specs.count == 1 ? "is there" : "and \(specs.count - 1) more are there"
        report.say("imported", "no ViewModel is left to import: '\(first)' \(others)")
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
        var isFolder = false

        /// The specs that are there.
        var specs: [String] {
            guard !isFolder else { return FileSystem.files(endingWith: SourceFile.specSuffix, in: root).paths }
            return files.map { Path.join(Path.folder(of: $0), Path.stem(of: $0) + SourceFile.specSuffix) }
                .filter { FileSystem.kind(of: $0) == .file }
        }
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
                let written = files.filter { !$0.hasSuffix(".generated.swift") }
                groups.append(Group(root: path, files: written, isFolder: true))
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

    /// Reads the files of a group: those with ViewModels, and the classes from which others inherit.
    private mutating func read(_ group: Group) -> (sources: [Importer.Source], superclasses: Set<String>) {
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
        return (sources.compactMap { $0.without(bases: superclasses) }, superclasses)
    }

    private mutating func importFiles(of group: Group, _ catalog: inout ProjectCatalog) -> Int {
        let (sources, superclasses) = read(group)
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
        let place = Path.join(folder ?? group.root, Configuration.fileName)
        if mode == .settings {
            keep(voters.contains(where: \.isRead) ? vote : nil, at: place)
            return sources.count
        }
        if voters.contains(where: \.isRead), mode != .write { report.show(vote, group.root) }
        let privateNames = Importer.privateNames(sources)
        let imports = configured.map { source, profile in
            let own = profile ?? vote.profile(ofSpec: Path.stem(of: source.file.path))
            let importer = Importer(profile: own, superclasses: superclasses, privateNames: privateNames)
            return (source, importer.run(source), isVoter: profile == nil)
        }
        for (source, result, _) in imports { take(result, of: source) }
        guard mode == .write else { return sources.count }
        if imports.contains(where: { $0.isVoter && !$0.1.spec.isEmpty }) {
            _ = plan.add([.init(path: place, contents: Array(vote.configuration.utf8), origin: nil)])
        }
        for (source, result, _) in imports where !result.spec.isEmpty { add(result, of: source) }
        return sources.count
    }

    /// Plans the configuration alone.
    private mutating func keep(_ vote: ProfileVote?, at place: String) {
        guard let vote else {
            let reason = "nothing was written: a \(Configuration.fileName) holds for every ViewModel that is understood"
            return fail(Problem(path: place, reason: reason, rule: "file"))
        }
        _ = plan.add([.init(path: place, contents: Array(vote.configuration.utf8), origin: nil)])
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
            plan.unneeded.append(logic)
        }
    }

    /// Writes all files, or none where one would be lost.
    private mutating func writeAll() {
        let problems = plan.problems(isForced: isForced)
        guard problems.isEmpty else { return problems.forEach { fail($0) } }
        do throws(FileError) {
            for path in try plan.write(isForced: isForced) { report.wrote(path) }
            for path in plan.unneeded { report.say("unneeded", "\(path): nothing is left for it to hold; remove it") }
        } catch {
            fail(Problem(path: error.path, reason: "nothing was written: \(error)", rule: "file"))
        }
    }
}

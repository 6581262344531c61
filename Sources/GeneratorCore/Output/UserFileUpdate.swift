/// Brings one planned file of the user up to date.
struct UserFileUpdate {
    private typealias Requirement = GeneratedFile.Requirement

    private let file: Plan.File
    private let spec: String
    private let writer: Writer
    private let buffer: ReadBuffer

    init(_ file: Plan.File, spec: String, writer: Writer, buffer: ReadBuffer) {
        self.file = file
        self.spec = spec
        self.writer = writer
        self.buffer = buffer
    }

    /// 1. What the file itself lacks, which is nothing most of the time.
    /// 2. What the other files of the target lack too.
    /// 3. Where to add it: to the file, or to the one to which the type was moved.
    func run() -> [FileReport] {
        let path = writer.relative(file.path)
        let line = writer.manifest.index(of: path)
        let own: Existing?
        do throws(FileError) {
            own = try existing()
        } catch {
            var report = FileReport(path: file.path, outcome: .failed(error.description))
            report.record = line.map { .listed($0) }
            return [report]
        }
        let known = knownRequirements(line ?? (own == nil ? lineOfHome : nil))
        let absent = file.contents.requirements.filter { requirement in
            own?.declares(requirement.name, in: requirement.type) != true
                && !(own != nil && isGivenUp(requirement, known))
        }
        var reports = absent.isEmpty && own != nil ? [] : add(absent, own, known)
        if let own, !reports.contains(where: { $0.path == file.path }) {
            var report = FileReport(path: file.path, outcome: .unchanged)
            report.stamp = own.stamp
            reports.insert(report, at: 0)
        }
        if let own { reports[0].problems += own.remains }
        var homes = absent.isEmpty ? [] : homes(of: absent)
        if own == nil, reports.isEmpty, homes.isEmpty, let home = homeOfType { homes = [home] }
        if reports.isEmpty {
            // Said when it is new: a spec was moved or renamed, or its functions were there before it.
            let outcome: FileReport.Outcome = line == nil ? .found(homes) : .moved
            reports = [FileReport(path: file.path, outcome: outcome)]
        }
        reports[0].homes = homes
        if own != nil && !absent.isEmpty { reports[0].dependsOnOtherFiles = true }
        let names = file.contents.requirements.map(\.qualifiedName)
        let entry = Manifest.Entry(path: path, spec: spec, content: .user(requirements: names))
        reports[0].record = writer.record(entry, at: line)
        if case .changed = reports[0].record {
            let gone = known.filter { !names.contains($0) }
            reports[0].obsoleteFunctions = gone.filter { isDeclared($0, own) }
            reports[0].problems += vanishedProtocols(gone)
        }
        return reports
    }

    /// The functions that the manifest says were asked for.
    private func knownRequirements(_ line: Int?) -> [String] {
        guard let line, case .user(let known)? = writer.manifest[line]?.content else { return [] }
        return known
    }

    /// What the target's other files hold.
    private var folder: SourceIndex.Folder { writer.index.folder(file.searchFolder, module: file.module) }

    /// The other files in which the types of functions are at home.
    private func homes(of requirements: [Requirement]) -> [String] {
        var homes: [String] = []
        for requirement in requirements {
            guard let home = folder.homes[requirement.type], home != file.path, !homes.contains(home) else { continue }
            homes.append(home)
        }
        return homes
    }

    /// The other file that declares the type for which this one would be created.
    private var homeOfType: String? {
        file.contents.declaredType.flatMap { folder.homes[$0] }
    }

    /// The line in the manifest of the file that has the functions instead of this one: that of the spec before it was
    /// moved or renamed.
    private var lineOfHome: Int? {
        homes(of: file.contents.requirements).lazy.compactMap { writer.manifest.index(of: writer.relative($0)) }.first
    }

    /// Whether it is a test, or `viewDidLoad()`, that was written once, so that whoever looks for it in vain has removed or
    /// renamed it.
    ///
    /// A function that generated code calls is added again.
    private func isGivenUp(_ requirement: Requirement, _ known: [String]) -> Bool {
        let isCalled =
            switch file.contents.role {
            case .testStubs: !requirement.isTest
            case .viewController: requirement.signature != "viewDidLoad()"
            default: true
            }
        return !isCalled && known.contains(requirement.qualifiedName)
    }

    /// What is known of the file as it is.
    private struct Existing {
        /// `nil` when it has not been edited since it was created for the same functions.
        var source: SwiftSource?
        var stamp: FileStamp?
        /// What it has of another back end.
        var remains: [FileProblem] = []

        func declares(_ function: String, in type: String) -> Bool { source?.declares(function, in: type) ?? true }

        func declares(_ type: String) -> Bool { source?.declarations.contains { $0.name == type } ?? true }
    }

    /// - Returns: `nil` when there is no file.
    private func existing() throws(FileError) -> Existing? {
        do throws(FileError) {
            let (bytes, stamp) = try FileSystem.readStamped(file.path, into: buffer)
            return withExtendedLifetime(buffer) {
                if file.contents.contents.withUnsafeBytes({ $0.hasSameBytes(as: bytes) }) {
                    return Existing(source: nil, stamp: stamp)
                }
                let source = bytes.withMemoryRebound(to: UInt8.self) { SwiftSource($0, module: file.module) }
                let remains = BackendChange.problems(in: Array(bytes), path: file.path, file.contents)
                return Existing(source: source, stamp: stamp, remains: remains)
            }
        } catch {
            if error.isMissingFile { return nil }
            throw error
        }
    }

    private func userFile(_ path: String) throws(FileError) -> UserFile? {
        do throws(FileError) {
            return UserFile(try FileSystem.read(path, buffer: buffer), module: file.module)
        } catch {
            if error.isMissingFile { return nil }
            throw error
        }
    }

    private func add(_ absent: [Requirement], _ own: Existing?, _ known: [String]) -> [FileReport] {
        let folder = folder
        if own == nil, file.contents.requirements.isEmpty, homeOfType != nil { return [] }
        let missing = absent.filter { requirement in
            !folder.declares(requirement.name, in: requirement.type)
                && !(folder.knows(requirement.type) && isGivenUp(requirement, known))
        }
        let newTypes = Set(absent.map(\.type)).filter { own?.declares($0) != true && !folder.knows($0) }
        let isWhole = missing.count == file.contents.requirements.count
        if own == nil && isWhole && newTypes.count == Set(file.contents.requirements.map(\.type)).count {
            return [create()]
        }
        // Whose functions are given by an extension of a protocol.
        let conforming = newTypes.filter { type in !missing.contains { $0.type == type } }.sorted()
        // In the order of the requirements, and each file once.
        var paths: [String] = []
        var additions: [String: [Requirement]] = [:]
        for requirement in missing {
            let home = own?.declares(requirement.type) == true ? nil : folder.homes[requirement.type]
            let path = home ?? file.path
            if additions[path] == nil { paths.append(path) }
            additions[path, default: []].append(requirement)
        }
        if !conforming.isEmpty, additions[file.path] == nil { paths.append(file.path) }
        return paths.map { path in
            writer.mergeLock.withLock {
                let conforming = path == file.path ? conforming : []
                return merge(additions[path] ?? [], conforming: conforming, into: path)
            }
        }
    }

    private func create() -> FileReport {
        var report = FileReport(path: file.path, outcome: .created)
        do throws(FileError) {
            try writer.put(file.contents.contents, to: file.path, as: .create, isMissing: true, &report, buffer: buffer)
        } catch {
            // Two runs at the same time may both find it missing: then the other one has written the same.
            let other = (try? userFile(file.path)) ?? nil
            let isThere = other?.bytes.elementsEqual(file.contents.contents) ?? false
            report.outcome = isThere ? .unchanged : .failed(error.description)
        }
        return report
    }

    private func merge(
        _ missing: [Requirement],
        conforming: [String],
        into path: String
    ) -> FileReport {
        let names =
            missing.map(\.qualifiedName) + conforming.map { "\($0): \(SwiftSource.Declaration.logicProtocol(of: $0))" }
        var report = FileReport(path: path, outcome: .added(names))
        do throws(FileError) {
            let template = UserFile(file.contents.contents)
            let old = try userFile(path)
            if old == nil { report.outcome = .created }
            let base: UserFile
            if let old {
                // A file without a word gets the comments and imports too.
                base = old.isBlank ? UserFile(Array(template.preamble)) : old
            } else {
                base = UserFile(Array(template.preamble))
            }
            if let imbalance = base.source.imbalance {
                let problem = Self.problem(imbalance, keepsOut: names, in: SourceFile(path: path, bytes: base.bytes))
                report.outcome = .failed(problem.diagnostic.message.text)
                report.problems = [problem]
                return report
            }
            if let old, file.contents.role == .testStubs,
                let problem = TestFrameworkChange.problem(in: old, path: path, template: template)
            {
                report.outcome = .failed(problem.diagnostic.message.text)
                report.problems = [problem]
                return report
            }
            let others = file.contents.requirements.filter { requirement in
                !missing.contains { $0.qualifiedName == requirement.qualifiedName }
            }
            let bytes = base.adding(missing, besides: others, conforming: conforming, template: template)
            if let old, file.contents.role == .logic || file.contents.role == .viewController {
                report.problems = MissingImport.problems(in: old, path: path, template: template, spec)
            }
            let isMissing = old == nil
            let replacement: FileSystem.Replacement = isMissing ? .create : .replace
            try writer.put(bytes, to: path, as: replacement, isMissing: isMissing, &report, buffer: buffer)
        } catch {
            report.outcome = .failed(error.description)
        }
        return report
    }

    private static func problem(
        _ imbalance: Diagnostic,
        keepsOut names: [String],
        in source: SourceFile
    ) -> FileProblem {
        let list = names.joined(separator: ", ")
        let message = Diagnostic.Message(.error, rule: "file", "cannot add \(list): \(imbalance.message.text)")
        let diagnostic = Diagnostic(message, at: imbalance.range, suggestion: "mend it and generate again")
        return FileProblem(source: source, diagnostic: diagnostic)
    }

    private func isDeclared(_ qualifiedName: String, _ own: Existing?) -> Bool {
        let (type, function) = Requirement.parts(of: qualifiedName)
        if let source = own?.source, source.declares(function, in: type) { return true }
        return folder.declares(function, in: type)
    }

    /// The types whose last function is gone, and with it the protocol that the user's type conforms to.
    private func vanishedProtocols(_ gone: [String]) -> [FileProblem] {
        if gone.isEmpty { return [] }
        let wanted = Set(file.contents.requirements.map(\.type))
        let types = Set(gone.map { Requirement.parts(of: $0).type }).subtracting(wanted)
        return types.sorted().flatMap { type in
            let home = folder.homes[type] ?? file.path
            return VanishedProtocol.problems(of: [type], in: home)
        }
    }
}

extension GeneratedFile.Requirement {
    /// The full name without back-ticks, as the scanner gives it: `message(error:)`.
    var name: String {
        guard signature.utf8.contains(UInt8(ascii: "`")) else { return signature }
        return String(decoding: signature.utf8.filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
    }

    /// Whether the test framework runs it, and nothing else calls it.
    fileprivate var isTest: Bool { signature.hasSuffix("()") && signature != "logicIsWritten()" }

    /// `SignUpViewModel.message(error:)`.
    var qualifiedName: String { "\(type).\(name)" }

    /// The type and the function of a qualified name.
    static func parts(of qualifiedName: String) -> (type: String, function: String) {
        let parenthesis = qualifiedName.utf8.firstIndex(of: UInt8(ascii: "(")) ?? qualifiedName.utf8.endIndex
        guard let dot = qualifiedName[..<parenthesis].utf8.lastIndex(of: UInt8(ascii: ".")) else {
            return ("", qualifiedName)
        }
        return (String(qualifiedName[..<dot]), String(qualifiedName[qualifiedName.utf8.index(after: dot)...]))
    }
}

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
        let absent = file.contents.requirements.filter { own?.declares($0.name, in: $0.type) != true }
        var reports = absent.isEmpty && own != nil ? [] : add(absent, own)
        if own != nil && !reports.contains(where: { $0.path == file.path }) {
            reports.insert(FileReport(path: file.path, outcome: .unchanged), at: 0)
        }
        guard !reports.isEmpty else { return [] }
        if own != nil && !absent.isEmpty { reports[0].dependsOnOtherFiles = true }
        var names = file.contents.requirements.map(\.qualifiedName)
        let entry = Manifest.Entry(path: path, spec: spec, content: .user(requirements: names))
        if let line, writer.manifest.line(at: line, says: entry) {
            reports[0].record = .listed(line)
            return reports
        }
        reports[0].obsoleteFunctions = obsoleteFunctions(line, own)
        names += reports[0].obsoleteFunctions
        let longer = Manifest.Entry(path: path, spec: spec, content: .user(requirements: names))
        reports[0].record = writer.record(longer, at: line)
        return reports
    }

    /// What is known of the file as it is.
    private enum Existing {
        /// It has not been edited since it was created for the same functions.
        case asCreated
        case edited(SwiftSource)

        func declares(_ function: String, in type: String) -> Bool {
            guard case .edited(let source) = self else { return true }
            return source.declares(function, in: type)
        }

        func declares(_ type: String) -> Bool {
            guard case .edited(let source) = self else { return true }
            return source.declarations.contains { $0.name == type }
        }
    }

    /// - Returns: `nil` when there is no file.
    private func existing() throws(FileError) -> Existing? {
        do throws(FileError) {
            let bytes = try FileSystem.read(file.path, into: buffer)
            return withExtendedLifetime(buffer) {
                if file.contents.contents.withUnsafeBytes({ $0.hasSameBytes(as: bytes) }) { return .asCreated }
                return .edited(bytes.withMemoryRebound(to: UInt8.self) { SwiftSource($0) })
            }
        } catch {
            if error.isMissingFile { return nil }
            throw error
        }
    }

    private func userFile(_ path: String) throws(FileError) -> UserFile? {
        do throws(FileError) {
            return UserFile(try FileSystem.read(path, buffer: buffer))
        } catch {
            if error.isMissingFile { return nil }
            throw error
        }
    }

    private func add(_ absent: [Requirement], _ own: Existing?) -> [FileReport] {
        let folder = writer.index.folder(file.searchFolder)
        let missing = absent.filter { !folder.declares($0.name, in: $0.type) }
        let newTypes = Set(absent.map(\.type)).filter { own?.declares($0) != true && !folder.knows($0) }
        if own == nil && newTypes.count == Set(file.contents.requirements.map(\.type)).count {
            return [create()]
        }
        // In the order of the requirements, and each file once.
        var paths: [String] = []
        var additions: [String: [Requirement]] = [:]
        for requirement in missing {
            let home = own?.declares(requirement.type) == true ? nil : folder.homes[requirement.type]
            let path = home ?? file.path
            if additions[path] == nil { paths.append(path) }
            additions[path, default: []].append(requirement)
        }
        return paths.map { path in
            writer.mergeLock.withLock { merge(additions[path] ?? [], into: path, newTypes: newTypes) }
        }
    }

    private func create() -> FileReport {
        var report = FileReport(path: file.path, outcome: .created)
        do throws(FileError) {
            try writer.put(file.contents.contents, to: file.path, as: .create, &report, buffer: buffer)
        } catch {
            // Two runs at the same time may both find it missing: then the other one has written the same.
            let other = (try? userFile(file.path)) ?? nil
            let isThere = other?.bytes.elementsEqual(file.contents.contents) ?? false
            report.outcome = isThere ? .unchanged : .failed(error.description)
        }
        return report
    }

    private func merge(_ missing: [Requirement], into path: String, newTypes: Set<String>) -> FileReport {
        var report = FileReport(path: path, outcome: .added(missing.map(\.qualifiedName)))
        do throws(FileError) {
            let template = UserFile(file.contents.contents)
            let old = try userFile(path)
            if old == nil { report.outcome = .created }
            let base: UserFile
            if let old {
                // A file without a word gets the comments and imports too.
                base = old.bytes.allSatisfy(\.isWhiteSpace) ? UserFile(Array(template.preamble)) : old
            } else {
                base = UserFile(Array(template.preamble))
            }
            guard base.source.isBalanced else {
                let names = missing.map(\.qualifiedName).joined(separator: ", ")
                let reason = "its brackets or literals do not match up; mend it and generate again to add \(names)"
                throw FileError("add to", path: path, reason: reason)
            }
            let bytes = base.adding(missing, newTypes: newTypes, template: template)
            try writer.put(bytes, to: path, as: old == nil ? .create : .replace, &report, buffer: buffer)
        } catch {
            report.outcome = .failed(error.description)
        }
        return report
    }

    /// What was asked for once, is no longer, and is still there.
    private func obsoleteFunctions(_ line: Int?, _ own: Existing?) -> [String] {
        guard let line, case .user(let known)? = writer.manifest[line]?.content else { return [] }
        let wanted = file.contents.requirements
        let old = known.filter { name in !wanted.contains { $0.qualifiedName == name } }
        return old.filter { name in
            let (type, function) = Requirement.parts(of: name)
            if case .edited(let source)? = own, source.declares(function, in: type) { return true }
            return writer.index.folder(file.searchFolder).declares(function, in: type)
        }
    }
}

extension GeneratedFile.Requirement {
    /// The full name without back-ticks, as the scanner gives it: `message(error:)`.
    var name: String {
        guard signature.utf8.contains(UInt8(ascii: "`")) else { return signature }
        return String(decoding: signature.utf8.filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
    }

    /// `SignUpViewModel.message(error:)`.
    var qualifiedName: String { "\(type).\(name)" }

    /// The type and the function of a qualified name.
    fileprivate static func parts(of qualifiedName: String) -> (type: String, function: String) {
        let parenthesis = qualifiedName.utf8.firstIndex(of: UInt8(ascii: "(")) ?? qualifiedName.utf8.endIndex
        guard let dot = qualifiedName[..<parenthesis].utf8.lastIndex(of: UInt8(ascii: ".")) else {
            return ("", qualifiedName)
        }
        return (String(qualifiedName[..<dot]), String(qualifiedName[qualifiedName.utf8.index(after: dot)...]))
    }
}

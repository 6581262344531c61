import Foundation
import Testing

@testable import GeneratorCore

struct FileSystemTests {
    let folder = TemporaryFolder()

    private func error(_ body: () throws -> Void) -> String? {
        do {
            try body()
            return nil
        } catch {
            return "\(error)"
        }
    }

    // MARK: Reading

    @Test(arguments: [0, 1, 8, 65_535, 65_536, 65_537, 300_000])
    func readsFilesOfAnySize(count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try Data(bytes).write(to: URL(fileURLWithPath: folder["a"]))
        let buffer = ReadBuffer()
        #expect(try FileSystem.read(folder["a"]) == bytes)
        #expect(try Array(FileSystem.read(folder["a"], into: buffer)) == bytes)
        #expect(
            try FileSystem.compare(folder["a"], with: bytes, buffer: buffer) == .same(FileStamp(path: folder["a"]))
        )
        #expect(try FileSystem.compare(folder["a"], with: bytes + [1], buffer: buffer) == .different)
        if count > 0 {
            let other = bytes.dropLast() + [bytes[count - 1] ^ 1]
            #expect(try FileSystem.compare(folder["a"], with: Array(other), buffer: buffer) == .different)
        }
    }

    @Test func readsAPipeToItsEnd() throws {
        #expect(mkfifo(folder["pipe"], 0o600) == 0)
        let path = folder["pipe"]
        let writer = Thread {
            let handle = FileHandle(forWritingAtPath: path)
            handle?.write(Data(repeating: 7, count: 200_000))
            try? handle?.close()
        }
        writer.start()
        #expect(try FileSystem.read(path) == [UInt8](repeating: 7, count: 200_000))
    }

    @Test func saysWhyItCannotRead() {
        folder.add("file")
        folder.addFolder("sub")
        folder.link("loop", to: "loop")
        #expect(error { _ = try FileSystem.read(folder["no"]) } == "cannot read '\(folder["no"])': \(text(ENOENT))")
        #expect(error { _ = try FileSystem.read(folder["sub"]) } == "cannot read '\(folder["sub"])': \(text(EISDIR))")
        #expect(error { _ = try FileSystem.read(folder["loop"]) } == "cannot read '\(folder["loop"])': \(text(ELOOP))")
        #expect(
            error { _ = try FileSystem.read(folder["file/a"]) } == "cannot read '\(folder["file/a"])': \(text(ENOTDIR))"
        )
    }

    // MARK: Writing

    @Test func writesNewFilesInNewFolders() throws {
        try FileSystem.write(Array("a".utf8), to: folder["한글 폴더/더 깊이/파일 1.swift"])
        #expect(folder.text("한글 폴더/더 깊이/파일 1.swift") == "a")
        #expect(folder.contents == ["한글 폴더", "한글 폴더/더 깊이", "한글 폴더/더 깊이/파일 1.swift"])
    }

    @Test(arguments: [0o600, 0o644, 0o755, 0o664])
    func keepsTheModeOfAnExistingFile(mode: Int) throws {
        folder.add("a", "old")
        chmod(folder["a"], mode_t(mode))
        try FileSystem.write(Array("new".utf8), to: folder["a"])
        #expect(folder.text("a") == "new")
        let attributes = try FileManager.default.attributesOfItem(atPath: folder["a"])
        #expect(attributes[.posixPermissions] as? Int == mode)
        #expect(folder.contents == ["a"])
    }

    @Test func writesThroughLinks() throws {
        folder.add("real/a", "old")
        folder.link("one", to: "two")
        folder.link("two", to: "real/a")
        folder.link("dangling", to: "real/new")
        try FileSystem.write(Array("new".utf8), to: folder["one"])
        try FileSystem.write(Array("fresh".utf8), to: folder["dangling"])
        #expect(folder.text("real/a") == "new")
        #expect(folder.text("real/new") == "fresh")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder["one"]) == "two")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder["two"]) == "real/a")
        #expect(folder.contents == ["dangling", "one", "real", "real/a", "real/new", "two"])
    }

    @Test(arguments: [FileSystem.Replacement.replace, .create])
    func whatWasFoundMissingMayBeALink(replacement: FileSystem.Replacement) throws {
        folder.addFolder("real")
        folder.link("dangling", to: "real/new")
        #expect(
            try FileSystem.compare(folder["dangling"], with: [65], buffer: ReadBuffer()) == .danglingLink
        )
        #expect(try FileSystem.compare(folder["no"], with: [65], buffer: ReadBuffer()) == .missing)
        let stamp = try FileSystem.write([65], to: folder["no"], replacement, isMissing: true)
        #expect(stamp == FileStamp(path: folder["no"]))
        guard replacement == .create else { return }
        try FileSystem.write([65], to: folder["dangling"], replacement, isMissing: true)
        #expect(folder.text("real/new") == "A")
    }

    @Test func createsOnlyWhatIsNotThere() throws {
        try FileSystem.write(Array("first".utf8), to: folder["a"], .create)
        #expect(
            error { try FileSystem.write(Array("second".utf8), to: folder["a"], .create) }
                == "cannot write '\(folder["a"])': \(text(EEXIST))"
        )
        #expect(folder.text("a") == "first")
        #expect(folder.contents == ["a"])
    }

    @Test func saysWhyItCannotWriteAndLeavesNothing() {
        folder.add("file", "kept")
        folder.addFolder("sub")
        folder.link("loop", to: "loop")
        #expect(mkfifo(folder["pipe"], 0o600) == 0)
        let before = folder.contents
        for (name, reason) in [
            ("file/a", text(ENOTDIR)), ("sub", "it is not a file"), ("pipe", "it is not a file"), ("loop", text(ELOOP)),
            ("\(String(repeating: "x", count: 300))", text(ENAMETOOLONG)),
        ] {
            #expect(
                error { try FileSystem.write([1], to: folder[name]) } == "cannot write '\(folder[name])': \(reason)"
            )
        }
        #expect(
            error { try FileSystem.write([1], to: folder["file/sub/a"]) }
                == "cannot write '\(folder["file/sub/a"])': \(text(ENOTDIR))"
        )
        #expect(
            error { try FileSystem.createFolder(folder["file"]) }
                == "cannot create folder '\(folder["file"])': a file of that name stands in its place"
        )
        #expect(folder.contents == before)
        #expect(folder.text("file") == "kept")
    }

    @Test func aNameMayBeAsLongAsTheDiskAllows() throws {
        let name = String(repeating: "가", count: 85)
        try FileSystem.write([65], to: folder[name])
        #expect(folder.text(name) == "A")
    }

    /// The limit stands for a full disk: the write fails on its way.
    @Test func aFailedWriteLeavesTheOldFile() {
        folder.add("a", "old")
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit()
        #if canImport(Glibc)
        let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
        #else
        let resource = RLIMIT_FSIZE
        #endif
        getrlimit(resource, &limit)
        var small = limit
        small.rlim_cur = 16 << 20
        setrlimit(resource, &small)
        let contents = [UInt8](repeating: 65, count: 17 << 20)
        let reasons = ["a", "new"].map { name in error { try FileSystem.write(contents, to: folder[name]) } }
        setrlimit(resource, &limit)
        #expect(reasons == ["a", "new"].map { "cannot write '\(folder[$0])': \(text(EFBIG))" })
        #expect(folder.text("a") == "old")
        #expect(folder.contents == ["a"])
    }

    @Test(.enabled(if: SmallDisk.isPossible, "needs the right to mount"))
    func aFullDiskLeavesTheOldFile() throws {
        let disk = try #require(SmallDisk(at: folder["disk"]))
        folder.add("disk/a", "old")
        let contents = [UInt8](repeating: 65, count: 1 << 20)
        for name in ["disk/a", "disk/b"] {
            #expect(
                error { try FileSystem.write(contents, to: folder[name]) }
                    == "cannot write '\(folder[name])': \(text(ENOSPC))"
            )
        }
        #expect(folder.text("disk/a") == "old")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder["disk"]) == ["a"])
        disk.remove()
    }

    @Test(.enabled(if: LockedFile.isPossible, "needs a way to lock a file"))
    func aFileThatMayNotBeWrittenIsLeft() throws {
        folder.add("a", "old")
        let lock = LockedFile(folder["a"])
        let reason = error { try FileSystem.write([1], to: folder["a"]) }
        lock.unlock()
        #expect(reason == "cannot write '\(folder["a"])': \(text(geteuid() == 0 ? EPERM : EACCES))")
        #expect(folder.text("a") == "old")
        #expect(folder.contents == ["a"])
    }

    @Test func knowsWhatStandsWhere() throws {
        folder.add("file")
        folder.link("link", to: "file")
        folder.link("dangling", to: "nowhere")
        #expect(FileSystem.kind(of: folder.path) == .folder)
        #expect(FileSystem.kind(of: folder["file"]) == .file)
        #expect(FileSystem.kind(of: folder["link"]) == .file)
        #expect(FileSystem.kind(of: folder["dangling"]) == nil)
        #expect(FileSystem.kind(of: "/dev/null") == .other)
        #expect(try FileSystem.currentFolder() == FileManager.default.currentDirectoryPath)
    }

    private func text(_ code: Int32) -> String { String(cString: strerror(code)) }
}

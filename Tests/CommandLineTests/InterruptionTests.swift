import Foundation
import Testing

@Suite("Interruptions")
struct InterruptionTests {
    @Test("a reader that goes away ends the output, not the work")
    func closedPipe() throws {
        let folder = try TemporaryFolder()
        for index in 0..<400 { try folder.write(Specs.counter("S\(index)"), to: "S\(index).viewmodel") }
        let process = Tool.process([], in: folder.root)
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        try pipe.fileHandleForReading.close()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 0)
        #expect(folder.exists("S399.generated.swift"))
    }

    @Test("an interrupt leaves whole files and no temporary ones")
    func interrupt() throws {
        let folder = try TemporaryFolder()
        for index in 0..<800 { try folder.write(Specs.counter("S\(index)"), to: "S\(index).viewmodel") }
        let process = Tool.process(["--quiet"], in: folder.root)
        try process.run()
        let deadline = Date().addingTimeInterval(20)
        while !folder.exists("S1.generated.swift") && Date() < deadline { usleep(1000) }
        process.interrupt()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 130)
        let written = try folder.files().filter { !$0.hasSuffix(".viewmodel") }
        #expect(!written.isEmpty)
        for path in written where path.hasSuffix(".swift") {
            #expect(try folder.read(path).hasSuffix("}\n"))
        }
        #expect(written.allSatisfy { $0.hasSuffix(".generated.swift") || $0 == ".viewmodelgen-manifest" })
        #expect(try folder.tool().run("--quiet").status == 0)
    }

    @Test("what cannot be read or written is said, and nothing is lost")
    func unwritable() throws {
        let folder = try TemporaryFolder(["A.viewmodel": Specs.counter("A"), "B.viewmodel": Specs.counter("B")])
        try folder.write("mine\n", to: "A.generated.swift")
        try FileManager.default.createDirectory(at: folder.url("B.generated.swift"), withIntermediateDirectories: false)
        let result = try folder.tool().run()
        #expect(result.status == 1)
        #expect(
            result.errors == """
                error: cannot write 'A.generated.swift': it exists and was not written by viewmodelgen; move it away and \
                generate again
                error: cannot write 'B.generated.swift': it is not a file

                """
        )
        #expect(try folder.read("A.generated.swift") == "mine\n")
    }
}

import Foundation

/// Why the package in a folder says nothing about what it was made for.
struct UnusablePackage: Error, CustomStringConvertible {
    let description: String
}

extension TemporaryFolder {
    /// Generates what the specs ask for.
    ///
    /// - Throws: ``UnusablePackage`` with what the tool said.
    func generate() throws {
        let generated = try tool().run()
        guard generated.status == 0 else { throw UnusablePackage(description: generated.errors) }
    }

    /// Puts one text in the place of another, wherever it stands.
    ///
    /// - Throws: ``UnusablePackage`` when it stands nowhere: the edit would do nothing.
    func replace(_ text: String, with replacement: String, in path: String) throws {
        let contents = try read(path)
        guard contents.contains(text) else { throw UnusablePackage(description: "\(path) has no '\(text)'") }
        try write(contents.replacingOccurrences(of: text, with: replacement), to: path)
    }

    /// `swift test` on the package in the folder, built where the next run finds what is the same.
    ///
    /// - Parameter scratch: the name of the build folder, below the project's own.
    func swiftTest(_ arguments: [String] = [], scratch: String) async throws -> (status: Int32, output: String) {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
        let build = root.appendingPathComponent(".build/\(scratch)").standardized
        let log = url("output")
        try Data().write(to: log)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift", "test", "--scratch-path", build.path] + arguments
        process.currentDirectoryURL = self.root
        process.standardOutput = try FileHandle(forWritingTo: log)
        process.standardError = process.standardOutput
        process.standardInput = FileHandle.nullDevice
        try await process.runToItsEnd()
        return (process.terminationStatus, try read("output"))
    }
}

extension Process {
    /// Runs to the end without a thread that waits: a process of minutes leaves the pool to the other tests, whose time
    /// limits count while they stand in line.
    func runToItsEnd() async throws {
        try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
            terminationHandler = { _ in ended.resume() }
            do {
                try run()
            } catch {
                terminationHandler = nil
                ended.resume(throwing: error)
            }
        }
    }
}

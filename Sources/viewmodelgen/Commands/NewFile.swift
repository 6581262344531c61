internal import GeneratorCore

/// A file that a command writes for the user to go on from.
struct NewFile {
    let path: String
    let contents: String

    /// Writes the file unless something of its name exists, and says what comes next.
    func write(on console: Console, next: String) -> ExitStatus {
        guard FileSystem.kind(of: path) == nil else {
            console.writeError("error: '\(path)' exists already and was left as it is\n")
            return .failure
        }
        do throws(FileError) {
            try FileSystem.write(Array(contents.utf8), to: path, .create)
        } catch {
            console.writeError("error: \(error)\n")
            return .failure
        }
        console.write("written   \(path)\n\(next)\n")
        return .success
    }
}

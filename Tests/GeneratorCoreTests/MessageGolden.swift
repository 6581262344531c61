import Foundation

/// A file of `Tests/Messages`: texts, each followed by the diagnostics that it must give.
///
/// ```
/// =====
/// the text
/// -----
/// the diagnostics
/// ```
///
/// With `RECORD_GOLDENS=1` the diagnostics are rewritten; the test fails then, so that nobody forgets to look at them.
struct MessageGolden {
    struct Case {
        var text: String
        var expected: String
    }

    let name: String
    let url: URL
    private(set) var cases: [Case] = []

    init(_ name: String) throws {
        self.name = name
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        url = tests.appendingPathComponent("Messages").appendingPathComponent(name)
        let contents = try String(contentsOf: url, encoding: .utf8)
        for part in ("\n" + contents).components(separatedBy: "\n=====\n").dropFirst() {
            let halves = part.components(separatedBy: "\n-----\n")
            cases.append(Case(text: halves[0], expected: halves.count > 1 ? halves[1] : ""))
        }
    }

    static var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" }

    /// Rewrites the file with what `render` says of each text.
    func record(_ render: (String) -> String) throws {
        let parts = cases.map { "=====\n\($0.text)\n-----\n\(render($0.text))" }
        try parts.joined(separator: "\n").appending("\n").write(to: url, atomically: true, encoding: .utf8)
    }
}

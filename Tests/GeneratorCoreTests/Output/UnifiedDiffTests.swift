import Foundation
import Testing

@testable import GeneratorCore

struct UnifiedDiffTests {
    private func diff(_ old: String?, _ new: String?, path: String = "a.txt") -> String {
        String(
            decoding: UnifiedDiff.text(path: path, old: old.map { Array($0.utf8) }, new: new.map { Array($0.utf8) }),
            as: UTF8.self
        )
    }

    @Test func showsChangesWithContext() {
        let old = (1...12).map { "\($0)\n" }.joined()
        let new = old.replacingOccurrences(of: "\n6\n", with: "\nsix\nand more\n")
        #expect(
            diff(old, new) == """
                --- a/a.txt
                +++ b/a.txt
                @@ -3,7 +3,8 @@
                 3
                 4
                 5
                -6
                +six
                +and more
                 7
                 8
                 9

                """
        )
    }

    private static let ends: [(old: String?, new: String?, patch: String)] = [
        (nil, "a\n", "--- /dev/null\n+++ b/a.txt\n@@ -0,0 +1 @@\n+a\n"),
        ("a\n", nil, "--- a/a.txt\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n"),
        (
            "a", "a\n",
            "--- a/a.txt\n+++ b/a.txt\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"
        ),
        (
            "a\nb", "c\nb",
            "--- a/a.txt\n+++ b/a.txt\n@@ -1,2 +1,2 @@\n-a\n+c\n b\n\\ No newline at end of file\n"
        ),
        ("a\r\n", "a\n", "--- a/a.txt\n+++ b/a.txt\n@@ -1 +1 @@\n-a\r\n+a\n"),
        ("a\n", "a\n", ""), ("", "", ""),
    ]

    @Test(arguments: ends)
    func showsTheEnds(old: String?, new: String?, expected: String) {
        #expect(diff(old, new) == expected)
    }

    @Test func endsANameWithSpaces() {
        #expect(diff("a\n", "b\n", path: "이름 하나.txt").hasPrefix("--- a/이름 하나.txt\t\n+++ b/이름 하나.txt\t\n"))
    }

    /// Random texts of few different lines: every kind of hunk comes up.
    @Test func patchUnderstandsIt() throws {
        var generator = Seeded(state: 7)
        let folder = TemporaryFolder()
        let applies = run("patch", ["--version"]).status == 0
        for round in 0..<120 {
            let old = lines(&generator, count: Int.random(in: 0...40, using: &generator))
            let new =
                round.isMultiple(of: 3)
                ? lines(&generator, count: Int.random(in: 1...40, using: &generator)) : edited(old, &generator)
            let patch = diff(old, new, path: "이름 \(round).txt")
            #expect(applied(patch, to: old) == new)
            guard applies, round < 20, old != new, !old.isEmpty, !new.isEmpty else { continue }
            folder.add("이름 \(round).txt", old)
            folder.add("p", patch)
            let result = run("patch", ["-p1", "--binary", "-i", "p"], in: folder.path)
            #expect(result.status == 0, "\(result.output)\n\(patch)")
            #expect(folder.text("이름 \(round).txt") == new)
        }
    }

    @Test func gitUnderstandsIt() {
        let folder = TemporaryFolder()
        folder.add("sub/old.txt", "gone\n")
        folder.add("sub/a b.txt", "1\n2\n")
        let patch =
            diff("gone\n", nil, path: "sub/old.txt") + diff("1\n2\n", "1\n3", path: "sub/a b.txt")
            + diff(nil, "made\n", path: "sub/new.txt")
        folder.add("p", patch)
        let result = run("git", ["apply", "-p1", "p"], in: folder.path)
        #expect(result.status == 0, "\(result.output)\n\(patch)")
        #expect(folder.contents == ["p", "sub", "sub/a b.txt", "sub/new.txt"])
        #expect(folder.text("sub/a b.txt") == "1\n3")
    }

    @Test func isTheShortest() {
        let difference = LineDifference(Array("a\nb\nc\na\nb\nb\na\n".utf8), Array("c\nb\na\nb\na\nc\n".utf8))
        #expect(difference.edits.reduce(0) { $0 + $1.old.count + $1.new.count } == 5)
    }

    /// Two big texts that share nothing, and two that differ in one line of each ten: both must end soon.
    @Test(.timeLimit(.minutes(1)))
    func bigTextsEndSoon() {
        let old = (0..<30_000).map { "line \($0)\n" }.joined()
        let other = (0..<30_000).map { "other \($0)\n" }.joined()
        #expect(diff(old, other).utf8.count > old.utf8.count + other.utf8.count)
        let mixed = (0..<30_000).map { $0.isMultiple(of: 10) ? "changed \($0)\n" : "line \($0)\n" }.joined()
        #expect(!diff(old, mixed).isEmpty)
    }

    private func lines(_ generator: inout Seeded, count: Int) -> String {
        let text = (0..<count).map { _ in "\(Int.random(in: 0...5, using: &generator))\n" }.joined()
        return Bool.random(using: &generator) ? text : String(text.dropLast())
    }

    private func edited(_ text: String, _ generator: inout Seeded) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
            let index = Int.random(in: 0...lines.count - 1, using: &generator)
            switch Int.random(in: 0...2, using: &generator) {
            case 0: lines[index] = "x"
            case 1: lines.insert("y", at: index)
            default: if lines.count > 1 { lines.remove(at: index) }
            }
        }
        return lines.joined(separator: "\n")
    }

    /// What a patch makes of `text`, strictly: every line of context must be where the patch says.
    private func applied(_ patch: String, to text: String) -> String? {
        var old = split(text)[...]
        var result: [String] = []
        var position = 1
        var lastMark: Character = " "
        for line in patch.components(separatedBy: "\n").dropFirst(2).dropLast() {
            if line.hasPrefix("@@") {
                let range = line.split(separator: " ")[1].dropFirst().split(separator: ",").compactMap { Int($0) }
                let start = range.count > 1 && range[1] == 0 ? range[0] + 1 : range[0]
                guard start >= position, start - position <= old.count else { return nil }
                result += old.prefix(start - position)
                old = old.dropFirst(start - position)
                position = start
            } else if line.hasPrefix("\\") {
                if lastMark != "-" { result[result.count - 1].removeLast() }
            } else {
                lastMark = line.first ?? " "
                let body = line.dropFirst() + "\n"
                if lastMark != "+" {
                    guard let next = old.popFirst(), next == body || next + "\n" == body else { return nil }
                    position += 1
                }
                if lastMark != "-" { result.append(String(body)) }
            }
        }
        return (result + old).joined()
    }

    private func split(_ text: String) -> [String] {
        LineText(Array(text.utf8)).lines.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
    }
}

/// A generator of numbers that are the same on every run.
struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}

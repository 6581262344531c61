import Testing

@testable import GeneratorCore

struct ManifestTests {
    private let entries: [Manifest.Entry] = [
        .init(path: "A.generated.swift", spec: "A.viewmodel", content: .generated(hash: 1)),
        .init(path: "A.swift", spec: "A.viewmodel", content: .user(requirements: ["A.b(c:)", "A.d(_:e:)"])),
        .init(path: "B 한글.swift", spec: "sub/B 한글.viewmodel", content: .user(requirements: [])),
        .init(path: "Support.generated.swift", spec: "Sources/App", content: .support(hash: .max)),
        .init(path: "a\\t\tb\n\r.swift", spec: "\\.viewmodel", content: .generated(hash: 0xABCD)),
    ]

    private func lines(_ entries: [Manifest.Entry]) -> Manifest.Lines {
        var lines = Manifest.Lines()
        for entry in entries { lines.append(entry) }
        return lines
    }

    private func manifest(_ text: String) -> Manifest { Manifest(Array(text.utf8)) }

    @Test func readsWhatItWrites() {
        let text = Manifest().text(keeping: [], adding: lines(entries.shuffled()))
        let manifest = Manifest(text)
        #expect(manifest.count == entries.count)
        for (index, entry) in entries.enumerated() {
            #expect(manifest[index] == entry)
            #expect(manifest.index(of: entry.path) == index)
            #expect(manifest.line(at: index, says: entry))
        }
        #expect(manifest.index(of: "A") == nil)
        #expect(manifest.index(of: "A.generated.swif") == nil)
        #expect(manifest.index(of: "A.generated.swift2") == nil)
        #expect(manifest.index(of: "z") == nil)
        #expect(manifest.newText(keeping: Array(0..<manifest.count), adding: lines([])) == nil)
        #expect(manifest.newText(keeping: [0], adding: lines([])) == manifest.text(keeping: [0], adding: lines([])))
    }

    @Test func writesSortedLines() {
        let text = String(decoding: Manifest().text(keeping: [], adding: lines(entries)), as: UTF8.self)
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines.first?.hasPrefix("# Written by viewmodelgen") == true)
        #expect(lines[1] == "A.generated.swift\tgenerated\tA.viewmodel\t0000000000000001")
        #expect(lines[2] == "A.swift\tuser\tA.viewmodel\tA.b(c:) A.d(_:e:)")
        #expect(text.hasSuffix("\n") && !text.contains("\r"))
    }

    @Test func mergesNewLinesIn() {
        let old = Manifest(Manifest().text(keeping: [], adding: lines([entries[0], entries[2], entries[4]])))
        let text = old.text(keeping: [0, 2], adding: lines([entries[3], entries[1]]))
        #expect(text == Manifest().text(keeping: [], adding: lines([entries[0], entries[1], entries[3], entries[4]])))
    }

    @Test func nothingToListIsNoText() {
        #expect(Manifest().text(keeping: [], adding: lines([])).isEmpty)
    }

    @Test func toleratesGarbage() {
        let text = """
            <<<<<<< HEAD
            b.swift\tgenerated\tb.viewmodel\t0000000000000002
            =======
            a.swift\tgenerated\ta.viewmodel\t0000000000000001\r
            >>>>>>> other
            b.swift\tgenerated\tb.viewmodel\t0000000000000003
            c.swift\tgenerated\tc.viewmodel\tnothexadecimal!!
            d.swift\tgenerated\td.viewmodel\t01
            e.swift\tgarbled\te.viewmodel\t0000000000000001
            \t\t\t
            f.swift\tgenerated\tf.viewmodel
            \u{0}
            """
        let manifest = manifest(text)
        #expect((0..<manifest.count).map { manifest[$0]?.path } == ["a.swift", "b.swift"])
        #expect(manifest[0]?.content == .generated(hash: 1))
        #expect(Manifest([0xFF, 0xFE, 9, 9, 9, 10, 9, 9]).count == 0)
    }

    @Test func theHashIsDefined() {
        #expect(ContentHash.hash([UInt8]()) == 0)
        let texts = (0..<40).map { Array("abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz".utf8.prefix($0)) }
        #expect(Set(texts.map { ContentHash.hash($0) }).count == 40)
        #expect(ContentHash.hash(Array("abcdefghi".utf8)) == ContentHash.hash("abcdefghi".utf8))
        // A change of the hash would make every manifest say "edited".
        #expect(ContentHash.hash(Array("viewmodelgen".utf8)) == reference(Array("viewmodelgen".utf8)))
        #expect(ContentHash.hash([0]) != ContentHash.hash([0, 0]))
    }

    /// The definition of the hash, word by word.
    private func reference(_ bytes: [UInt8]) -> UInt64 {
        var state = UInt64(bytes.count) &* 0x9E37_79B9_7F4A_7C15
        for start in stride(from: 0, to: bytes.count, by: 8) {
            var word: UInt64 = 0
            for index in start..<min(start + 8, bytes.count) {
                word |= UInt64(bytes[index]) << (8 * UInt64(index - start))
            }
            state = (state ^ word) &* 0x9E37_79B9_7F4A_7C15
            state ^= state >> 29
        }
        state = state &* 0xBF58_476D_1CE4_E5B9
        return state ^ (state >> 32)
    }
}

import Testing

@testable import GeneratorCore

/// Whatever the bytes are, reading them ends, with places inside the file.
@Suite struct ParserRobustnessTests {
    /// A spec with some of everything.
    static let rich = """
        import Domain // ünïcode

        /* block /* nested */ */
        @available(iOS 15, *)
        public viewmodel A<T: P>: B, C<[Int]> where T: Q {
            dependencies { weak var a: [A<B>]? = .init(x: 1) ; @M b: (Int) -> Void }
            input { `in`, x$: Signal<(a: Int, b: String)>; 주소: String? = nil }
            state {
                s: Bool = false <- `in`, x$ with s, c { "\\(s ? "a\\(1)" : #"b\\#(2)"#)" == \"""
                    text \\(s) "quoted"
                    \""" } | other via fn
            }
            flow {
                r: T <- (a, b).debounce(.seconds(1)).flatMapLatest(try await load(a: a, b: [b: 1])) // end
                r.errors -> a?.show(x, y: { $0 / 2 })
                { raw } | q.map { $0 } -> { print($0, /re[/]x/) }
            }
            output { o: Driver<Bool> = true <- r.activity; p: Int
                <- r
                .map { 1 } }
        }
        """

    private func check(_ bytes: [UInt8]) {
        let file = SourceFile(path: "A.viewmodel", bytes: bytes)
        let spec = Parser.parse(file)
        for diagnostic in spec.diagnostics {
            let ranges = [diagnostic.range] + diagnostic.notes.compactMap(\.range)
            for range in ranges where range.lowerBound > range.upperBound || range.upperBound > bytes.count {
                Issue.record("\(diagnostic.message.text): \(range)")
            }
        }
        _ = DiagnosticStyle.text(color: true).render(spec.diagnostics, in: file)
        _ = spec.dump
        for declaration in spec.syntax.declarations {
            if let initialValue = spec.syntax.text(declaration.initialValue) { _ = FragmentScanner.scan(initialValue) }
        }
        _ = FragmentScanner.scan(file.text(in: SourceRange(0, bytes.count)))
    }

    @Test func richSpecHasNoMistakes() {
        let spec = Parser.parse(SourceFile(path: "A", text: Self.rich))
        #expect(spec.diagnostics.map(\.message.text) == [])
    }

    @Test(arguments: [signUpSpec, rich])
    func everyPrefixIsRead(text: String) {
        let bytes = Array(text.utf8)
        for count in 0...bytes.count { check(Array(bytes[..<count])) }
    }

    @Test(arguments: [signUpSpec, rich])
    func everySuffixIsRead(text: String) {
        let bytes = Array(text.utf8)
        for start in 0...bytes.count { check(Array(bytes[start...])) }
    }

    @Test(arguments: [signUpSpec, rich])
    func mutationsAreRead(text: String) {
        var random = SeededGenerator(seed: 42)
        let original = Array(text.utf8)
        for _ in 0..<1_000 { check(original.mutated(using: &random)) }
    }

    @Test(arguments: [
        "(", ")", "{", "}", "[", "<", "a <- ", "\"\\(", "/*", "a.map { ", "a, ", "a | ", "@", "`", "#", "viewmodel A {",
    ])
    func repetitionIsRead(unit: String) {
        check(Array(("viewmodel A { flow { a <- " + String(repeating: unit, count: 3_000)).utf8))
        check(Array(String(repeating: unit, count: 3_000).utf8))
    }

    @Test func largeSpecIsRead() {
        #if DEBUG
        let size = 2_000_000
        #else
        let size = 10_000_000
        #endif
        var text = "viewmodel A {\n    flow {\n"
        var index = 0
        while text.utf8.count < size {
            text +=
                "        stream\(index): Result<Int, any Error> <- a, b.map { $0 + \(index) } with c { \"\\(a) \\(b)\" }\n"
            index += 1
        }
        text += "    }\n}\n"
        let spec = Parser.parse(SourceFile(path: "A", text: text))
        #expect(spec.diagnostics.isEmpty)
        #expect(spec.syntax.declarations.count == index)
    }
}

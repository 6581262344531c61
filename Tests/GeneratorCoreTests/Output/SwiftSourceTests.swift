import Foundation
import Testing

@testable import GeneratorCore

struct SwiftSourceTests {
    private func functions(_ text: String) -> [String] {
        SwiftSource(Array(text.utf8)).declarations.flatMap { declaration in
            declaration.functions.map { "\(declaration.name).\($0)" }
        }
    }

    @Test(
        arguments: [
            ("class A { func b() {} }", ["A.b()"]),
            ("struct A { static func b(c: Int) -> Int { c } }", ["A.b(c:)"]),
            ("enum A { case x; func b(_ c: Int, d e: [String: Int]) {} }", ["A.b(_:d:)"]),
            ("actor A { nonisolated func b(c: (Int, String)) async throws {} }", ["A.b(c:)"]),
            ("extension A: B { func c<T: D>(e: T) where T: F {} }", ["A.c(e:)"]),
            ("extension A.B { func c() {} }", ["A.B.c()"]),
            ("extension A<Int>.B where C == [D] { func c() {} }", ["A.B.c()"]),
            ("class A<T: B<C>, D>: E<F> { func g() {} }", ["A.g()"]),
            ("class A { struct B { enum C { func d() {} } }; func e() {} }", ["A.e()", "A.B.C.d()"]),
            (
                "public final class A { class func b() {}; class var c: Int { 1 }; override class func d() {} }",
                ["A.b()", "A.d()"]
            ),
            (
                "@MainActor @available(iOS 15, *) class A { @discardableResult @objc(b:) func b(c: Int) -> Int { c } }",
                ["A.b(c:)"]
            ),
            ("class A {\n#if DEBUG\nfunc b() {}\n#else\nfunc c() {}\n#endif\n}", ["A.b()", "A.c()"]),
            ("#if os(iOS)\nextension A { func b() {} }\n#endif", ["A.b()"]),
            ("class `class` { func `default`(`in` x: Int) {} }", ["class.default(in:)"]),
            (
                "class A { func b(@C(d) e: Int, @F g h: inout Int, i: @escaping (Int, Int) -> Void) {} }",
                ["A.b(e:g:i:)"]
            ),
            (
                "class A { func b(c: Dictionary<String, Int>, d: E<F, G<H, I>>, _: Int = (1, 2).0, j: Int...) {} }",
                ["A.b(c:d:_:j:)"]
            ),
            ("class A { func b(c: Int = f(g: 1, h: 2), i: [Int: Int] = [1: 2], j: Int,) {} }", ["A.b(c:i:j:)"]),
            (
                "class A { func b() { func inner() {}; class Local { func x() {} } }; let c = { func d() {} } }",
                ["A.b()"]
            ),
            ("protocol A { func b() }\nextension A { func c() {} }", ["A.c()"]),
            ("protocol A: class { func b() }", []),
            ("func a() {}\nclass B {}", []),
            (
                "class A { static func == (l: A, r: A) -> Bool { true }; prefix func -(a: A) -> A { a }; func b() {} }",
                ["A.b()"]
            ),
            ("// class A { func b() {} }\n/* class A { /* } */ func c() {} } */ class A { func d() {} }", ["A.d()"]),
            (
                "class A { let a = \"}\"; let b = \"\\(c {\"}\"})\"; let d = #\"\\(\"}\"#; let e = \"\"\"\n}\n\"\"\"; func f() {} }",
                ["A.f()"]
            ),
            ("class A { var extension: Int { 1 }\nlet x = y.class\nfunc b() {} }", ["A.b()"]),
            ("class A { let actor = Actor(); var struct_: Int { get { 1 } }; func b() {} }", ["A.b()"]),
            (
                "class A { func message(error: Error) {}; func message(_ error: Error) {}; static func message() {} }",
                ["A.message(error:)", "A.message(_:)", "A.message()"]
            ),
            ("class 가나 { func 다라(마 바: Int) {} }", ["가나.다라(마:)"]),
            ("\u{FEFF}class A { func b() {} }", ["A.b()"]),
            ("class A {\r\n    func b(\r\n        c: Int\r\n    ) {\r\n    }\r\n}\r\n", ["A.b(c:)"]),
            ("class A { init() {}; subscript(i: Int) -> Int { i }; deinit {}; func b() {} }", ["A.b()"]),
            ("class A { @B var c: some View { d { e } } ; func b() -> some View { x } }", ["A.b()"]),
            ("class A { let regex = /}\\{/ ; func b() {} }", ["A.b()"]),
            ("class A { func b(isolated c: isolated D, sending e: sending F) {} }", ["A.b(isolated:sending:)"]),
            ("class A { let b = #\"\"\"\"#; let c = #\"\"\"#; let d = ##\"\"\"\"\"##; func e() {} }", ["A.e()"]),
            ("class A { let b = #\"\"\"\n}\"\"\n\"\"\"#; func e() {} }", ["A.e()"]),
            ("#Preview { A() }\nstruct A { func b() {} }", ["A.b()"]),
        ] as [(String, [String])]
    )
    func finds(text: String, expected: [String]) {
        #expect(functions(text) == expected)
        #expect(SwiftSource(Array(text.utf8)).imbalance == nil)
    }

    @Test(
        arguments: [
            ("extension A: ALogic {}", ["ALogic"]), ("extension A: M.ALogic, B {}", ["ALogic", "B"]),
            ("extension A: B<C, D>, E where F: G {}", ["B", "E"]),
            ("extension A: @unchecked Sendable, B & C {}", ["Sendable", "B", "C"]),
            ("extension A where B: C {}", []), ("final class A<T: B>: C {}", ["C"]),
        ] as [(String, [String])]
    )
    func knowsWhatATypeInherits(text: String, expected: [String]) {
        let inheritance = SwiftSource(Array(text.utf8)).declarations[0].inheritance
        // An attribute's name may be among them: it cannot be mistaken for a protocol of ours.
        #expect(inheritance.filter { $0 != "unchecked" } == expected)
    }

    @Test func knowsWhereABodyIs() {
        let text = "/// A\nextension A {\n    func b() {}\n}\nclass C {}"
        let declarations = SwiftSource(Array(text.utf8)).declarations
        #expect(
            declarations.map { String(decoding: Array(text.utf8)[$0.bodyStart..<$0.bodyEnd], as: UTF8.self) } == [
                "\n    func b() {}\n", "",
            ]
        )
        #expect(declarations.map(\.isExtension) == [true, false])
        #expect(
            declarations.map { String(decoding: Array(text.utf8)[$0.start...].prefix(5), as: UTF8.self) } == [
                "exten", "class",
            ]
        )
    }

    @Test(arguments: [
        "class A {", "class A { func b( {} }", "class A { } }", "class A { let a = \"x }", "class A { let a = [1, 2 }",
        "/* class A {}", "class A { let a = \"\"\"\n }",
    ])
    func noticesWhatDoesNotMatchUp(text: String) {
        #expect(SwiftSource(Array(text.utf8)).imbalance != nil)
    }

    /// Every beginning of a file, and every file with a byte changed, gives some answer.
    @Test func neverTraps() {
        let text = """
            @A final class B<C: D>: E where F == G { func h<I>(j k: L<M, N>, _ o: (P) -> Q = { r }) async -> S { "\\(t {"u"})" } }
            extension V.W: X { #if y
            static func `z`() {} #endif
            }
            """
        let bytes = Array(text.utf8)
        for count in 0...bytes.count { _ = SwiftSource(Array(bytes.prefix(count))) }
        var generator = Seeded(state: 11)
        for _ in 0..<20_000 {
            var changed = bytes
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let index = Int.random(in: 0..<changed.count, using: &generator)
                switch Int.random(in: 0...2, using: &generator) {
                case 0: changed[index] = UInt8.random(in: 0...255, using: &generator)
                case 1: changed.remove(at: index)
                default: changed.insert(Array("{}()<>\"`.,:@ \n".utf8).randomElement(using: &generator) ?? 0, at: index)
                }
            }
            for declaration in SwiftSource(changed).declarations {
                #expect(declaration.start <= declaration.bodyStart && declaration.bodyStart <= declaration.bodyEnd)
                #expect(declaration.bodyEnd <= changed.count)
            }
        }
    }

    @Test func goesAnyDepth() {
        let depth = 5_000
        let text = String(repeating: "struct A {", count: depth) + "func b() {}" + String(repeating: "}", count: depth)
        #expect(SwiftSource(Array(text.utf8)).declarations.count == depth)
    }

    /// A sample of real code: what this package is made of, its generated files included.
    @Test func understandsThisPackage() throws {
        let package = #filePath.components(separatedBy: "/Tests/")[0]
        let paths = FileSystem.files(endingWith: ".swift", in: package).paths
        #expect(paths.count > 100)
        for path in paths where !path.contains("/Goldens/") {
            let source = SwiftSource(try FileSystem.read(path))
            #expect(source.imbalance == nil, "\(path)")
        }
        let own = SwiftSource(try FileSystem.read(package + "/Sources/GeneratorCore/Output/SwiftSource.swift"))
        #expect(own.declares("declares(_:in:)", in: "SwiftSource"))
    }
}

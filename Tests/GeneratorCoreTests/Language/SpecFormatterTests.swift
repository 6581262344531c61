import Testing

@testable import GeneratorCore

@Suite struct SpecFormatterTests {
    static func format(_ text: String) -> String? {
        SpecFormatter.format(SourceFile(path: "A.viewmodel", text: text)).text
            .map { String(decoding: $0, as: UTF8.self) }
    }

    @Test(arguments: [
        "", signUpSpec,
        "import A\nimport B\n\nimport C\n\nviewmodel A {}\n\n// between\n\n/// Doc.\n@MainActor\npublic viewmodel B: C {}\n",
        "// only a comment\n",
        "viewmodel A { input { a: Int; b: Int } output {} }\n",
        """
        viewmodel A {
            /// A screen.
            view B {  // why
                // c
                a         <- b.rx.tap | c  // d
                e         -> f.rx.text
                g { !$0 } -> h
                i <- j.rx.text
                    .orEmpty

                k -> { l in
                    m(l)
                }
            }
        }

        """,
        "viewmodel A {\n    dependencies { protocol B { func a(); var c: D { get } } }\n}\n",
        """
        viewmodel A {
            output {
                a: Int

                /// b
                @frozen public enum B {
                    case c  // d
                }
                static func e() -> Int { 1 }
                private var f: Int { 1 }
                init(
                    a: Int
                ) {
                    self.a = a
                }
            }
        }

        """,
        """
        viewmodel A {
            input {
                #if DEBUG  // why
                // c
                a: Int

                /// d
                #elseif os(iOS) && !E
                b: Int

                #else
                #endif
            }
            output {
                #if DEBUG
                #endif
            }
        }

        """,
        """
        viewmodel A {
            dependencies {
                a: B  // why

                /// What it is.
                @MainActor
                protocol B: AnyObject, Sendable {
                    // c

                    /// Does it.
                    @discardableResult
                    func a(
                        b: Int
                    ) -> Single<Int>  // d
                    var e: F { get }
                }
            }
        }

        """,
        """
        viewmodel A {
            // first

            /* second
             * line
             */
            flow {  // why
                // c

                a        <- b  // d
                e -> { print(e) }
                longName <- c

                f <- (
                    g, h  // i
                    // j
                )
                    .debounce(.seconds(1))
                // k
            }
            // l
        }
        // m

        """,
    ])
    func standardLayoutStays(text: String) {
        #expect(Self.format(text) == text)
    }

    @Test(arguments: [
        (
            "\u{FEFF}viewmodel   A{\r\n\tinput{\r\n\ta:Int;b :Int\r\n}\r\n}",
            "viewmodel A {\n    input {\n        a: Int; b: Int\n    }\n}\n"
        ),
        ("viewmodel A{input{a:Int}}viewmodel B{}", "viewmodel A { input { a: Int } }\n\nviewmodel B {}\n"),
        (
            "@preconcurrency   import A\n@available(iOS 15, *)\nviewmodel A{input{a:Signal<Int>=.never()}}",
            "@preconcurrency import A\n\n@available(iOS 15, *)\nviewmodel A { input { a: Signal<Int> = .never() } }\n"
        ),
        ("import   A;import B\nviewmodel A{}", "import A; import B\n\nviewmodel A {}\n"),
        (
            "viewmodel A\n{\n\n\ninput\n{\n\na: Int\n\n\n\nb: Int\n\n}\n\n}\n\n",
            "viewmodel A {\n    input {\n        a: Int\n\n        b: Int\n    }\n}\n"
        ),
        (
            "@MainActor\n  public   viewmodel A < T:P > : B,C\n where T==U{}",
            "@MainActor\npublic viewmodel A<T: P>: B, C\n    where T == U {}\n"
        ),
        (
            "viewmodel A{input{@available( iOS 15,* )   a:Int\n@X\n  b:Int}}",
            "viewmodel A {\n    input {\n        @available( iOS 15,* ) a: Int\n        @X\n        b: Int\n    }\n}\n"
        ),
    ])
    func layoutIsMadeStandard(text: String, expected: String) {
        #expect(Self.format(text) == expected)
    }

    @Test(arguments: [
        ("a<-b,c with d{a}|e via f", "a <- b, c with d { a } | e via f"),
        ("a<-( b|c ) . map{1} .take ( 1 )", "a <- (b | c).map { 1 }.take(1)"),
        ("a<-x?.y . z{ }", "a <- x?.y.z {}"),
        ("a->b?.c ( d )", "a -> b?.c(d)"),
        ("a->{b}", "a -> { b }"),
        ("a . errors->b", "a.errors -> b"),
        ("a:Set<Int>=1<-b", nil),
        ("a <- b\nlonger <- c\nd: Int <- e", "a      <- b\n        longer <- c\n        d: Int <- e"),
        ("a <- b\n\nlonger <- c", "a <- b\n\n        longer <- c"),
        ("a <- b\n// c\nlonger <- c", "a <- b\n        // c\n        longer <- c"),
        ("a <- b\nb -> c\nlonger <- c", "a      <- b\n        b -> c\n        longer <- c"),
        ("a <- b\nlonger <- c\n| d\ne <- f", "a <- b\n        longer <- c\n            | d\n        e <- f"),
        ("주소 <- b\nabcde <- c", "주소  <- b\n        abcde <- c"),
        ("a /* b */ <- // c\nd", "a /* b */ <-  // c\n            d"),
        (
            "a <- b.map {\n    c\n      d\n\n    e   \n}",
            "a <- b.map {\n            c\n              d\n\n            e\n        }"
        ),
        (
            "a <- b\n   .map { f(\n     1) }",
            "a <- b\n            .map { f(\n              1) }"
        ),
        // What a literal says does not change: it moves as a whole, or stays where it is.
        (
            "a <- b { \"\"\"\n  c  \n\n    d \\(e)\n  \"\"\" }",
            "a <- b { \"\"\"\n          c  \n\n            d \\(e)\n          \"\"\" }"
        ),
        (
            "a <- b { \"\"\"\n\tc\n\t\"\"\" }",
            "a <- b { \"\"\"\n\tc\n\t\"\"\" }"
        ),
    ])
    func declarationsAreMadeStandard(text: String, expected: String?) {
        let formatted = Self.format("viewmodel A {\nflow {\n\(text)\n}\n}")
        #expect(formatted == expected.map { "viewmodel A {\n    flow {\n        \($0)\n    }\n}\n" })
    }

    @Test(arguments: [
        ("Observable< Int >", "Observable<Int>"),
        ("[ String:Int ]", "[String: Int]"),
        ("( Int )->Void", "(Int) -> Void"),
        ("(a:Int,b :[ Int ])async throws( E )->[ Int ]?", "(a: Int, b: [Int]) async throws(E) -> [Int]?"),
        ("Observable<Result<Int,any   Error> >", "Observable<Result<Int, any Error>>"),
        ("any  A&B", "any A & B"),
        ("A . B<C> . D", "A.B<C>.D"),
        ("(  )", "()"),
        ("@Sendable ( Int )->Void", "@Sendable (Int) -> Void"),
        ("@convention( c )  (Int...)->inout  Int", "@convention(c) (Int...) -> inout Int"),
        ("(inout   Int,some P)->( () -> Void )?", "(inout Int, some P) -> (() -> Void)?"),
        ("Box< ~Copyable >", "Box< ~Copyable>"),
        ("Dictionary<  String /* the name */,Int>", "Dictionary<String /* the name */, Int>"),
        ("[ Int/* a */ : /* b */String ]", "[Int/* a */ : /* b */String]"),
    ])
    func typesAreMadeStandard(text: String, expected: String) {
        let formatted = Self.format("viewmodel A { input { a:\(text)\nb: Int } }")
        #expect(formatted == "viewmodel A {\n    input {\n        a: \(expected)\n        b: Int\n    }\n}\n")
        #expect(formatted.flatMap(Self.format) == formatted)
    }

    @Test func typesOfSeveralLinesStay() {
        let text = "viewmodel A {\n    input {\n        a: (\n            Int,String\n        )->Void\n    }\n}\n"
        #expect(Self.format(text) == text)
    }

    @Test func aSpecWithErrorsIsLeft() {
        let result = SpecFormatter.format(SourceFile(path: "A", text: "viewmodel A { input { a } }"))
        #expect(result.text == nil)
        #expect(result.diagnostics.map(\.message.text) == ["expected ':' and a type after 'a', found '}'"])
    }

    /// Every spec of the tests, squeezed and stretched.
    static let samples: [String] =
        [signUpSpec, ParserRobustnessTests.rich]
        + (declarationCases + definitionCases).flatMap { sample in
            [
                "viewmodel A { \(sample.section) { \(sample.text)\n} }",
                "// a\nviewmodel A { // b\n\n\n\(sample.section) {\n// c\n\(sample.text) // d\n/* e\n  f */ } // g\n} /* h */",
            ]
        }

    @Test(arguments: samples)
    func formattingTwiceChangesNothing(text: String) throws {
        let once = try #require(Self.format(text))
        #expect(Self.format(once) == once)
    }

    @Test(arguments: samples)
    func everyTokenAndCommentIsKept(text: String) throws {
        let formatted = try #require(Self.format(text))
        #expect(words(formatted) == words(text))
        #expect(
            Parser.parse(SourceFile(path: "A", text: formatted)).dump.filter { !$0.isWhitespace && $0 != "↵" }
                == Parser.parse(SourceFile(path: "A", text: text)).dump.filter { !$0.isWhitespace && $0 != "↵" }
        )
    }

    /// The tokens and comments, apart from white space inside of them.
    private func words(_ text: String) -> [String] {
        let file = SourceFile(path: "A", text: text)
        let list = Lexer.lex(file)
        let ranges = list.tokens.map(\.range) + list.comments.map(\.range)
        return ranges.sorted { $0.lowerBound < $1.lowerBound }
            .map { file.text(in: $0).filter { !$0.isWhitespace } }
    }
}

import Testing

@testable import GeneratorCore

/// A text inside one section, and the tree it must become.
struct ParseCase: Sendable, CustomTestStringConvertible {
    var section: String
    var text: String
    var tree: String

    var testDescription: String { text }

    init(_ section: String, _ text: String, _ tree: String) {
        self.section = section
        self.text = text
        self.tree = tree
    }
}

let declarationCases: [ParseCase] = [
    // Names and types.
    .init("input", "a: Int", "a:‹Int›"),
    .init("input", "a, b,\n    c: Signal<Void>", "a,b,c:‹Signal<Void>›"),
    .init("input", "a: Int; b: Int", "a:‹Int›; b:‹Int›"),
    .init("input", "a: Int;\nb: Int;", "a:‹Int›; b:‹Int›"),
    .init("input", "`default`: Int\nitems$: [Int]\n주소: String", "default:‹Int›; items$:‹[Int]›; 주소:‹String›"),
    .init("input", "a : (Int, name: String) -> any P & Q", "a:‹(Int, name: String) -> any P & Q›"),
    .init("input", "a: [String: [Int]]?\nb: A.B<C>?", "a:‹[String: [Int]]?›; b:‹A.B<C>?›"),
    .init(
        "input",
        "a: Result<\n    Int,\n    any Error\n>\nb: Int",
        "a:‹Result<\n    Int,\n    any Error\n>›; b:‹Int›"
    ),
    .init("input", "a: (Int) ->\n  Void\nb: (Int)\n  -> Void", "a:‹(Int) ->\n  Void›; b:‹(Int)\n  -> Void›"),
    .init(
        "input",
        "a: @Sendable @escaping (Int) async throws -> Void",
        "a:‹@Sendable @escaping (Int) async throws -> Void›"
    ),
    .init("input", "a: String? = nil", "a:‹String?›=‹nil›"),
    .init("input", "a: Set<Dictionary<Int, Set<Int>>>?", "a:‹Set<Dictionary<Int, Set<Int>>>?›"),
    .init("input", "a: some Collection<Int>\nb: A\n  .B", "a:‹some Collection<Int>›; b:‹A\n  .B›"),
    // Views.
    .init("view V", "a <- b.rx.text\n    .orEmpty; c -> d", "a<-‹b.rx.text\n    .orEmpty›; c->‹d›"),
    .init(
        "view V",
        "a <-\n  b.rx.tap | c.rx.tap\nd { !d } -> e.rx.isHidden",
        "a<-‹b.rx.tap›|‹c.rx.tap›; d{‹!d›}->‹e.rx.isHidden›"
    ),
    .init("view V", "a <- .never()\nb\n  -> unused", "a<-‹.never()›; b->‹unused›"),
    .init("view V", "a -> { print(a) }\nview <- view.rx.tap", "a->{‹print(a)›}; view<-‹view.rx.tap›"),
    .init(
        "view V",
        "a -> b.rx.items(c: \"d\") { _, e, f in\n  f.g(e)\n}",
        "a->‹b.rx.items(c: \"d\") { _, e, f in\n  f.g(e)\n}›"
    ),
    // Contextual keywords.
    .init(
        "input",
        "input: Int\nstate, flow: Int\noutput: Int\nwith: Int\nvia, weak: Int\nlet: Int",
        "input:‹Int›; state,flow:‹Int›; output:‹Int›; with:‹Int›; via,weak:‹Int›; let:‹Int›"
    ),
    .init("flow", "x: Int <- a\nwith: Int <- b\nvia <- c", "x:‹Int›<-a; with:‹Int›<-b; via<-c"),
    .init("flow", "x <- with with with, via via via", "x<-with with with,via via via"),
    .init("flow", "x <- output\noutput -> y", "x<-output; output->y"),
    .init("flow", "output { $0 } -> y", "output{‹$0›}->y"),
    .init("flow", "with -> y\nvia.map { 1 } -> y", "with->y; via.map{‹1›}->y"),
    // Dependencies.
    .init("dependencies", "a: A\nweak b: B?\nunowned c: C", "a:‹A›; weak b:‹B?›; unowned c:‹C›"),
    .init("dependencies", "var d: D = .shared", "var d:‹D›=‹.shared›"),
    .init("dependencies", "weak var d, e: D?", "weak var d,e:‹D?›"),
    .init("dependencies", "@MainActor @Inject(a: 1) d: D", "@MainActor @Inject(a: 1) d:‹D›"),
    .init("dependencies", "protocol: A; protocol, b: B", "protocol:‹A›; protocol,b:‹B›"),
    .init("dependencies", "protocol A { }; a: A", "protocol A{}; a:‹A›"),
    .init(
        "dependencies",
        "@MainActor protocol A: B, C<D> {\nfunc a(_ b: [Int], c: D<E, F>) async throws(G)\n    -> H\nvar i: J<K> { get async throws }; @objc var l: () -> M { get set } }\na: A",
        "@MainActor protocol A:‹B›:‹C<D>›{a(15) async throws:‹H›; i async throws:‹J<K>›; l:‹() -> M› set}; a:‹A›"
    ),
    .init("dependencies", "weak: Weak; var: Var", "weak:‹Weak›; var:‹Var›"),
    .init("dependencies", "now: () -> Date = { Date() }", "now:‹() -> Date›=‹{ Date() }›"),
    .init("dependencies", "a: A = A()\n    .with(1)\nb: B", "a:‹A›=‹A()\n    .with(1)›; b:‹B›"),
    .init("dependencies", "a: [A<Int, B>] = [A<Int, B>](c, d)", "a:‹[A<Int, B>]›=‹[A<Int, B>](c, d)›"),
    .init("dependencies", "a: A<Int, B> = A<Int, B>()", "a:‹A<Int, B>›=‹A<Int, B>()›"),
    // States and outputs.
    .init("state", "a: Int = 0 <- b", "a:‹Int›=‹0›<-b"),
    .init("state", "a: Int=0<-b", "a:‹Int›=‹0›<-b"),
    .init("state", "a: Bool = !flag<-b", "a:‹Bool›=‹!flag›<-b"),
    .init("state", "a: Int? = nil", "a:‹Int?›=‹nil›"),
    .init("state", "a: Int = 0\n    <- b\nc: Int <-\n    d", "a:‹Int›=‹0›<-b; c:‹Int›<-d"),
    .init("state", "a: String = \"<- b\" <- c", "a:‹String›=‹\"<- b\"›<-c"),
    .init("state", "a: Int = x.map { y <- z }", "a:‹Int›=‹x.map { y <- z }›"),
    .init("output", "a: Driver<Bool>", "a:‹Driver<Bool>›"),
    .init("output", "a: Driver<String?><-b", "a:‹Driver<String?>›<-b"),
    .init("output", "a: Driver<Bool> = false <- b", "a:‹Driver<Bool>›=‹false›<-b"),
    .init("output", "a, b: Driver<Bool>", "a,b:‹Driver<Bool>›"),
    // Flow.
    .init("flow", "a <- b", "a<-b"),
    .init("flow", "a -> b", "a->b"),
    .init("flow", "a, b -> c", "a,b->c"),
    .init("flow", "a | b -> c", "a|b->c"),
    .init("flow", "a ->\n  b", "a->b"),
    .init("flow", "a\n  -> b\nc -> d", "a->b; c->d"),
    .init("flow", "a -> b?.c.d(x, y)", "a->b?/c/d(‹x, y›)"),
    .init("flow", "a -> b?(x)", "a->b?(‹x›)"),
    .init("flow", "a -> { print(\"}\") }", "a->{‹print(\"}\")›}"),
    .init("flow", "a -> settings.theme", "a->settings/theme"),
    .init("flow", "a { a + 1 } -> b", "a{‹a + 1›}->b"),
    .init("flow", "{ timer } -> b", "raw‹timer›->b"),
    .init("flow", "a -> b\n{ timer } -> c\nx <- y { 1 }\n{ z } -> c", "a->b; raw‹timer›->c; x<-y{‹1›}; raw‹z›->c"),
    .init("flow", "(a | b).take(1) -> c", "(a|b).take(‹1›)->c"),
]

let definitionCases: [ParseCase] = [
    .init("flow", "x <- a, b with c, d { a + b }", "x<-a,b with c,d{‹a + b›}"),
    .init("flow", "x <- a,\n  b\n  with c\n  { a }", "x<-a,b with c{‹a›}"),
    .init("flow", "x <- a with\n  b\n  via join", "x<-a with b via join"),
    .init("flow", "x <- a { 1 } | b via two | c", "x<-a{‹1›}|b via two|c"),
    .init("flow", "x <- a\n  | b\n  | c\ny <- z", "x<-a|b|c; y<-z"),
    .init("flow", "x <- a |\n  b", "x<-a|b"),
    .init("flow", "x <- a|b", "x<-a|b"),
    .init("flow", "x <- (a, b)", "x<-(a,b)"),
    .init("flow", "x <- (\n  a\n  ,\n  b\n) { 1 }", "x<-(a,b){‹1›}"),
    .init("flow", "x <- ((a))", "x<-((a))"),
    .init("flow", "x <- (a | b).flatMapFirst(load(c))", "x<-(a|b).flatMapFirst(‹load(c)›)"),
    .init("flow", "x <- { Observable.just(1) }", "x<-raw‹Observable.just(1)›"),
    .init("flow", "x <- { a }.map { b }", "x<-raw‹a›.map{‹b›}"),
    // Paths and operators.
    .init("flow", "x <- a.errors", "x<-a/errors"),
    .init("flow", "x <- a.errors { error.code }", "x<-a/errors{‹error.code›}"),
    .init("flow", "x <- a.errors via message", "x<-a/errors via message"),
    .init("flow", "x <- input.a { a }", "x<-input/a{‹a›}"),
    .init("flow", "x <- session?.user.name", "x<-session?/user/name"),
    .init("flow", "x <- settings.theme { theme.isDark }", "x<-settings/theme{‹theme.isDark›}"),
    .init("flow", "x <- a.map { b }", "x<-a.map{‹b›}"),
    .init("flow", "x <- a.map { b } { c }", "x<-a.map{‹b›}{‹c›}"),
    .init("flow", "x <- a.errors.map { b }", "x<-a/errors.map{‹b›}"),
    .init("flow", "x <- a.flatMapLatest via load", "x<-a.flatMapLatest via load"),
    .init("flow", "x <- a.flatMapLatest via load via parse", "x<-a.flatMapLatest via load via parse"),
    .init("flow", "x <- a.scan(0) { $0 + $1 }", "x<-a.scan(‹0›){‹$0 + $1›}"),
    .init("flow", "x <- a.debounce(.seconds(1)) { a }", "x<-a.debounce(‹.seconds(1)›){‹a›}"),
    .init("flow", "x <- a.custom(1) via f", "x<-a.custom(‹1›) via f"),
    .init("flow", "x <- a\n  .filter { $0 }\n  .take(1)\ny <- z", "x<-a↵.filter{‹$0›}↵.take(‹1›); y<-z"),
    .init("flow", "x <- a.\n  take(1)", "x<-a.take(‹1›)"),
    .init("flow", "x <- a, b\n  .debounce(.seconds(1))", "x<-a,b↵.debounce(‹.seconds(1)›)"),
    .init("flow", "x <- a.do(onNext: { _ in })", "x<-a.do(‹onNext: { _ in }›)"),
    .init("flow", "x <- `default`.map { 1 }", "x<-default.map{‹1›}"),
    .init("flow", "x <- a.flatMap((try await load(a)))", "x<-a.flatMap(‹(try await load(a))›)"),
    // Fragments are balanced, not understood.
    .init("flow", "x <- a { \"}\" }", "x<-a{‹\"}\"›}"),
    .init("flow", "x <- a { \"\\(f(\"}\"))\" }", "x<-a{‹\"\\(f(\"}\"))\"›}"),
    .init("flow", "x <- a { #\"\\(\"}\"# }", "x<-a{‹#\"\\(\"}\"#›}"),
    .init("flow", "x <- a { #\"\\#(f(\")\"))\"# }", "x<-a{‹#\"\\#(f(\")\"))\"#›}"),
    .init("flow", "x <- a { ##\"\"#\"## }", "x<-a{‹##\"\"#\"##›}"),
    .init("flow", "x <- a { \"\"\"\n  \"}\" \\(b)\n  \"\"\" }", "x<-a{‹\"\"\"\n  \"}\" \\(b)\n  \"\"\"›}"),
    .init("flow", "x <- a { /* } /* } */ */ 1 // }\n }", "x<-a{‹/* } /* } */ */ 1 // }›}"),
    .init("flow", "x <- a { b / c } | d { e / f }", "x<-a{‹b / c›}|d{‹e / f›}"),
    .init("flow", "x <- a { b.contains(/[}\\/]\"/) }", "x<-a{‹b.contains(/[}\\/]\"/)›}"),
    .init("flow", "x <- a { b.contains(#/}/\"/#) }", "x<-a{‹b.contains(#/}/\"/#)›}"),
    .init("flow", "x <- a {\n  let b = 1\n\n  return b\n}", "x<-a{‹let b = 1\n\n  return b›}"),
    .init("flow", "x <- a { }", "x<-a{‹›}"),
]

@Test(arguments: declarationCases + definitionCases)
func parses(_ parseCase: ParseCase) {
    let text = "viewmodel A {\n\(parseCase.section) {\n\(parseCase.text)\n}\n}"
    let spec = Parser.parse(SourceFile(path: "A.viewmodel", text: text))
    #expect(spec.diagnostics.map(\.message.text) == [])
    #expect(spec.dump == "A(\(parseCase.section){\(parseCase.tree)})")
}

@Test(arguments: declarationCases + definitionCases)
func parsesOnOneLineAndWithOtherLineEnds(_ parseCase: ParseCase) {
    let oneLine = "viewmodel A { \(parseCase.section) { \(parseCase.text)\n} }"
    let expected = "A(\(parseCase.section){\(parseCase.tree)})"
    #expect(Parser.parse(SourceFile(path: "A", text: oneLine)).dump == expected)
    for end in ["\r\n", "\r"] {
        let text = "\u{FEFF}viewmodel A {\n\t\(parseCase.section) {\n\t\(parseCase.text)\n\t}\n}\n"
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: end)
        let spec = Parser.parse(SourceFile(path: "A", text: lines))
        #expect(spec.diagnostics.map(\.message.text) == [])
        #expect(spec.dump == expected)
    }
}

@Test(arguments: [
    ("viewmodel A {}", "A()"),
    ("public viewmodel A {}", "public A()"),
    ("@MainActor @available(iOS 15, *)\npublic viewmodel A {}", "@MainActor @available(iOS 15, *) public A()"),
    ("viewmodel A: P, Q<Int, B>, R {}", "A: P, Q<Int, B>, R()"),
    ("viewmodel A<T: P, U>: B where T: C, U == D<E> {}", "A<T: P, U>: B where T: C, U == D<E>()"),
    ("viewmodel A<T>\n    : B,\n    C\n    where T: C\n{\n}", "A<T>: B, C where T: C()"),
    ("viewmodel A { input {} } viewmodel B {}", "A(input{}) B()"),
    ("viewmodel viewmodel { input { viewmodel: Int } }", "viewmodel(input{viewmodel:‹Int›})"),
    ("viewmodel A { output {}; input {} }", "A(output{} input{})"),
])
func parsesHeaders(text: String, tree: String) {
    let spec = Parser.parse(SourceFile(path: "A.viewmodel", text: text))
    #expect(spec.diagnostics.map(\.message.text) == [])
    #expect(spec.dump == tree)
}

@Test func keepsImportsInOrder() {
    let text = """
        import Foundation
        @testable   import  Domain // why
        public import struct   Domain.User; import UIKit

        @preconcurrency import class A.B
        """
    let spec = Parser.parse(SourceFile(path: "A.viewmodel", text: text))
    #expect(spec.diagnostics.isEmpty)
    #expect(
        spec.syntax.imports.map(\.text) == [
            "import Foundation", "@testable import Domain", "public import struct Domain.User", "import UIKit",
            "@preconcurrency import class A.B",
        ]
    )
}

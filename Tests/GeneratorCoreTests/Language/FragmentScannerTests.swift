import Testing

@testable import GeneratorCore

@Suite struct FragmentScannerTests {
    @Test(arguments: [
        ("email.contains(\"@\")", ["email"]),
        ("password == check && !password.isEmpty", ["password", "check", "password"]),
        ("accounts.signUp(email: email, password: password)", ["accounts", "email", "password"]),
        ("f(a ? b : c)", ["f", "a", "b", "c"]),
        ("[key: value, other: 1]", ["key", "value", "other"]),
        ("list[at: index]", ["list", "index"]),
        ("a?.b!.c ?? d", ["a", "d"]),
        (".seconds(delay)", ["delay"]),
        ("0..<count", ["count"]),
        ("\\.name", []),
        ("label: value", ["value"]),
        ("`default` + `in`", ["default", "in"]),
        ("self.email + email", ["email"]),
        // Literals and comments.
        ("\"email \\(name) \\(\"\\(inner)\")\"", ["name", "inner"]),
        ("#\"\\(a) \\#(b)\"#", ["b"]),
        ("\"\"\"\n  a \\(b)\n  \"\"\"", ["b"]),
        ("a // b\n/* c */", ["a"]),
        ("a.contains(/b/)", ["a"]),
        // Closure parameters.
        ("items.map { item in item.name + suffix }", ["items", "suffix"]),
        ("items.map { (item: Item) -> String in item.name }", ["items"]),
        ("items.reduce(0) { a, b in a + b } + a", ["items", "a"]),
        ("{ [weak self, x = y, z] in self?.f(x, z) }", ["y", "z", "z"]),
        ("f { a in g { b in a + b + c } }", ["f", "g", "c"]),
        // Local names.
        ("let a = b\nreturn a + c", ["b", "c"]),
        ("let a = a\nreturn a", ["a"]),
        ("if let a { a } else { a }", ["a", "a"]),
        ("if let a = b, a > c { a }; a", ["b", "c", "a"]),
        ("guard let a = b else { return c }\nreturn a", ["b", "c"]),
        ("guard let a else { return }\nreturn a", ["a"]),
        ("for a in b where a > c { a }\na", ["b", "c", "a"]),
        ("for (i, a) in b { i + a }", ["b"]),
        ("switch x {\ncase .a(let y): y\ncase let .b(z): z + y\n}", ["x", "y"]),
        ("if list.contains(where: { $0 == x }), let y = z { y }", ["list", "x", "z"]),
        ("let (a, b) = c\nreturn a + b", ["c"]),
        ("while let a = next() { a }\na", ["next", "a"]),
        ("do { let a = 1; a }\na", ["a"]),
        ("", []),
    ])
    func findsFreeNames(text: String, expected: [String]) {
        let result = FragmentScanner.scan(text)
        #expect(result.names.map(\.name) == expected)
        for mention in result.names {
            let bytes = Array(text.utf8)[mention.range.lowerBound..<mention.range.upperBound]
            #expect(String(decoding: bytes, as: UTF8.self).filter { $0 != "`" } == mention.name)
        }
    }

    @Test(arguments: [
        ("accounts.signUp(email: email, password: password)", ["email", "password"]),
        ("load(query, page: page + 1)", ["query"]),
        ("f(g(a), b: h(c: `in`))", ["a", "in"]),
        ("f((a, b))", []),
        ("[a, b]", []),
        ("(a)", []),
        ("f(true, self, nil)", []),
        ("f<T>(a)", ["a"]),
        ("items.map { item in f(item, a) }", ["a"]),
        ("\"\\(f(a))\"", ["a"]),
        ("f(&a, a.b, $0)", []),
    ])
    func findsNamesThatAreWholeArguments(text: String, expected: [String]) {
        let found = FragmentScanner.scan(text).names.filter(\.isWholeArgument)
        #expect(found.map(\.name) == expected)
    }

    @Test(arguments: [
        (".milliseconds(300), scheduler: f(a, b)", [".milliseconds(300)", "scheduler=f(a, b)"]),
        ("a", ["a"]), ("", []), ("x: { a, b in a }, y: [1, 2]", ["x={ a, b in a }", "y=[1, 2]"]),
    ])
    func splitsItsOwnArguments(text: String, expected: [String]) {
        let found = FragmentScanner.scan(text).arguments.map { argument in
            let bytes = Array(text.utf8)[argument.range.lowerBound..<argument.range.upperBound]
            return (argument.label.map { "\($0)=" } ?? "") + String(decoding: bytes, as: UTF8.self)
        }
        #expect(found == expected)
    }

    @Test func findsPositions() {
        #expect(FragmentScanner.scan("$0 + $1").highestPosition == 1)
        #expect(FragmentScanner.scan("$0.map { $1 }").highestPosition == 0)
        #expect(FragmentScanner.scan("\"\\($2)\"").highestPosition == 2)
        #expect(FragmentScanner.scan("if $0 { $1 } else { 1 }").highestPosition == 1)
        #expect(FragmentScanner.scan("a.map { $0 }").highestPosition == nil)
        #expect(FragmentScanner.scan("\"$0\" // $1").highestPosition == nil)
    }

    @Test func knowsEffects() {
        #expect(FragmentScanner.scan("f(await load())").containsAwait)
        #expect(FragmentScanner.scan("f(try load())").containsTry)
        #expect(!FragmentScanner.scan("try? load()").containsTry)
        #expect(!FragmentScanner.scan("a.try").containsTry)
        #expect(FragmentScanner.scan("self.a").usesSelf)
        #expect(!FragmentScanner.scan("a.self").usesSelf)
    }
}

import StencilTemplates
import Testing

@Suite struct LibraryTests {
    @Test func includesAreNotes() {
        let error = #expect(throws: TemplateError.self) {
            let sources = TemplateCase.partials + [("t", "a\n {% include \"outer\" %}")]
            _ = try TemplateLibrary(sources: sources).render("t", with: [:])
        }
        #expect(
            error?.description == """
                bad:2:6: error: unknown variable 'nobody'
                outer:1:1: note: included from here
                t:2:2: note: included from here
                """
        )
    }

    @Test func callsAndExtensionsAreNotes() {
        let error = #expect(throws: TemplateError.self) {
            let sources = [
                ("base", "{% macro m x %}{{ x.nope }}{% endmacro %}\n{% block b %}{% endblock %}"),
                ("t", "{% extends \"base\" %}\n{% block b %}{% call m d %}{% endblock %}"),
            ]
            _ = try TemplateLibrary(sources: sources).render("t", with: ["d": ["name": 1]])
        }
        #expect(
            error?.description == """
                base:1:21: error: 'x' has no member 'nope'
                t:2:22: note: called from here
                t:1:1: note: extended from here
                """
        )
    }

    @Test func anExcerptPointsAtThePlace() {
        let error = #expect(throws: TemplateError.self) {
            _ = try TemplateLibrary(sources: [("t", "a\r\n\té {{ nobody }} b\r\nc")]).render("t", with: [:])
        }
        #expect(error?.place.excerpt == "\té {{ nobody }} b\n\t     ^")
    }

    /// What grows or runs without end is an error soon.
    @Test(arguments: [
        "{% for a in 1...9999 %}{% for b in 1...9999 %}{% endfor %}{% endfor %}",
        "{% for a in 1...9999 %}{% for b in 1...9999 where no %}{% endfor %}{% endfor %}",
        "{% macro m %}{% call m %}{% call m %}{% endmacro %}{% call m %}",
        "{% macro m %}{% for i in 1...9 %}{% call n %}{% endfor %}{% endmacro %}{% macro n %}{% call m %}{% endmacro %}"
            + "{% call m %}",
        "{% set x '0123456789abcdef' %}"
            + String(repeating: "{% set x %}{{ x }}{{ x }}{% endset %}", count: 40) + "{{ x }}",
        "{% set x 'abcdefghijklmnop' %}" + String(repeating: "{% set x %}{{ x }}{{ x }}{% endset %}", count: 18)
            + String(repeating: "{{ x }}", count: 2000),
        "{{ 'aaaaaaaaaaaaaaaa'" + String(repeating: "|replace:'a','aaaaaaaaaaaaaaaa'", count: 30) + " }}",
        "{{ text" + String(repeating: "|replace:'\\n','\\n\\n'", count: 30) + "|indent:1000 }}",
    ])
    func endlessTemplatesEnd(template: String) {
        guard case .error(let message) = TemplateCase(template, is: "").run() else {
            Issue.record("the template ended by itself")
            return
        }
        #expect(message.contains("more than"))
    }

    @Test func endlessIncludesEnd() {
        let error = #expect(throws: TemplateError.self) {
            _ = try TemplateLibrary(sources: TemplateCase.partials).render("again", with: [:])
        }
        #expect(
            error?.message == "templates, macros and blocks nest more than 60 deep; does one of them contain itself?"
        )
        #expect(error?.place.description == "again:1:1")
        #expect(error?.notes.count == 60)
    }

    @Test func anErrorLeavesTheOutputAsItWas() throws {
        let library = try TemplateLibrary(sources: [("t", "text {{ a }}")])
        var output = Array("before ".utf8)
        #expect(throws: TemplateError.self) { try library.render("t", with: [:], into: &output) }
        #expect(output == Array("before ".utf8))
        try library.render("t", with: ["a": 1], into: &output)
        #expect(String(decoding: output, as: UTF8.self) == "before text 1")
    }

    @Test func unknownTemplate() throws {
        let library = try TemplateLibrary(sources: [("list", ""), ("item", "")])
        let error = #expect(throws: TemplateError.self) { try library.render("itme", with: [:]) }
        #expect(error?.description == "itme:1:1: error: unknown template 'itme'; did you mean 'item'?")
    }

    @Test func aLaterTemplateReplacesAnEarlier() throws {
        let library = try TemplateLibrary(sources: [("a", "{% include \"b\" %}"), ("b", "old"), ("b", "new")])
        #expect(try library.render("a", with: [:]) == "new")
        #expect(library.names == ["a", "b"])
    }

    @Test func manyThreadsRenderAtOnce() async throws {
        let library = try TemplateLibrary(sources: TemplateCase.partials)
        await withTaskGroup(of: Bool.self) { group in
            for number in 0..<64 {
                group.addTask {
                    (0..<50).allSatisfy { _ in
                        (try? library.render("hello", with: ["name": .integer(number)])) == "hello \(number)"
                    }
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }

    @Test func deepNestingIsAnError() {
        let tags = String(repeating: "{% if yes %}", count: 200) + String(repeating: "{% endif %}", count: 200)
        let parentheses =
            "{{ " + String(repeating: "(", count: 5000) + "yes" + String(repeating: ")", count: 5000) + " }}"
        let negations = "{{ " + String(repeating: "not ", count: 5000) + "yes }}"
        let subscripts =
            "{{ " + String(repeating: "a[", count: 5000) + "0" + String(repeating: "]", count: 5000) + " }}"
        for template in [tags, parentheses, negations, subscripts] {
            let error = #expect(throws: TemplateError.self) { try TemplateLibrary(sources: [("t", template)]) }
            #expect(error?.message == "nested too deeply")
        }
        let chain = "{{ yes" + String(repeating: " and yes", count: 5000) + " }}"
        let filters = "{{ yes" + String(repeating: "|uppercase", count: 5000) + " }}"
        for template in [chain, filters] {
            let error = #expect(throws: TemplateError.self) { try TemplateLibrary(sources: [("t", template)]) }
            #expect(error?.message == "the expression is too long")
        }
    }
}

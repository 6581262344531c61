import StencilTemplates
import Testing

@Suite struct VariableTests {
    @Test func ownMembersComeFirst() {
        TemplateCase("{{ d.count }}", ["d": ["count": "own"]], is: "own").check()
    }

    @Test func ofTwoEqualNamesTheFirstCounts() throws {
        let library = try TemplateLibrary(sources: [("t", "{{ a }}")])
        #expect(try library.render("t", with: TemplateRecord([("a", "x"), ("a", "y")])) == "x")
    }

    @Test func recordsShareTheirNames() throws {
        let keys = TemplateKeys(["a", "b"])
        let library = try TemplateLibrary(sources: [("t", "{% for r in rs %}{{ r.b }}{{ r.a }}{% endfor %}")])
        let records: [TemplateValue] = [1, 2].map { .dictionary(TemplateRecord(keys, [.integer($0), "-"])) }
        #expect(try library.render("t", with: ["rs": .array(records)]) == "-1-2")
    }
}

import StencilTemplates
import Testing

@Suite struct VariableTests {
    @Test(arguments: [
        TemplateCase("", is: ""),
        TemplateCase("text only", is: "text only"),
        TemplateCase("{ name } {a} }} %} #}", is: "{ name } {a} }} %} #}"),
        TemplateCase("Hello {{ name }}!", is: "Hello World!"),
        TemplateCase("{{name}}{{ name}}{{name }}", is: "WorldWorldWorld"),
        TemplateCase("{{\n name\n}}", is: "World"),
        TemplateCase("{{ empty }}|{{ nothing }}", is: "|"),
        TemplateCase("{{ yes }} {{ no }}", is: "true false"),
        TemplateCase("{{ one }} {{ minus }} {{ half }}", is: "1 -3 0.5"),
        TemplateCase("{{ café }}", is: "é"),
        TemplateCase("{{ 'single' }} {{ \"double\" }}", is: "single double"),
        TemplateCase("{{ \"it's\" }} {{ 'a \"b\"' }}", is: "it's a \"b\""),
        TemplateCase("{{ \"{{ }} {% %}\" }}", is: "{{ }} {% %}"),
        TemplateCase("{{ \"a\\nb\\tc\\d\\\" }}", is: "a\nb\tc\\d\\"),
        TemplateCase("{{ 42 }} {{ -1 }} {{ 1.50 }} {{ true }} {{ false }} {{ nil }}", is: "42 -1 1.5 true false "),
        TemplateCase("{{ user.name }} {{ user.address.city }}", is: "Ann Oslo"),
        TemplateCase("{{ user.nick }}", is: ""),
        TemplateCase("{{ items.0 }}{{ items.2 }}{{ items[1] }}", is: "acb"),
        TemplateCase("{{ items.first }}{{ items.last }}{{ items.count }}", is: "ac3"),
        TemplateCase("{{ void.first }}{{ void.last }}{{ void.count }}", is: "0"),
        TemplateCase("{{ name.first }}{{ name.last }}{{ name.count }}{{ name.1 }}", is: "Wd5o"),
        TemplateCase("{{ empty.first }}{{ empty.count }}", is: "0"),
        TemplateCase("{{ user.count }} {{ blank.count }}", is: "3 0"),
        TemplateCase("{{ d.count }}", ["d": ["count": "own"]], is: "own"),
        TemplateCase("{{ user[key] }} {{ user[\"name\"] }} {{ items[index] }}", is: "Ann Ann b"),
        TemplateCase("{{ user.address.lines[0] }}{{ user[\"address\"].lines.1 }}", is: "xy"),
        TemplateCase("{{ items[numbers[0]] }}", is: "b"),
        TemplateCase("{{ 'a'.b }}", fails: "1:7: unexpected '.'"),
        TemplateCase("{# gone #}a{##}b{# {{ name }} #}", is: "ab"),
        TemplateCase("{{ name if yes }}{{ name if no }}", is: "World"),
        TemplateCase("{{ 'a' if no else 'b' }}", is: "b"),
        TemplateCase("{{ one == 1 }} {{ one > two or no }} {{ not yes }}", is: "true false false"),
    ])
    func renders(_ templateCase: TemplateCase) { templateCase.check() }

    @Test(arguments: [
        TemplateCase("{{ nam }}", fails: "1:4: unknown variable 'nam'; did you mean 'name'?"),
        TemplateCase("a\nbé {{ xyzzy }}", fails: "2:7: unknown variable 'xyzzy'"),
        TemplateCase("{{ user.nam }}", fails: "1:9: 'user' has no member 'nam'; did you mean 'name'?"),
        TemplateCase(
            "{{ user.address.citi }}",
            fails: "1:17: 'user.address' has no member 'citi'; did you mean 'city'?"
        ),
        TemplateCase("{{ user[\"nope\"] }}", fails: "1:9: 'user' has no member 'nope'"),
        TemplateCase("{{ user.nick.name }}", fails: "1:14: 'user.nick' is nil, so it has no member 'name'"),
        TemplateCase("{{ yes.no }}", fails: "1:8: 'yes' has no member 'no'"),
        TemplateCase("{{ items.frist }}", fails: "1:10: 'items' has no member 'frist'; did you mean 'first'?"),
        TemplateCase("{{ items.3 }}", fails: "1:10: 'items' has no item 3, only 3"),
        TemplateCase("{{ items[-1] }}", fails: "1:10: 'items' has no item -1, only 3"),
        TemplateCase("{{ name.9 }}", fails: "1:9: 'name' has no character 9, only 5"),
        TemplateCase("{{ user.address.lines[7] }}", fails: "1:23: 'user.address.lines' has no item 7, only 2"),
        TemplateCase("{{ items[nothing] }}", fails: "1:10: an item is found by a number or a string, not nil"),
        TemplateCase("{{ items[nope] }}", fails: "1:10: unknown variable 'nope'"),
        TemplateCase("{{ items }}", fails: "1:4: an array cannot be written out"),
        TemplateCase("{{ user }}", fails: "1:4: a dictionary cannot be written out"),
        TemplateCase("{{ }}", fails: "1:1: a value is missing"),
        TemplateCase("{{}}", fails: "1:1: a value is missing"),
        TemplateCase("x\n {{ name", fails: "2:2: '{{' is never closed; '}}' is missing"),
        TemplateCase("{{ name }\n{{ name }}", fails: "1:1: '{{' is never closed; '}}' is missing"),
        TemplateCase("{{ name }\n{% if x %}", fails: "1:1: '{{' is never closed; '}}' is missing"),
        TemplateCase("{% if", fails: "1:1: '{%' is never closed; '%}' is missing"),
        TemplateCase("a{# b", fails: "1:2: '{#' is never closed; '#}' is missing"),
        TemplateCase("{{ \"a }}\n\" }}", fails: "1:4: the string is not closed on its line"),
        TemplateCase("{{ name name }}", fails: "1:9: unexpected 'name'"),
        TemplateCase("{{ user. name }}", fails: "1:10: unexpected blank after '.'"),
        TemplateCase("{{ user .name }}", fails: "1:9: unexpected '.'"),
        TemplateCase("{{ user. }}", fails: "1:10: a name after '.' is missing"),
        TemplateCase("{{ .name }}", fails: "1:4: expected a value, found '.'"),
        TemplateCase("{{ items[0 }}", fails: "1:12: ']' is missing"),
        TemplateCase("{{ items[] }}", fails: "1:10: expected a value, found ']'"),
        TemplateCase("{{ 1x }}", fails: "1:4: '1x' is not a number"),
        TemplateCase("{{ 99999999999999999999 }}", fails: "1:4: '99999999999999999999' is not a number"),
        TemplateCase("{{ 1.x }}", fails: "1:4: '1.x' is not a number"),
        TemplateCase("{{ name = 1 }}", fails: "1:9: unexpected '='"),
        TemplateCase("{{ name if }}", fails: "1:12: a value is missing"),
        TemplateCase("{{ name if yes else }}", fails: "1:21: a value is missing"),
    ])
    func reports(_ templateCase: TemplateCase) { templateCase.check() }

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

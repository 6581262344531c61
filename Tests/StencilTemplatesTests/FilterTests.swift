import Foundation
import StencilTemplates
import Testing

@Suite struct FilterTests {
    @Test(arguments: [
        TemplateCase("{{ name|uppercase }}{{ name | lowercase }}{{ name|lowercase|uppercase }}", is: "WORLDworldWORLD"),
        TemplateCase(
            "{{ 'hello big-world'|capitalize }} {{ \"don't SHOUT\"|capitalize }}",
            is: "Hello Big-World Don't Shout"
        ),
        TemplateCase("{{ 'a.b c:d'|capitalize }}", is: "A.B C:D"),
        TemplateCase("{{ items|uppercase|join:'' }} {{ items|capitalize|join:'' }}", is: "ABC ABC"),
        TemplateCase("{{ nothing|uppercase }}{{ nothing|indent }}{{ nothing|join }}", is: ""),
        TemplateCase("{{ one|uppercase }}", is: "1"),
        TemplateCase("{{ 'straße'|uppercase }}", is: "STRASSE"),
        TemplateCase("{{ 'someName'|upperFirstLetter }} {{ 'SomeName'|lowerFirstLetter }}", is: "SomeName someName"),
        TemplateCase("{{ ''|upperFirstLetter }}{{ 'é'|upperFirstLetter }}", is: "É"),
        TemplateCase("{{ nope|default:'x' }} {{ nothing|default:\"y\" }} {{ name|default:'z' }}", is: "x y World"),
        TemplateCase("{{ empty|default:'x' }}", is: ""),
        TemplateCase("{{ nope|default:nope2,nothing,'x' }}", is: "x"),
        TemplateCase(
            "{{ user.nope|default:'x' }} {{ user.nick.deep|default:'y' }} {{ items.9|default:'z' }}",
            is: "x y z"
        ),
        TemplateCase("{{ nope|default:nothing }}", is: ""),
        TemplateCase("{% if nope|default:no %}a{% else %}b{% endif %}", is: "b"),
        TemplateCase("{% for x in nope|default:items %}{{ x }}{% endfor %}", is: "abc"),
        TemplateCase("{{ items|join }} {{ items|join:', ' }} {{ numbers|join:\"+\" }}", is: "abc a, b, c 1+2+3"),
        TemplateCase("{{ items|join:\",\\n\" }}", is: "a,\nb,\nc"),
        TemplateCase("{{ name|join:'-' }} {{ void|join:'-' }}", is: "World "),
        TemplateCase("  {{ lines|indent:2 }}", is: "  one\n\n\n  two"),
        TemplateCase("{{ lines|indent }}", is: "one\n\n\n    two"),
        TemplateCase("{{ lines|indent:1,'\\t' }}", is: "one\n\n\n\ttwo"),
        TemplateCase("{{ lines|indent:2,' ',true }}", is: "  one\n\n\n  two"),
        TemplateCase("{{ lines|indent:0 }}", is: "one\n\n\ntwo"),
        TemplateCase("{{ 'a\\n'|indent:2 }}.", is: "a\n."),
        TemplateCase(
            "{{ name|replace:'o','0' }} {{ 'aaa'|replace:'aa','b' }} {{ 'x'|replace:'','y' }}",
            is: "W0rld ba x"
        ),
        TemplateCase("{{ 'é-é'|replace:'é','e' }}", is: "e-e"),
        TemplateCase(
            "{{ name|contains:'or' }} {{ name|contains:'x' }} {{ items|contains:'a' }}",
            is: "true false true"
        ),
        TemplateCase("{{ name|hasPrefix:'Wo' }} {{ name|hasPrefix:'wo' }}", is: "true false"),
        TemplateCase("{{ name|hasSuffix:'ld' }} {{ name|hasSuffix:'Wo' }}", is: "true false"),
        TemplateCase(
            "{{ name|!contains:'or' }} {{ name|!hasPrefix:'x' }} {{ name|!hasSuffix:'x' }}",
            is: "false true true"
        ),
        TemplateCase("{{ 'class'|escapeReservedKeywords }} {{ 'klass'|escapeReservedKeywords }}", is: "`class` klass"),
        TemplateCase("{{ 'self'|escapeReservedKeywords }} {{ '#if'|escapeReservedKeywords }}", is: "`self` `#if`"),
        TemplateCase("{{ name|replace:key,partial }}", is: "World"),
        TemplateCase("{{ 'name'|replace : key , partial }}", is: "hello"),
    ])
    func results(_ templateCase: TemplateCase) { templateCase.check() }

    @Test(arguments: [
        TemplateCase("{{ name|uper }}", fails: "1:9: unknown filter 'uper'"),
        TemplateCase("{{ name|upercase }}", fails: "1:9: unknown filter 'upercase'; did you mean 'uppercase'?"),
        TemplateCase("{{ name|!uppercase }}", fails: "1:9: unknown filter '!uppercase'"),
        TemplateCase("{{ name|!contain:'x' }}", fails: "1:9: unknown filter '!contain'; did you mean '!contains'?"),
        TemplateCase("{{ name| }}", fails: "1:10: the name of a filter is missing"),
        TemplateCase("{{ name|'x' }}", fails: "1:9: expected the name of a filter, found ''x''"),
        TemplateCase("{{ name|join: }}", fails: "1:15: a value is missing"),
        TemplateCase("{{ name|replace:'a', }}", fails: "1:22: a value is missing"),
        TemplateCase("{{ name|uppercase:1 }}", fails: "1:9: 'uppercase' takes no argument, not 1"),
        TemplateCase("{{ name|default }}", fails: "1:9: 'default' takes one argument or more, not 0"),
        TemplateCase("{{ name|join:1,2 }}", fails: "1:9: 'join' takes 0 to 1 arguments, not 2"),
        TemplateCase("{{ name|replace:'a' }}", fails: "1:9: 'replace' takes 2 arguments, not 1"),
        TemplateCase("{{ name|contains }}", fails: "1:9: 'contains' takes one argument, not 0"),
        TemplateCase("{{ items|join:1 }}", fails: "1:10: 'join' needs a string as separator, not a number"),
        TemplateCase("{{ lists|join }}", ["lists": [["a"]]], fails: "1:10: 'join' needs texts, but item 0 is an array"),
        TemplateCase("{{ name|indent:'x' }}", fails: "1:9: 'indent' needs a width from 0 to 1000"),
        TemplateCase("{{ name|indent:-1 }}", fails: "1:9: 'indent' needs a width from 0 to 1000"),
        TemplateCase("{{ name|indent:2,3 }}", fails: "1:9: 'indent' needs a string as indentation, not a number"),
        TemplateCase(
            "{{ name|indent:2,' ',3 }}",
            fails: "1:9: 'indent' needs a boolean as third argument, not a number"
        ),
        TemplateCase(
            "{{ name|replace:1,'a' }}",
            fails: "1:9: 'replace' needs a string as the text to replace, not a number"
        ),
        TemplateCase(
            "{{ name|replace:'a',1 }}",
            fails: "1:9: 'replace' needs a string as the replacement, not a number"
        ),
        TemplateCase(
            "{{ name|contains:1 }}",
            fails: "1:9: 'contains' needs a string as the text to look for, not a number"
        ),
        TemplateCase("{{ nothing|contains:'a' }}", fails: "1:12: 'contains' needs a string, but the value is nil"),
        TemplateCase("{{ items|hasPrefix:'a' }}", fails: "1:10: 'hasPrefix' needs a string, but the value is an array"),
        TemplateCase("{{ user|uppercase }}", fails: "1:9: 'uppercase' needs a string, but the value is a dictionary"),
        TemplateCase(
            "{{ lists|uppercase }}",
            ["lists": [["a"]]],
            fails: "1:10: 'uppercase' needs a string, but an item is an array"
        ),
        TemplateCase("{{ nope|uppercase }}", fails: "1:4: unknown variable 'nope'"),
        TemplateCase("{{ nope|uppercase|default:'x' }}", fails: "1:4: unknown variable 'nope'"),
        TemplateCase("{{ nothing|default:nope }}", fails: "1:20: unknown variable 'nope'"),
        TemplateCase("{{ nope|defualt:'x' }}", fails: "1:9: unknown filter 'defualt'; did you mean 'default'?"),
    ])
    func mistakes(_ templateCase: TemplateCase) { templateCase.check() }

    /// `capitalize` is what Foundation calls `capitalized`.
    @Test(arguments: [
        "hello world", "HELLO", "foo_bar baz-qux", "a1b 2cd", "don't", "élan vital", "fooBar", "",
    ])
    func capitalizesAsFoundationDoes(text: String) throws {
        let library = try TemplateLibrary(sources: [("t", "{{ x|capitalize }}")])
        #expect(try library.render("t", with: ["x": .string(text)]) == text.capitalized)
    }
}

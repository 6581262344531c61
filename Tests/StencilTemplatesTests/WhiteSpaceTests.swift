import StencilTemplates
import Testing

@Suite struct WhiteSpaceTests {
    /// A line of tags and comments leaves nothing behind, any other line stays as it is.
    @Test(arguments: [
        TemplateCase("a\n{% if yes %}\nb\n{% endif %}\nc\n", is: "a\nb\nc\n"),
        TemplateCase("a\n  {% if yes %}\n    b\n  {% endif %}\nc\n", is: "a\n    b\nc\n"),
        TemplateCase("a\n  {% if no %}\n    b\n  {% endif %}\nc\n", is: "a\nc\n"),
        TemplateCase("{% for x in items %}\n- {{ x }}\n{% endfor %}\n", is: "- a\n- b\n- c\n"),
        TemplateCase("{% for x in items %}\n\n- {{ x }}\n{% endfor %}", is: "\n- a\n\n- b\n\n- c\n"),
        TemplateCase("a\n{# note #}\nb\n  {# note #}  \nc", is: "a\nb\nc"),
        TemplateCase("{# a\n b #}\nc", is: "c"),
        TemplateCase("{# a #} {% if yes %} {# b #}\nc\n{% endif %}{# d #}\n", is: "c\n"),
        TemplateCase("{% if yes %}\r\na\r\n  {% endif %}\r\nb\r\n", is: "a\r\nb\r\n"),
        TemplateCase(
            "f({% for x in items %}{{ x }}{% if not forloop.last %}, {% endif %}{% endfor %}) {\n",
            is: "f(a, b, c) {\n"
        ),
        TemplateCase("a {% if yes %}\nb{% endif %}\nc", is: "a \nb\nc"),
        TemplateCase("{{ name }}\n{{ name }}\n", is: "World\nWorld\n"),
        TemplateCase("a {# note #}\n", is: "a \n"),
        TemplateCase("{% if yes %} {{ name }} {% endif %}\n", is: " World \n"),
        TemplateCase("  {% if yes %}", fails: "1:3: 'if' is never closed; 'endif' is missing"),
        TemplateCase("a\n  {% if yes %}b{% endif %}\n", is: "a\n  b\n"),
    ])
    func tagLines(_ templateCase: TemplateCase) { templateCase.check() }

    /// No blank line ends in blanks.
    @Test(arguments: [
        TemplateCase("{\n    {{ empty }}\n}\n", is: "{\n\n}\n"),
        TemplateCase("{\n    {{ empty }}{{ nothing }}  \n}\n", is: "{\n\n}\n"),
        TemplateCase("{\n    {% if no %}a{% endif %}\n}\n", is: "{\n\n}\n"),
        TemplateCase("a\n   \n\t\nb\n", is: "a\n\n\nb\n"),
        TemplateCase("   \r\n{{ name }}  \r\n  \r\n", is: "\r\nWorld  \r\n\r\n"),
        TemplateCase("  {{ name }}  \n", is: "  World  \n"),
        TemplateCase("{{ 'a\\n' }}  \nb", is: "a\n\nb"),
        TemplateCase("  {{ lines|indent:2 }}\n", is: "  one\n\n\n  two\n"),
        TemplateCase("\n  {{ empty }}\n", trim: .nothing, is: "\n  \n"),
    ])
    func blankLines(_ templateCase: TemplateCase) { templateCase.check() }

    @Test(arguments: [
        TemplateCase("a \n {%- if yes -%} \n b \n {%- endif -%} \n c", is: "abc"),
        TemplateCase("a \n {{- name -}} \n b", is: "aWorldb"),
        TemplateCase("a {{- -1 }}", is: "a-1"),
        TemplateCase("a\n{%- if yes %}\nb\n{%- endif %}\n", is: "ab"),
        TemplateCase("a\n  {%+ if yes +%}\nb\n{% endif %}\n", is: "a\n\nb\n"),
        TemplateCase("a\n  {%+ if yes %}\nb\n{% endif +%}\nc", is: "a\n  b\n\nc"),
        TemplateCase("{%-if yes-%} a {%-endif-%}", is: "a"),
        TemplateCase("{%-%}", fails: "1:1: the name of the tag is missing"),
        TemplateCase("{{-}}", fails: "1:1: a value is missing"),
        TemplateCase("{#- kept as comment -#}\na", is: "a"),
        TemplateCase("{% for n in numbers -%}\n    {{ n }}\n{%- endfor %}", is: "123"),
    ])
    func marks(_ templateCase: TemplateCase) { templateCase.check() }

    /// The behaviours that have a name are in `Conformance/whitespace.txt`.
    @Test func anyBehaviour() {
        let trim = TrimBehaviour(leading: .blanksAndOneNewline, trailing: .blanks)
        TemplateCase("a\n {% if yes %} b\n {% endif %}", trim: trim, is: "ab").check()
    }

    /// A text that is kept starts a line of its own.
    @Test(arguments: [
        TemplateCase("a {% filter uppercase %}\n  {{ empty }}\nb\n{% endfilter %}", is: "a \n\nB\n"),
        TemplateCase("{% set x %}\n  {{ empty }}\n  b\n{% endset %}\n{{ x }}", is: "\n  b\n"),
        TemplateCase("{% macro m %}\n  {{ name }}\n{% endmacro %}\na\n{% call m %}\nb", is: "a\n  World\nb"),
        TemplateCase("{% extends \"base\" %}\n\n{% block title %}\nT\n{% endblock %}\n", is: "<T\n|bodyinner>"),
    ])
    func parts(_ templateCase: TemplateCase) { templateCase.check() }
}

import StencilTemplates
import Testing

@Suite struct TagTests {
    @Test(arguments: [
        TemplateCase("{% if yes %}a{% endif %}{% if no %}b{% endif %}", is: "a"),
        TemplateCase("{% if no %}a{% else %}b{% endif %}", is: "b"),
        TemplateCase("{% if no %}a{% elif yes %}b{% else %}c{% endif %}", is: "b"),
        TemplateCase("{% if no %}a{% elif zero %}b{% elif one %}c{% elif yes %}d{% endif %}", is: "c"),
        TemplateCase("{% if no %}a{% elif zero %}b{% endif %}", is: ""),
        TemplateCase("{% if yes %}{% if no %}a{% else %}b{% endif %}{% else %}c{% endif %}", is: "b"),
        TemplateCase("{% if empty %}1{% endif %}{% if nothing %}2{% endif %}{% if void %}3{% endif %}", is: ""),
        TemplateCase("{% if zero %}1{% endif %}{% if minus %}2{% endif %}{% if blank %}3{% endif %}", is: ""),
        TemplateCase("{% if name and one and half and items and user %}a{% endif %}", is: "a"),
        TemplateCase("{% if yes and no %}a{% else %}b{% endif %}{% if no or yes %}c{% endif %}", is: "bc"),
        TemplateCase(
            "{% if not no %}a{% endif %}{% if not yes %}b{% endif %}{% if not not yes %}c{% endif %}",
            is: "ac"
        ),
        TemplateCase("{{ yes or no and no }} {{ (yes or no) and no }}", is: "true false"),
        TemplateCase("{{ not no and yes }} {{ not (yes and yes) }} {{ not one == 2 }}", is: "true false true"),
        TemplateCase("{{ no and nope }}{{ yes or nope }}", is: "falsetrue"),
        TemplateCase("{{ one == 1 }} {{ one == 1.0 }} {{ one==1 }} {{ one != 2 }}", is: "true true true true"),
        TemplateCase("{{ name == \"World\" }} {{ name == 'x' }} {{ name != 'x' }}", is: "true false true"),
        TemplateCase("{{ yes == true }} {{ yes == 1 }} {{ one == '1' }}", is: "true false false"),
        TemplateCase("{{ nothing == nil }} {{ name == nil }} {{ name != nil }}", is: "true false true"),
        TemplateCase("{{ items == items }} {{ user == user }}", is: "false false"),
        TemplateCase("{{ one < two }} {{ one > two }} {{ one <= 1 }} {{ one >= 1.5 }}", is: "true false true false"),
        TemplateCase("{{ 'a' in items }} {{ 'z' in items }} {{ 2 in numbers }}", is: "true false true"),
        TemplateCase("{{ 'or' in name }} {{ 'x' in name }} {{ 3 in 1...4 }}", is: "true false true"),
        TemplateCase("{{ 'a' in nothing }} {{ nil in nothing }}", is: "false true"),
        TemplateCase("{% if ((yes)) %}a{% endif %}{% if (one == 1) and ( two == 2 ) %}b{% endif %}", is: "ab"),
        TemplateCase("{% if name|hasPrefix:\"Wo\" and items|join:\",\" == \"a,b,c\" %}a{% endif %}", is: "a"),
    ])
    func conditions(_ templateCase: TemplateCase) { templateCase.check() }

    @Test(arguments: [
        TemplateCase("{% for x in items %}{{ x }}{% endfor %}", is: "abc"),
        TemplateCase("{% for x in void %}a{% endfor %}{% for x in nothing %}a{% endfor %}", is: ""),
        TemplateCase("{% for x in void %}a{% empty %}b{% endfor %}", is: "b"),
        TemplateCase("{% for x in items %}{{ x }}{% empty %}none{% endfor %}", is: "abc"),
        TemplateCase("{% for x in items where x != \"b\" %}{{ x }}{{ forloop.length }}{% endfor %}", is: "a2c2"),
        TemplateCase("{% for x in items where x == \"z\" %}a{% empty %}b{% endfor %}", is: "b"),
        TemplateCase("{% for k, v in ages %}{{ k }}={{ v }};{% endfor %}", is: "ann=5;zoe=7;"),
        TemplateCase("{% for k,v in ages where v > 5 %}{{ k }}{% endfor %}", is: "zoe"),
        TemplateCase("{% for k in ages %}{{ k }}{% endfor %}", is: "annzoe"),
        TemplateCase("{% for _, v in ages %}{{ v }}{% endfor %}{% for _ in items %}.{% endfor %}", is: "57..."),
        TemplateCase(
            "{% for i in 1...3 %}{{ i }}{% endfor %} {% for i in 3...one %}{{ i }}{% endfor %}",
            is: "123 321"
        ),
        TemplateCase("{% for x in items|uppercase %}{{ x }}{% endfor %}", is: "ABC"),
        TemplateCase("{% for x in items %}{{ forloop.counter }}{{ forloop.counter0 }} {% endfor %}", is: "10 21 32 "),
        TemplateCase("{% for x in items %}{% if forloop.first %}[{% endif %}{{ x }}{% endfor %}", is: "[abc"),
        TemplateCase("{% for x in items %}{{ x }}{% if not forloop.last %}, {% endif %}{% endfor %}", is: "a, b, c"),
        TemplateCase("{% for x in items %}{{ forloop.first }} {% endfor %}", is: "true false false "),
        TemplateCase("{% for name in items %}{{ name }}{% endfor %}{{ name }}", is: "abcWorld"),
        TemplateCase(
            "{% for x in items %}{% for y in numbers %}{{ x }}{{ y }}{% endfor %}{{ forloop.counter }};{% endfor %}",
            is: "a1a2a31;b1b2b32;c1c2c33;"
        ),
        TemplateCase(
            "{% o: for x in items %}{% for y in numbers %}{{ forloop.o.counter }}{% endfor %};{% endfor %}",
            is: "111;222;333;"
        ),
        TemplateCase("{% for x in items %}{% if x == 'b' %}{% break %}{% endif %}{{ x }}{% endfor %}.", is: "a."),
        TemplateCase("{% for x in items %}{% if x == 'b' %}{% continue %}{% endif %}{{ x }}{% endfor %}.", is: "ac."),
        TemplateCase(
            "{% o: for x in items %}{% for y in items %}{% if y == 'b' %}{% continue o %}{% endif %}{{ x }}{{ y }}"
                + "{% endfor %}!{% endfor %}.",
            is: "aabaca."
        ),
        TemplateCase(
            "{% o: for x in items %}{% for y in items %}{{ y }}{% break o %}{% endfor %}{% endfor %}{{ name }}",
            is: "aWorld"
        ),
        TemplateCase(
            "{% for x in items %}{% for y in numbers where y == forloop.counter %}{{ x }}{{ y }}{% endfor %}{% endfor %}",
            is: "a1b2c3"
        ),
        TemplateCase("{% for x in user.address.lines %}{{ x }}{% endfor %}", is: "xy"),
    ])
    func loops(_ templateCase: TemplateCase) { templateCase.check() }

    @Test(arguments: [
        TemplateCase("{% include \"hello\" %}!", is: "hello World!"),
        TemplateCase("{% include partial %}", is: "hello World"),
        TemplateCase("{% include \"hello\" user %}|{{ name }}", is: "hello Ann|World"),
        TemplateCase("{% for item in items %}{% include \"item\" %}{% endfor %}", is: "<a><b><c>"),
        TemplateCase("{% for item in items %}{% include \"position\" %}{% endfor %}", is: "123"),
        TemplateCase(
            "{% include \"tree\" root %}",
            ["root": ["label": 1, "children": [["label": 2, "children": []], ["label": 3, "children": []]]]],
            is: "(1(2)(3))"
        ),
        TemplateCase("{\n  {% include \"line\" %}\n}\n", is: "{\n// World\n}\n"),
    ])
    func includes(_ templateCase: TemplateCase) { templateCase.check() }

    @Test(arguments: [
        TemplateCase("{% iff yes %}{% endif %}", fails: "1:1: unknown tag 'iff'; did you mean 'if'?"),
        TemplateCase("{% frobnicate %}", fails: "1:1: unknown tag 'frobnicate'"),
        TemplateCase("{% %}", fails: "1:1: the name of the tag is missing"),
        TemplateCase("{% \"x\" %}", fails: "1:4: expected the name of a tag, found '\"x\"'"),
        TemplateCase("a\n{% if yes %}b", fails: "2:1: 'if' is never closed; 'endif' is missing"),
        TemplateCase("{% if yes %}b{% else %}", fails: "1:1: 'if' is never closed; 'endif' is missing"),
        TemplateCase("{% for x in items %}", fails: "1:1: 'for' is never closed; 'endfor' is missing"),
        TemplateCase("{% for x in items %}{% empty %}", fails: "1:1: 'for' is never closed; 'endfor' is missing"),
        TemplateCase("a {% endif %}", fails: "1:3: 'endif' without 'if' before it"),
        TemplateCase("{% else %}", fails: "1:1: 'else' without 'if' before it"),
        TemplateCase("{% endfor %}", fails: "1:1: 'endfor' without 'for' before it"),
        TemplateCase("{% empty %}", fails: "1:1: 'empty' without 'for' before it"),
        TemplateCase("\n{% for x in items %}\n{% endif %}", fails: "3:1: 'endif' inside the 'for' of line 2"),
        TemplateCase("{% if yes %}{% else %}{% elif no %}{% endif %}", fails: "1:23: 'elif' inside the 'if' of line 1"),
        TemplateCase("{% if %}{% endif %}", fails: "1:1: a condition is missing"),
        TemplateCase("{% if yes no %}{% endif %}", fails: "1:11: unexpected 'no'"),
        TemplateCase("{% if yes and %}{% endif %}", fails: "1:15: a value is missing"),
        TemplateCase("{% if and yes %}{% endif %}", fails: "1:7: expected a value, found 'and'"),
        TemplateCase("{% if == 1 %}{% endif %}", fails: "1:7: expected a value, found '=='"),
        TemplateCase("{% if (yes %}{% endif %}", fails: "1:12: ')' is missing"),
        TemplateCase("{% if yes) %}{% endif %}", fails: "1:10: unexpected ')'"),
        TemplateCase("{% if one = 1 %}{% endif %}", fails: "1:11: unexpected '='"),
        TemplateCase("{% if yes %}{% else x %}{% endif %}", fails: "1:21: unexpected 'x'"),
        TemplateCase("{% if yes %}{% endif x %}", fails: "1:22: unexpected 'x'"),
        TemplateCase("{% if nope %}{% endif %}", fails: "1:7: unknown variable 'nope'"),
        TemplateCase(
            "{% if name < 1 %}{% endif %}",
            fails: "1:12: only numbers have an order, but one side is a string"
        ),
        TemplateCase("{% if 1 in one %}{% endif %}", fails: "1:12: nothing can be in a number"),
        TemplateCase("{% if 1 in name %}{% endif %}", fails: "1:12: only a string can be in a string, not a number"),
        TemplateCase("{% for %}{% endfor %}", fails: "1:8: the name of a loop variable is missing"),
        TemplateCase("{% for x %}{% endfor %}", fails: "1:10: 'in' is missing"),
        TemplateCase("{% for x of items %}{% endfor %}", fails: "1:10: expected 'in', found 'of'"),
        TemplateCase("{% for x in %}{% endfor %}", fails: "1:13: a value is missing"),
        TemplateCase("{% for a,b,c in items %}{% endfor %}", fails: "1:1: a loop sets one or two variables"),
        TemplateCase("{% for forloop in items %}{% endfor %}", fails: "1:8: 'forloop' cannot be a loop variable"),
        TemplateCase("{% for x in items wher x %}{% endfor %}", fails: "1:19: unexpected 'wher'"),
        TemplateCase("{% for x in items where %}{% endfor %}", fails: "1:25: a value is missing"),
        TemplateCase("{% for x in name %}{% endfor %}", fails: "1:13: a string cannot be looped over"),
        TemplateCase("{% for x in one %}{% endfor %}", fails: "1:13: a number cannot be looped over"),
        TemplateCase(
            "{% for a, b in items %}{% endfor %}",
            fails: "1:16: an array has one value an item, the loop asks for two"
        ),
        TemplateCase(
            "{% for x in itemz %}{% endfor %}",
            fails: "1:13: unknown variable 'itemz'; did you mean 'items'?"
        ),
        TemplateCase("{% for x in items %}{% endfor %}{{ x }}", fails: "1:36: unknown variable 'x'"),
        TemplateCase(
            "{% for item in items %}{{ itme }}{% endfor %}",
            fails: "1:27: unknown variable 'itme'; did you mean 'item'?"
        ),
        TemplateCase("{{ forloop.counter }}", fails: "1:4: 'forloop' is known inside a loop only"),
        TemplateCase(
            "{% for x in items %}{{ forloop.frist }}{% endfor %}",
            fails: "1:32: 'forloop' has no member 'frist'; did you mean 'first'?"
        ),
        TemplateCase(
            "{% for x in items %}{{ forloop }}{% endfor %}",
            fails: "1:24: a dictionary cannot be written out"
        ),
        TemplateCase(
            "{% for x in 1...nothing %}{% endfor %}",
            fails: "1:17: a range is between whole numbers, not nil"
        ),
        TemplateCase("{% for x in 1...999999 %}{% endfor %}", fails: "1:13: the range has more than 100000 numbers"),
        TemplateCase(
            "{% for x in items where forloop.first %}{% endfor %}",
            fails: "1:25: 'forloop' is known inside a loop only"
        ),
        TemplateCase("{% break %}", fails: "1:1: 'break' outside of a loop"),
        TemplateCase("{% for x in items %}{% continue y %}{% endfor %}", fails: "1:33: no loop here is labelled 'y'"),
        TemplateCase("{% x: if yes %}{% endif %}", fails: "1:1: 'if' takes no label; 'x:' is for 'for'"),
        TemplateCase("{% include %}", fails: "1:1: the name of a template is missing"),
        TemplateCase("{% include \"helo\" %}", fails: "1:12: unknown template 'helo'; did you mean 'hello'?"),
        TemplateCase("{% include name %}", fails: "1:12: unknown template 'World'"),
        TemplateCase("{% include 1 %}", fails: "1:12: the name of a template is a string, not a number"),
        TemplateCase("{% include items %}", fails: "1:12: the name of a template is a string, not an array"),
        TemplateCase("{% include \"hello\" items %}", fails: "1:20: an include takes a dictionary"),
        TemplateCase("{% include \"hello\" user user %}", fails: "1:25: unexpected 'user'"),
    ])
    func mistakes(_ templateCase: TemplateCase) { templateCase.check() }
}

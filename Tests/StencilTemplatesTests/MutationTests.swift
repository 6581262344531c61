import Foundation
import StencilTemplates
import Testing

/// Whatever is done to a template, it renders or it is an error; it never traps.
@Suite struct MutationTests {
    private static let seeds = [
        """
        {# header #}
        {% if user.name and not void or (one < two) %}
          let {{ user.name|lowerFirstLetter|escapeReservedKeywords }}: {{ name|default:"Never" }}
        {%- elif name|hasPrefix:"W" == true -%}
          {{ lines|indent:4," ",true }}
        {% else %}
        {% include "hello" user %}
        {% endif %}
        """,
        """
        {% outer: for item in items where item != "b" %}
          {{ forloop.counter }}/{{ forloop.length }} {{ item }}{% if not forloop.last %}, {% endif %}
          {% for key, value in ages %}{{ key }}={{ value }}{% if value in 1...6 %}{% continue outer %}{% endif %}
          {% empty %}none{% endfor %}
        {% endfor %}
        """,
        """
        {{- items[index].first -}} {{ user[key] }} {{ user["address"].lines[0] }} {{ items|join:", \\n" }}
        {%+ include partial +%}{{ name if yes else 'no' }}{{ -1.5 }}{{ half >= 0.25 }}{{ nope|default:nope,nil,'x' }}
        """,
        """
        {% import "macros" %}{% macro m a b %}{{ a }}{% if b %}{% call m b no %}{% endif %}{% endmacro %}
        {% call m items.0 "x"|uppercase %}{% set y %}{% call greet name %}{% endset %}{{ y|split:" "|join:"_" }}
        {% set z 1...3 %}{% for i in z %}{% filter indent:2 %}{{ i }}{% break %}{% endfilter %}{% endfor %}
        {% for a, b in pairs where b > 1 %}{{ a|camelToSnakeCase }}{% set a b %}{{ a }}{% ifnot yes %}{% endif %}{% endfor %}
        """,
        """
        {% extends "middle" %}
        {% block title %}<{{ block.super|swiftIdentifier:"pretty" }}>{% include "hello" user %}{% endblock %}
        {% block inner %}{% for x in items %}{{ x|filter:chosen }}{{ block.super }}{% endfor %}{% endblock %}
        {% block body %}{{ block.super|removeNewlines:"leading"|basename }}{% set q "a" %}{{ q|dirname }}{% endblock %}
        """,
    ]

    /// How many mutations each seed makes; more of them are for a machine with time.
    private static let rounds = ProcessInfo.processInfo.environment["TEMPLATE_MUTATIONS"].flatMap(Int.init) ?? 1000

    private static let pieces: [[UInt8]] = [
        "{{", "}}", "{%", "%}", "{#", "#}", "-", "+", "|", ":", ",", ".", "...", "(", ")", "[", "]", "'", "\"", "\\",
        "\n",
        "\r\n", " ", "if", "else", "endif", "for", "endfor", "empty", "in", "not", "and", "forloop", "include",
        "include \"again\"",
        "0", "9999", "==", "<", "nil", "é", "break", "items", "name", "|indent:", "|default:", "{% endif %}",
        "{% endfor %}",
        "{% if yes %}", "{% for x in items %}", "{% block title %}", "{% endblock %}", "{% call m %}", "{% set x %}",
        "{% extends \"endless\" %}", "{% macro m %}", "{% endmacro %}", "{% filter split %}", "block.super", "|filter:",
    ].map { Array($0.utf8) }

    @Test(arguments: [UInt64(1), 2, 3, 4])
    func mutatedTemplatesNeverTrap(seed: UInt64) {
        var random = SeededGenerator(state: seed)
        var rendered = 0
        for round in 0..<Self.rounds {
            var bytes = Array(Self.seeds[round % Self.seeds.count].utf8)
            for _ in 0..<Int.random(in: 1...4, using: &random) { Self.mutate(&bytes, using: &random) }
            let template = String(decoding: bytes, as: UTF8.self)
            for trim in [TrimBehaviour.lines, .smart] {
                switch TemplateCase(template, trim: trim, is: "").run() {
                case .text: rendered += 1
                case .error(let message): #expect(message.contains(": "))
                }
            }
        }
        #expect(rendered > 50, "the mutations are too wild to reach the renderer")
    }

    @Test func prefixesNeverTrap() {
        for seed in Self.seeds {
            for length in 0...seed.utf8.count {
                _ = TemplateCase(String(decoding: seed.utf8.prefix(length), as: UTF8.self), is: "").run()
            }
        }
    }

    private static func mutate(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
        guard !bytes.isEmpty else { return }
        let start = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 1...12, using: &random))
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes[start] = UInt8.random(in: 0...127, using: &random)
        case 2: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &random))
        case 3: bytes.swapAt(start, Int.random(in: 0..<bytes.count, using: &random))
        default: bytes.insert(contentsOf: pieces[Int.random(in: 0..<pieces.count, using: &random)], at: start)
        }
    }
}

/// The same numbers from the same seed, everywhere.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}

import StencilTemplates
import Testing

/// One template, the values it reads, and what comes of it: a text, or an error as it is printed.
struct TemplateCase: Sendable, CustomTestStringConvertible {
    enum Outcome: Sendable, Equatable {
        case text(String)
        case error(String)
    }

    let template: String
    var values: TemplateRecord = [:]
    var trim = TrimBehaviour.lines
    let outcome: Outcome

    /// A template that renders.
    init(_ template: String, _ values: TemplateRecord = sample, trim: TrimBehaviour = .lines, is text: String) {
        self.template = template
        self.values = values
        self.trim = trim
        self.outcome = .text(text)
    }

    /// A template that is wrong; the error is written as `line:column: message`, or with the template's name before.
    init(_ template: String, _ values: TemplateRecord = sample, trim: TrimBehaviour = .lines, fails error: String) {
        self.template = template
        self.values = values
        self.trim = trim
        self.outcome = .error(error.first?.isNumber == true ? "t:" + error : error)
    }

    var testDescription: String { template }

    func run() -> Outcome {
        do {
            let library = try TemplateLibrary(sources: [("t", template)] + Self.partials, trim: trim)
            return .text(try library.render("t", with: values))
        } catch {
            // Tests of their own look at the notes below the first line.
            let line = String(error.description.prefix { $0 != "\n" })
            return .error(line.replacing(": error: ", with: ": "))
        }
    }

    func check() {
        let outcome = run()
        #expect(outcome == self.outcome, "\(template)")
    }

    /// Templates that cases may include.
    static let partials: [(name: String, text: String)] = [
        ("hello", "hello {{ name }}"),
        ("line", "// {{ name }}\n"),
        ("item", "<{{ item }}>"),
        ("bad", "\n  {{ nobody }}"),
        ("outer", "{% include \"bad\" %}"),
        ("again", "{% include \"again\" %}"),
        ("tree", "({{ label }}{% for child in children %}{% include \"tree\" child %}{% endfor %})"),
        ("position", "{{ forloop.counter }}"),
        ("outerposition", "{{ forloop.outer.counter }}{{ forloop.counter }} "),
        ("setter", "{% set inner \"in\" %}{{ inner }}"),
        (
            "macros",
            """
            text {% macro greet who %}Hello {{ who }}{% endmacro %}\
            {% macro shout who %}{{ who|uppercase }}!{% endmacro %}{% set shared "S" %}
            """
        ),
        (
            "base",
            """
            <{% block title %}Base{% endblock %}|\
            {% block body %}body{% block inner %}inner{% endblock %}{% endblock %}>
            """
        ),
        ("middle", "{% extends \"base\" %}{% block title %}M{{ block.super }}{% endblock %}"),
        ("endless", "{% extends \"endless\" %}"),
        ("twice", "{% block title %}Old{% endblock %}{{ block.title }}"),
        ("looped", "{% for x in items %}{% block cell %}{{ x }}{% endblock %}{% endfor %}"),
        ("scoped", "{% set x \"base\" %}{% block a %}{{ x }}{% endblock %}{{ x }}"),
        ("withpart", "{% include \"part\" %}!"),
        ("part", "{% block part %}theirs{% endblock %}"),
    ]

    /// The values that most cases read.
    static let sample: TemplateRecord = [
        "name": "World",
        "empty": "",
        "nothing": .none,
        "yes": true,
        "no": false,
        "zero": 0,
        "one": 1,
        "two": 2,
        "minus": -3,
        "half": 0.5,
        "items": ["a", "b", "c"],
        "numbers": [1, 2, 3],
        "flags": [true, true],
        "void": [],
        "user": ["name": "Ann", "address": ["city": "Oslo", "lines": ["x", "y"]], "nick": .none, "index": 2],
        "ages": ["zoe": 7, "ann": 5],
        "blank": [:],
        "people": [
            ["name": "Ann", "tags": ["x", "y"]], ["name": "Bob", "tags": []], ["name": "Cid", "tags": ["z"]],
        ],
        "matrix": [[1, 2], [3, 4]],
        "pairs": [["x", 1], ["y", 2]],
        "root": [
            "label": "r",
            "children": [
                ["label": "s", "children": []],
                ["label": "t", "children": [["label": "u", "children": []]]],
            ],
        ],
        "words": [
            "in", "is", "Any", "some", "async", "open", "actor", "_", "willSet", "#file", "await", "none", "each",
        ],
        "key": "name",
        "index": 1,
        "part": "address",
        "place": "city",
        "partial": "hello",
        "base": "base",
        "chosen": "uppercase",
        "lines": "one\n\n  \ntwo",
        "text": "one\ntwo\n\nthree",
        "café": "é",
    ]
}

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

    /// A template that is wrong; the error is written as `line:column: message`.
    init(_ template: String, _ values: TemplateRecord = sample, fails error: String) {
        self.template = template
        self.values = values
        self.outcome = .error("t:" + error)
    }

    var testDescription: String { template }

    func run() -> Outcome {
        do {
            let library = try TemplateLibrary(sources: [("t", template)] + Self.partials, trim: trim)
            return .text(try library.render("t", with: values))
        } catch {
            return .error(error.description.replacing(": error: ", with: ": "))
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
        "void": [],
        "user": ["name": "Ann", "address": ["city": "Oslo", "lines": ["x", "y"]], "nick": .none],
        "ages": ["zoe": 7, "ann": 5],
        "blank": [:],
        "key": "name",
        "index": 1,
        "partial": "hello",
        "lines": "one\n\n  \ntwo",
        "café": "é",
    ]
}

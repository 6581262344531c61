import Foundation
import StencilTemplates
import Testing

@testable import GeneratorCore

/// `Documentation/Templates.md` says of every template and of every value that there is what it is for.
///
/// Names, types and examples come from the generator; what stands in the last column is written by hand, and stays.
@Suite("Template reference")
struct TemplateReferenceTests {
    private static let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Documentation/Templates.md").standardized
    private static let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1"

    @Test("lists the built-in templates with their blocks")
    func templates() throws {
        let rows = BuiltInTemplates.sources.map { template in
            (template.name, [Self.blocks(of: template.text).map { "`\($0)`" }.joined(separator: " ")])
        }
        try compare(rows, section: "templates")
    }

    @Test("lists every value with its type and an example")
    func values() throws {
        var survey = ValueSurvey()
        for sample in Self.samples {
            var profile = Profile()
            profile.header = ["Copyright © Example Ltd."]
            profile.marks = .all
            sample.change(&profile)
            let source = SourceFile(path: "Sources/App/\(sample.name).viewmodel", text: sample.text)
            let (record, diagnostics) = Generator(profile: profile).values(source, module: sample.module)
            #expect(diagnostics.filter(\.isError) == [], "\(sample.name)")
            survey.add(try #require(record))
        }
        #expect(survey.untyped == [], "no sample has a value there")
        try compare(survey.rows, section: "values")
    }

    @Test("says in its first examples what is true")
    func examples() throws {
        let text = try String(contentsOf: Self.file, encoding: .utf8)
        let blocks = text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        let templates = ["Header.stencil", "ViewModel.stencil", "Page.stencil"]
        let files = zip(templates, blocks.filter { $0.hasPrefix("\n") && !$0.contains("error:") }).map { name, text in
            (name, SourceFile(path: name, text: String(text.dropFirst())))
        }
        #expect(files.count == templates.count)
        let (compiled, problems) = ProjectTemplates.compile(files)
        #expect(problems.map(\.diagnostic.message.text) == [])
        #expect(compiled != nil)
        let generator = Generator(profile: Profile(), templates: compiled)
        let source = SourceFile(path: "A.viewmodel", text: Self.samples[0].text)
        let result = generator.generate(source, module: "App")
        #expect(result.templateProblem == nil)
        #expect(result.files.contains { $0.name == "Documentation/SignUpViewModel.md" })
        let viewModel = String(decoding: try #require(result.files.first).contents, as: UTF8.self)
        #expect(viewModel.contains("\n@available(iOS 17, *)\nextension SignUpViewModel {\n"))
    }

    @Test("has a recipe for one more protocol that keeps what the declaration says")
    func protocolRecipe() throws {
        let text = try String(contentsOf: Self.file, encoding: .utf8)
        let recipe = try #require(text.firstMatch(of: /\| one more protocol .*`declaration`: `(.*)` \|/)?.output.1)
        let override = "{% extends \"builtin:ViewModel.stencil\" %}{% block declaration %}\n\(recipe)\n{% endblock %}"
        let file = ("ViewModel.stencil", SourceFile(path: "ViewModel.stencil", text: override))
        let generator = Generator(profile: Profile(), templates: ProjectTemplates.compile([file]).templates)
        let result = generator.generate(SourceFile(path: "A.viewmodel", text: Self.samples[1].text), module: "App")
        let viewModel = String(decoding: try #require(result.files.first).contents, as: UTF8.self)
        #expect(viewModel.contains("\nfinal class ListViewModel<Item>: ViewModel, Screen where Item: Codable {\n"))
        #expect(viewModel.contains("\nfinal class OtherViewModel: ViewModel, Screen {\n"))
    }

    private func compare(_ rows: [(name: String, columns: [String])], section: String) throws {
        let text = try String(contentsOf: Self.file, encoding: .utf8)
        let start = try #require(text.range(of: "<!-- \(section): recorded by the tests -->\n\n"))
        let end = try #require(text.range(of: "\n<!-- end of \(section) -->"))
        let old = text[start.upperBound..<end.lowerBound].split(separator: "\n").map(String.init)
        var remarks: [String: String] = [:]
        for line in old.dropFirst(2) {
            let cells = line.components(separatedBy: " | ")
            let remark = String(try #require(cells.last).dropLast(2))
            remarks[String(cells[0].dropFirst(2))] = remark.trimmingCharacters(in: .whitespaces)
        }
        var lines = Array(old.prefix(2))
        for row in rows {
            let name = "`\(row.name)`"
            let remark = remarks[name] ?? ""
            #expect(!remark.isEmpty, "\(section): say in Documentation/Templates.md what \(name) is")
            lines.append("| " + ([name] + row.columns + [remark]).joined(separator: " | ") + " |")
        }
        let current = lines.joined(separator: "\n") + "\n"
        guard current != text[start.upperBound..<end.lowerBound] else { return }
        Issue.record("not current: RECORD_GOLDENS=1 swift test --filter TemplateReference")
        guard Self.isRecording else { return }
        let new = text[..<start.upperBound] + current + text[end.lowerBound...]
        try String(new).write(to: Self.file, atomically: true, encoding: .utf8)
    }

    private static func blocks(of template: String) -> [String] {
        template.matches(of: /{% block (\w+) %}/).map { String($0.output.1) }
    }
}

extension TemplateReferenceTests {
    fileprivate struct Sample: Sendable {
        let name: String
        var module: String? = "App"
        var change: @Sendable (inout Profile) -> Void = { _ in }
        let text: String
    }

    /// Together they have every value, and every one that may be missing is missing somewhere.
    fileprivate static let samples = [
        Sample(
            name: "SignUpViewModel",
            change: { $0.access = .public },
            text: """
                import Domain

                /// Signs up on tap.
                @MainActor @available(iOS 17, *)
                viewmodel SignUpViewModel: Refreshable {
                    /// What the screen needs.
                    dependencies {
                        /// Knows the users.
                        accounts: AccountService
                        @Tracked weak coordinator: LoginCoordinator?
                        locale: Locale = .current
                        log: Log
                        /// Keeps what happened.
                        @MainActor
                        protocol Log: AnyObject {
                            /// Adds a line.
                            func add(_ line: String)
                            var lines: Observable<String> { get }
                        }
                    }
                    input {
                        /// What was typed.
                        email: Signal<String> = .empty()
                        signUpTap: Observable<Void>
                        name: BehaviorRelay<String>
                    }
                    state {
                        /// Whether it can be one.
                        emailValid: Bool = false <- email { email.contains("@") }
                        last: String <- email
                    }
                    /// Wires the screen.
                    flow {
                        /// The new user.
                        signUp: User <- signUpTap.flatMapFirst(accounts.signUp(email: email, count: 1))
                        signUp -> coordinator?.popToLogin()
                    }
                    output {
                        /// Whether it can be one.
                        emailValid: Driver<Bool>
                        title: Driver<String> = .empty() <- name { name }
                        greeting: Driver<String> <- signUp via greeting
                        toast: Signal<String> <- errors via message
                        all: Observable<[Int]>
                    }
                    members {
                        var openCount = 0
                    }
                    /// Where a new user begins.
                    view SignUpViewController {
                        email      <- emailField.rx.text.orEmpty
                        signUpTap  <- signUpButton.rx.tap
                        name       <- name
                        emailValid -> signUpButton.rx.isEnabled
                        title      -> rx.title
                        greeting   -> unused
                        toast      -> showToast
                        all        -> tableView.rx.items(cell: NumberCell)
                    }
                }
                """
        ),
        Sample(
            name: "ListViewModel",
            module: nil,
            change: {
                $0.viewFramework = .swiftui
                $0.conformance = .none
                $0.testFramework = .swiftTesting
                $0.dependencies = .parameters
            },
            text: """
                viewmodel ListViewModel<Item> where Item: Codable {
                    input {
                        tap: Signal<Void>
                    }
                    output {
                        tapped: Signal<Void> <- tap
                    }
                }

                viewmodel OtherViewModel {
                    /// Takes what it shows.
                    dependencies {
                        items: ItemService
                    }
                    input {
                        tap: Signal<Void>
                    }
                    flow {
                        load <- tap.flatMapFirst(items.load())
                    }
                    output {
                        tapped: Signal<Void> <- tap
                    }
                    view OtherView {
                        tap <- choose()
                    }
                }
                """
        ),
    ]
}

/// The paths of all values, with their types and an example of each.
private struct ValueSurvey {
    private struct Entry {
        var kinds: [String] = []
        var isOptional = false
        var example = ""
    }

    private var paths: [String] = []
    private var entries: [String: Entry] = [:]
    /// Where records of a kind were seen first: they are listed once.
    private var homes: [ObjectIdentifier: String] = [:]

    mutating func add(_ record: TemplateRecord) {
        add(record, at: "")
    }

    /// What no sample has a value for.
    var untyped: [String] { paths.filter { entries[$0]?.kinds.isEmpty != false } }

    var rows: [(name: String, columns: [String])] {
        paths.compactMap { path in
            guard let entry = entries[path] else { return nil }
            let kind = entry.kinds.joined(separator: " or ") + (entry.isOptional ? ", or nil" : "")
            return (path, [kind, Self.code(entry.example)])
        }
    }

    private mutating func add(_ record: TemplateRecord, at parent: String) {
        for (key, value) in zip(record.keys.all, record.values) {
            add(value, at: parent.isEmpty ? key.text : "\(parent).\(key.text)", isItem: false)
        }
    }

    private mutating func add(_ value: TemplateValue, at path: String, isItem: Bool) {
        if entries[path] == nil {
            entries[path] = Entry()
            paths.append(path)
        }
        switch value {
        case .none: entries[path]?.isOptional = true
        case .bool(let value): note("true or false", "\(value)", at: path, isItem)
        case .integer(let value): note("number", "\(value)", at: path, isItem)
        case .real(let value): note("number", "\(value)", at: path, isItem)
        case .string(let text): note("text", text.isEmpty ? "" : Self.shown(text), at: path, isItem)
        case .array(let items):
            for item in items { add(item, at: path, isItem: true) }
        case .dictionary(let record):
            let home = homes[ObjectIdentifier(record.keys)]
            if let home, home != path {
                note("record, as `\(home)`", "", at: path, isItem)
            } else {
                homes[ObjectIdentifier(record.keys)] = path
                note("record", "", at: path, isItem)
                add(record, at: Self.inside(path))
            }
        }
    }

    /// How a record's members are written: those of `viewModels` as `viewModel.name`.
    private static func inside(_ path: String) -> String { path == "viewModels" ? "viewModel" : path }

    private mutating func note(_ kind: String, _ example: String, at path: String, _ isItem: Bool) {
        var kind = kind
        if isItem { kind = "list of \(kind.replacing(/^(\w+)/, with: { "\($0.output.1)s" }))" }
        if entries[path]?.kinds.contains(kind) != true { entries[path]?.kinds.append(kind) }
        if entries[path]?.example.isEmpty == true { entries[path]?.example = example }
    }

    private static func code(_ text: String) -> String {
        if text.isEmpty { return "" }
        return text.contains("`") ? "`` \(text) ``" : "`\(text)`"
    }

    private static func shown(_ text: String) -> String {
        let line = text.replacing("\u{1}", with: "").replacing("\n", with: "⏎").replacing("|", with: "¦")
        return line.count > 60 ? line.prefix(59) + "…" : line
    }
}

import Foundation
import Testing

@testable import GeneratorCore

/// View controllers and cells, which are their author's once they are there.
struct ViewFileTests {
    let project = Project()

    private static func spec(_ outputs: String = "", _ bindings: String = "") -> String {
        """
        viewmodel FormViewModel {
            input { tap: Signal<Void> }
            output { done: Signal<Void> <- tap; \(outputs) }
            view FormViewController { tap <- button.rx.tap; done -> close; \(bindings) }
        }
        """
    }

    private func run(
        _ spec: String,
        _ framework: Profile.ViewFramework = .uikit,
        prunes: Bool = false
    ) throws -> (reports: [FileReport], end: [FileReport]) {
        project.folder.add("FormViewModel.viewmodel", spec)
        let file = SourceFile(path: project["FormViewModel.viewmodel"], text: spec)
        var profile = Profile()
        profile.viewFramework = framework
        let result = Generator(profile: profile).generate(file, module: nil, withTests: false)
        try #require(!result.files.isEmpty, "\(result.diagnostics.map(\.message.text))")
        return project.run([Plan(spec: file.path, files: result.files, layout: project.layout(nil))], prunes: prunes)
    }

    private let list = (outputs: "rows: Driver<[Row]> <- tap { [] }", bindings: "rows -> table.rx.items(cell: RowCell)")

    @Test func filesAreCreatedOnce() throws {
        #expect(try run(Self.spec()).reports.map(\.outcome) == [.created, .created, .created])
        let text = try #require(project.text("FormViewController.swift"))
        #expect(text.contains("final class FormViewController: UIViewController {"))
        project.folder.add("FormViewController.swift", text.replacing("fatalError", with: "print"))
        #expect(try run(Self.spec()).reports.map(\.outcome) == [.unchanged, .unchanged, .unchanged])

        let reports = try run(Self.spec(list.outputs, list.bindings)).reports
        #expect(reports.map(\.outcome) == [.rewritten, .rewritten, .unchanged, .created])
        #expect(project.text("RowCell.swift")?.contains("func configure(with row: Row)") == true)
    }

    @Test func methodsAreAddedToTheClassWhereverItStands() throws {
        project.folder.add("Screens/Form.swift", "class FormViewController: UIViewController {\n    let a = 1\n}\n")
        let reports = try run(Self.spec()).reports
        #expect(
            reports.map(\.outcome) == [
                .created, .created, .added(["FormViewController.viewDidLoad()", "FormViewController.close()"]),
            ]
        )
        #expect(
            project.text("Screens/Form.swift") == """
                class FormViewController: UIViewController {
                    let a = 1

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        bindViewModel()
                    }

                    func close() {
                        fatalError("FormViewController.close() is not written yet")
                    }
                }

                """
        )
        #expect(!project.folder.exists("FormViewController.swift"))

        // What the base class has is there.
        project.folder.add("Screens/Form.swift", "class FormViewController: Base {\n}\n")
        project.folder.add(
            "Base.swift",
            "class Base: UIViewController {\n    func viewDidLoad() {}\n    func close() {}\n}\n"
        )
        #expect(try run(Self.spec()).reports.map(\.outcome) == [.unchanged, .unchanged, .moved])
    }

    @Test func aClassOfWhichThereIsAnExtensionAloneIsWhole() throws {
        _ = try run(Self.spec())
        let whole = try #require(project.text("FormViewController.swift"))
        for file in ["FormViewController.swift", ".viewmodelgen-manifest"] {
            try FileManager.default.removeItem(atPath: project[file])
        }
        project.folder.add("Form+Close.swift", "extension FormViewController {\n    func close() {}\n}\n")
        #expect(try run(Self.spec()).reports.last?.outcome == .created)
        let stub = """

                func close() {
                    fatalError("FormViewController.close() is not written yet")
                }

            """
        #expect(whole.contains(stub))
        #expect(project.text("FormViewController.swift") == whole.replacing(stub, with: ""))
        #expect(try run(Self.spec()).reports.last?.outcome == .unchanged)
    }

    @Test func aMethodBehindATransformTakesWhatItIsGiven() throws {
        _ = try run(
            Self.spec(
                "count, size: Driver<Int> <- tap { 1 }; title: Driver<String> <- tap { \"\" }",
                """
                count { "\\(count) of \\($0)" } -> showCount
                size { size > 1 } -> showSize; count { count + 1 } -> showNumber; size -> showNumber
                """
            )
        )
        let text = try #require(project.text("FormViewController.swift"))
        #expect(text.contains("func showCount(_ value: String) {"))
        #expect(text.contains("func showSize(_ value: Any) {"))
        #expect(text.contains("func showNumber(_ value: Int) {"))
    }

    @Test func whatOutputsDriveIsAddedAgainAndViewDidLoadIsNot() throws {
        _ = try run(Self.spec())
        project.folder.add("FormViewController.swift", "class FormViewController: UIViewController {\n}\n")
        #expect(try run(Self.spec()).reports.map(\.outcome).last == .added(["FormViewController.close()"]))
    }

    @Test func aCellThatIsThereGetsWhatItLacks() throws {
        project.folder.add("Cells.swift", "final class RowCell: UITableViewCell {\n}\n")
        let reports = try run(Self.spec(list.outputs, list.bindings)).reports
        #expect(reports.last?.outcome == .added(["RowCell.configure(with:)"]))
        #expect(reports.last?.path == project["Cells.swift"])
    }

    @Test func whatGoesWithItsViewIsSaidAndPruned() throws {
        _ = try run(Self.spec())
        let without = "viewmodel FormViewModel {\ninput { tap: Signal<Void> }\noutput { done: Signal<Void> <- tap }\n}"
        let end = try run(without, prunes: true).end
        #expect(
            end.map(\.path) == [
                project["FormViewController+ViewModel.generated.swift"], project["FormViewController.swift"],
            ]
        )
        #expect(end.map(\.outcome) == [.pruned, .orphaned])
        #expect(end.map(\.asker) == [.spec, .spec])
        #expect(project.folder.exists("FormViewController.swift"))
    }

    @Test func buildsHaveOneFile() {
        let file = SourceFile(path: "FormViewModel.viewmodel", text: Self.spec())
        var files = Generator(profile: Profile()).generate(file, module: nil, withTests: false).files
        files.joinViews()
        let text = String(decoding: files[0].contents, as: UTF8.self)
        #expect(text.contains("final class FormViewModel"))
        #expect(text.contains("extension FormViewController"))
    }

    @Test func aSwiftUIViewIsCreatedWhereThereIsNone() throws {
        let spec = "viewmodel A { input { tap: Signal<Void> } output { done: Signal<Void> <- tap } view AView {} }"
        #expect(try run(spec, .swiftui).reports.map(\.outcome) == [.created, .created, .created])
        let text = try #require(project.text("AView.swift"))
        #expect(text.contains("struct AView: View {"))

        try FileManager.default.removeItem(atPath: project["AView.swift"])
        project.folder.add("Screens/A.swift", "struct AView: View {}\n")
        #expect(try run(spec, .swiftui).reports.map(\.outcome) == [.unchanged, .unchanged, .moved])
        #expect(!project.folder.exists("AView.swift"))
    }
}

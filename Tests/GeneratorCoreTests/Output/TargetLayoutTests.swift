import Testing

@testable import GeneratorCore

struct TargetLayoutTests {
    let folder = TemporaryFolder("layout")

    private func layout(_ specs: String, _ change: (inout OutputFolders) -> Void = { _ in }) -> TargetLayout {
        var folders = OutputFolders()
        change(&folders)
        return TargetLayout(folder: folder[specs], folders: folders, current: folder.path)
    }

    @Test func aPackageHasATargetAFolder() {
        folder.add("Package.swift")
        folder.addFolder("Sources/App/Login/Deep")
        folder.addFolder("Tests/AppTests")
        let layout = layout("Sources/App/Login/Deep")
        #expect(layout.target == folder["Sources/App"])
        #expect(layout.module == "App")
        #expect(layout.generated == folder["Sources/App/Login/Deep"])
        #expect(layout.logic == layout.generated)
        #expect(layout.support == folder["Sources/App"])
        #expect(layout.tests == folder["Tests/AppTests"])
        // Its configuration and the command line say nothing about its targets.
        #expect(
            self.layout("Sources/App/Login") {
                $0.sources = ["Sources/App/Login"]; $0.arguments = ["Sources/App/Login"]
            }.target == folder["Sources/App"]
        )
    }

    @Test func aTargetWithoutTestsHasNone() {
        folder.add("Package.swift")
        #expect(layout("Sources/App").tests == nil)
        #expect(layout("Sources/App") { $0.tests = .folder("T") }.tests == "T")
        folder.addFolder("Tests/AppTests")
        #expect(layout("Sources/App") { $0.tests = .none }.tests == nil)
        #expect(layout("Tests/AppTests/Specs").target == folder["Tests/AppTests"])
        #expect(layout("Tests/AppTests/Specs").tests == nil)
    }

    @Test func aPackageOfOneTargetMayDoWithoutItsFolder() {
        folder.add("My-App/Package.swift")
        let layout = layout("My-App/Sources")
        #expect(layout.target == folder["My-App/Sources"])
        #expect(layout.module == "My_App")
    }

    @Test func theInnermostPackageCounts() {
        folder.add("Package.swift")
        folder.add("Sources/Modules/Login/Package.swift")
        #expect(
            layout("Sources/Modules/Login/Sources/Login/UI").target == folder["Sources/Modules/Login/Sources/Login"]
        )
        #expect(layout("Sources/Modules/Other").target == folder["Sources/Modules"])
    }

    @Test func projectsOfOtherToolsHaveASourcesFolderATarget() {
        let layout = layout("Projects/앱 하나/Sources/Login") {
            $0.sources = ["."]; $0.arguments = ["Projects"]
        }
        #expect(layout.target == folder["Projects/앱 하나/Sources"])
        #expect(layout.module == "앱_하나")
        #expect(layout.tests == nil)
    }

    @Test func elseTheConfigurationThenTheCommandLineThenTheSpecSay() {
        #expect(
            layout("a/b/c/d") {
                $0.sources = ["a", "a/b", "x"]; $0.arguments = ["a/b/c"]
            }.target == folder["a/b"]
        )
        #expect(
            layout("a/b/c/d") {
                $0.sources = ["x"]; $0.arguments = ["a/b/c", "a"]
            }.target == folder["a/b/c"]
        )
        #expect(layout("a/b/c/d") { $0.sources = ["a/b/c/dd"] }.target == folder["a/b/c/d"])
        #expect(layout("3D/b c") { $0.sources = ["3D"] }.module == "_3D")
    }

    @Test func foldersMayBeNamed() {
        folder.add("Package.swift")
        let layout = layout("Sources/App/Login") {
            $0.output = "Generated"; $0.logic = "Logic"
        }
        #expect(layout.generated == "Generated")
        #expect(layout.support == "Generated")
        #expect(layout.logic == "Logic")
        #expect(layout.target == folder["Sources/App"])
    }

    @Test func relativeFoldersStayRelative() {
        folder.add("App/Package.swift")
        folder.addFolder("App/Tests/CoreTests")
        let layout = TargetLayout(folder: "Sources/Core/A", folders: OutputFolders(), current: folder["App"])
        #expect(layout.target == "Sources/Core")
        #expect(layout.tests == "Tests/CoreTests")
        #expect(layout.generated == "Sources/Core/A")
        let inside = TargetLayout(folder: ".", folders: OutputFolders(), current: folder["App/Sources/Core/A"])
        #expect(inside.target == "..")
        #expect(inside.tests == "../../../Tests/CoreTests")
    }

    @Test func aPlanGivesEachFileItsPlace() {
        let layout = TargetLayout(target: "S/T", module: "T", generated: "G", logic: "L", tests: "Q", support: "P")
        let files = [
            GeneratedFile(role: .viewModel, ownership: .generator, name: "A.generated.swift", contents: []),
            GeneratedFile(role: .logic, ownership: .user, name: "A.swift", contents: []),
            GeneratedFile(role: .testStubs, ownership: .user, name: "ATests.swift", contents: []),
            GeneratedFile(role: .support, ownership: .generator, name: "Support.generated.swift", contents: []),
        ]
        let plan = Plan(spec: "A.viewmodel", files: files, layout: layout)
        #expect(plan.files.map(\.path) == ["G/A.generated.swift", "L/A.swift", "Q/ATests.swift"])
        #expect(plan.files.map(\.searchFolder) == ["S/T", "S/T", "Q"])
        #expect(Plan(support: [files[3]], layout: layout).files.map(\.path) == ["P/Support.generated.swift"])
        var untested = layout
        untested.tests = nil
        #expect(
            Plan(spec: "A.viewmodel", files: files, layout: untested).files.map(\.path) == [
                "G/A.generated.swift", "L/A.swift",
            ]
        )
    }

    @Test func twoSpecsDoNotWriteOnePath() {
        var claims = PathClaims()
        #expect(claims.claim("G/A.generated.swift", for: "x/A.viewmodel") == nil)
        #expect(claims.claim("G/A.generated.swift", for: "x/A.viewmodel") == nil)
        #expect(claims.claim("G/B.generated.swift", for: "y/A.viewmodel") == nil)
        #expect(
            claims.claim("G/./a.Generated.swift", for: "y/a.viewmodel")?.description
                == "'x/A.viewmodel' and 'y/a.viewmodel' would both write 'G/./a.Generated.swift'; rename one of them"
        )
        // One name in two Unicode spellings is one file on macOS.
        #expect(claims.claim("\u{AC00}", for: "1") == nil)
        #expect(claims.claim("\u{1100}\u{1161}", for: "2") != nil)
    }
}

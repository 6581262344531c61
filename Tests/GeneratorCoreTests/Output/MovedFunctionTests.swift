import Foundation
import Testing

@testable import GeneratorCore

/// Functions that the user, or a spec that was moved, has somewhere else than where they were created.
struct MovedFunctionTests {
    let project = Project()

    private func update(_ functions: [String] = ["a()", "b(c:)"]) -> [FileReport] {
        let (reports, end) = project.run([project.plan("M", functions: functions)])
        #expect(end.isEmpty)
        return Array(reports.dropFirst())
    }

    private static let b = "    func b(c: Int) {\n        fatalError()\n    }\n"

    @Test func functionsMayBeMovedToOtherFiles() {
        project.folder.add("Sub/Other.swift", "extension M { func b(c: Int) {} }\n")
        project.folder.add("M.swift", "extension M: MLogic {\n    func a() {}\n}\n")
        #expect(update().map(\.outcome) == [.unchanged])
        // What a build made, or the generator, does not count.
        project.folder.add(".build/x.swift", "extension M { func d() {} }\n")
        project.folder.add("X.generated.swift", "extension M { func d() {} }\n")
        #expect(update(["a()", "b(c:)", "d()"]).map(\.outcome) == [.added(["M.d()"])])
    }

    @Test func theWholeFileMayBeMoved() {
        project.folder.add("Elsewhere/Logic.swift", "extension M: MLogic {\n    func a() {}\n}\n")
        let reports = update()
        #expect(reports.map(\.outcome) == [.added(["M.b(c:)"])])
        #expect(reports.map(\.path) == [project["Elsewhere/Logic.swift"]])
        #expect(
            project.text("Elsewhere/Logic.swift") == "extension M: MLogic {\n    func a() {}\n\n\(Self.b)}\n"
        )
        #expect(!project.folder.exists("M.swift"))
        #expect(update().map(\.outcome) == [.moved])
        #expect(!project.folder.exists("M.swift"))
    }

    @Test func aMovedSpecFindsItsFunctions() throws {
        let text = "extension M: MLogic {\n    func a() {}\n    func b(c: Int) {}\n}\n"
        project.folder.add("Old/M.swift", text)
        project.folder.add("Old/M.viewmodel", "viewmodel M {}")
        var old = project.plan("M", functions: ["a()", "b(c:)"])
        for index in old.files.indices { old.files[index].path = project["Old/\(old.files[index].contents.name)"] }
        old.spec = project["Old/M.viewmodel"]
        #expect(project.run([old]).reports.map(\.outcome) == [.created, .unchanged])

        try FileManager.default.removeItem(atPath: project["Old/M.viewmodel"])
        let (reports, end) = project.run([project.plan("M", functions: ["a()", "d()"])])
        // The function that is new goes where the others are; what is no longer asked for is said as ever.
        #expect(reports.map(\.outcome) == [.created, .added(["M.d()"])])
        #expect(reports.map(\.path).last == project["Old/M.swift"])
        #expect(reports.last?.obsoleteFunctions == ["M.b(c:)"])
        #expect(end.map(\.path) == [project["Old/M.generated.swift"]])
        #expect(end.map(\.outcome) == [.obsolete])
        #expect(!project.folder.exists("M.swift"))
        #expect(project.manifest.contains("M.swift user M.viewmodel M.a() M.d()"))
        #expect(!project.manifest.contains { $0.hasPrefix("Old/M.swift") })
    }

    @Test func aRenamedSpecSaysWhereItsFunctionsAre() throws {
        project.folder.add("Old.swift", "extension M: MLogic {\n    func a() {}\n}\n")
        #expect(update(["a()"]).map(\.outcome) == [.found([project["Old.swift"]])])
        #expect(update(["a()"]).map(\.outcome) == [.moved])
    }

    @Test func aMovedFunctionIsNotCreatedAgain() {
        project.folder.add("Other.swift", "extension M {\n    func a() {}\n}\n")
        #expect(update().map(\.outcome) == [.created])
        #expect(project.text("M.swift") == "import RxSwift\n\nextension M: MLogic {\n\(Self.b)}\n")
    }
}

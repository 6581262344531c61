import Testing

@testable import GeneratorCore

/// What files of the user still have of the back end that a target had before.
struct BackendChangeTests {
    let project = Project()

    private static let spec = """
        viewmodel FindViewModel {
            input { query: Signal<String> }
            flow { found: [Int] <- query.flatMapLatest via find }
            output { found: Driver<[Int]>; failure: Signal<String> <- errors via message }
        }
        """

    /// What is said of the logic file and of the tests.
    private func problems(_ backend: Backend) throws -> [FileProblem] {
        project.folder.add("FindViewModel.viewmodel", Self.spec)
        let file = SourceFile(path: project["FindViewModel.viewmodel"], text: Self.spec)
        var profile = Profile()
        profile.backend = backend
        let result = Generator(profile: profile).generate(file, module: "App", withTests: true)
        try #require(!result.files.isEmpty, "\(result.diagnostics.map(\.message.text))")
        var layout = project.layout(nil)
        layout.tests = project["Tests"]
        return project.run([Plan(spec: file.path, files: result.files, layout: layout)]).reports.flatMap(\.problems)
    }

    private func write(_ result: String, _ run: String) {
        project.folder.add(
            "FindViewModel.swift",
            """
            import RxSwift

            extension FindViewModel: FindViewModelLogic {
                func find(query: String) \(result) { all(query) }
                static func message(error: Error) -> String { "\\(error)" }
            }

            """
        )
        project.folder.add(
            "Tests/FindViewModelTests.swift",
            """
            final class FindViewModelTests: XCTestCase {
                static func logicIsWritten() -> Bool { true }
                func testFound() throws {
                    let given = FindViewModel.Harness()
                    \(run)
                }
            }

            """
        )
    }

    @Test func whatAnsweredWithAStreamIsAsync() throws {
        write("-> Observable<[Int]>", "try given.run(until: 10)")
        #expect(try problems(.rxSwift).isEmpty)
        let problems = try problems(.observable)
        #expect(
            problems.map(\.diagnostic.message.text) == [
                "'find(query:)' is async with this back end", "tests wait for their harness with this back end",
            ]
        )
        #expect(problems.map(\.diagnostic.message.severity) == [.warning, .warning])
        #expect(problems.map { $0.source.text(in: $0.diagnostic.range) } == ["find", "given.run"])
        #expect(
            problems[0].diagnostic.suggestion
                == "write 'func find(query: String) async throws -> [Int]', and what the back end has in its body"
        )
    }

    @Test func whatIsRightIsLeftAlone() throws {
        write("async throws -> [Int]", "try await given.run()")
        #expect(try problems(.observable).isEmpty)
        #expect(try problems(.concurrency).isEmpty)
        // What is not async may stand where that is asked for.
        write("-> [Int]", "try await given.run()")
        #expect(try problems(.combine).isEmpty)
    }

    @Test func whatWasAsyncAnswersWithAStream() throws {
        write("async throws -> [Int]", "try await given.run()")
        let texts = try problems(.rxSwift).map(\.diagnostic.message.text)
        #expect(texts == ["'find(query:)' is not async with this back end"])
    }
}

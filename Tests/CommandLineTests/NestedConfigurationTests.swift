import Foundation
import Testing

/// A target some of whose folders have a configuration, and with it a manifest, of their own.
@Suite("Nested configurations")
struct NestedConfigurationTests {
    private static let nested = "Sources/App/Settings"
    private static let support = "Sources/App/ViewModelSupport.generated.swift"
    private static let testSupport = "Tests/AppTests/ViewModelTestSupport.generated.swift"

    /// A package with a spec for each of the two configurations.
    private static func package(
        outer: String = #"{ "tests": "Tests/AppTests" }"#,
        nested: String = #"{ "tests": "../../../Tests/AppTests" }"#
    ) throws -> TemporaryFolder {
        try TemporaryFolder([
            "Package.swift": "", "viewmodelgen.json": outer, "\(Self.nested)/viewmodelgen.json": nested,
            "Sources/App/A.viewmodel": Specs.counter("A"), "\(Self.nested)/B.viewmodel": Specs.counter("B"),
        ])
    }

    private static func removeNestedSpec(of folder: TemporaryFolder) throws {
        try FileManager.default.removeItem(at: folder.url("\(nested)/B.viewmodel"))
    }

    @Test("share their support files, each of which is told of once", arguments: ["--dry-run", "--check"])
    func sharing(option: String) throws {
        let folder = try Self.package()
        let before = try folder.tool().run(option)
        #expect(before.output.components(separatedBy: Self.testSupport).count == 2)
        #expect(before.output.contains("\n8 "))
        #expect(try folder.tool().run().output.hasSuffix("\n8 written\n"))
        let manifests = try [".viewmodelgen-manifest", "\(Self.nested)/.viewmodelgen-manifest"].map(folder.read)
        #expect(try folder.tool().run("--check").status == 0)
        #expect(try folder.tool(in: Self.nested).run("--prune").output.hasSuffix("\n5 unchanged\n"))
        #expect(
            try [".viewmodelgen-manifest", "\(Self.nested)/.viewmodelgen-manifest"].map(folder.read) == manifests
        )
    }

    @Test(
        "the files of a folder's last spec are obsolete, wherever above it is searched",
        arguments: [[], ["Sources/App"], ["Sources/App/Settings"]]
    )
    func lastSpec(paths: [String]) throws {
        let folder = try Self.package()
        _ = try folder.tool().run()
        try Self.removeNestedSpec(of: folder)
        let check = try folder.tool().run(["generate", "--check"] + paths)
        #expect(check.status == 1)
        #expect(check.errors == "error: 2 files are not current; run 'viewmodelgen generate --prune'\n")
        let pruned = try folder.tool().run(["generate", "--prune"] + paths)
        #expect(pruned.status == 0)
        #expect(
            pruned.output.contains(
                "pruned    Tests/AppTests/BWiringTests.generated.swift\npruned    Sources/App/Settings/B.generated.swift\n"
            )
        )
        #expect(!pruned.output.contains("obsolete"))
        #expect(!folder.exists("\(Self.nested)/.viewmodelgen-manifest"))
        #expect(folder.exists(Self.support) && folder.exists(Self.testSupport))
        #expect(try folder.tool().run("--check").status == 0)
    }

    @Test("inside the folder, the support files of the others are not obsolete")
    func insideTheFolder() throws {
        let folder = try Self.package()
        _ = try folder.tool().run()
        try Self.removeNestedSpec(of: folder)
        let result = try folder.tool(in: Self.nested).run("--prune")
        #expect(result.status == 0)
        #expect(
            result.output == """
                yours     ../../../Tests/AppTests/BTests.swift: no spec writes to it any more; move what is still used beside \
                its spec
                pruned    ../../../Tests/AppTests/BWiringTests.generated.swift
                pruned    B.generated.swift
                2 pruned, 1 yours

                """
        )
        #expect(try folder.tool().run("--check").status == 0)
    }

    @Test("a test folder that one of them leaves stays the other's", arguments: ["", nested])
    func leavingTheTestFolder(place: String) throws {
        let folder = try Self.package()
        _ = try folder.tool().run()
        try folder.write(#"{ "tests": "../../../Tests/More" }"#, to: "\(Self.nested)/viewmodelgen.json")
        let pruned = try folder.tool(in: place).run("--prune")
        #expect(pruned.status == 0)
        #expect(!pruned.output.contains("kept"))
        #expect(folder.exists(Self.testSupport))
        #expect(folder.exists("Tests/More/ViewModelTestSupport.generated.swift"))
        #expect(!folder.exists("Tests/AppTests/BWiringTests.generated.swift"))
        #expect(try folder.tool().run("--check").status == 0)
    }

    @Test("a test folder that the last of them leaves loses its support file")
    func leavingTheTestFolderAlone() throws {
        let folder = try Self.package()
        _ = try folder.tool().run()
        try folder.write(#"{ "tests": "../../../Tests/More" }"#, to: "\(Self.nested)/viewmodelgen.json")
        try folder.write(#"{ "tests": "Tests/More" }"#, to: "viewmodelgen.json")
        #expect(try folder.tool().run("--prune").output.contains(", 3 pruned"))
        #expect(!folder.exists(Self.testSupport))
        #expect(try folder.tool().run("--check").status == 0)
    }

    @Test("a support file that two of them want different is an error that says why, and stays as it is")
    func differentContents() throws {
        let folder = try Self.package()
        _ = try folder.tool().run()
        let text = try folder.read(Self.testSupport)
        try folder.write(
            #"{ "tests": "../../../Tests/AppTests", "testFramework": "Swift Testing" }"#,
            to: "\(Self.nested)/viewmodelgen.json"
        )
        for _ in 0..<2 {
            let result = try folder.tool().run("--prune")
            #expect(result.status == 1)
            // The tests that are there are XCTest's, too.
            #expect(
                result.errors.hasSuffix(
                    """
                    error: 'viewmodelgen.json' and 'Sources/App/Settings/viewmodelgen.json' share \
                    'Tests/AppTests/ViewModelTestSupport.generated.swift' but want it different, so it is not written: \
                    'testFramework' differs; give both one value, or one of them another folder of 'tests'

                    """
                )
            )
            #expect(try folder.read(Self.testSupport) == text)
            let inside = try folder.tool(in: Self.nested).run()
            #expect(inside.status == 1)
            #expect(inside.errors.contains("error: '../../../viewmodelgen.json' and 'viewmodelgen.json' share "))
            #expect(try folder.read(Self.testSupport) == text)
        }
        try folder.write(
            #"{ "tests": "../../../Tests/More", "testFramework": "Swift Testing" }"#,
            to: "\(Self.nested)/viewmodelgen.json"
        )
        let moved = try folder.tool().run("--prune")
        #expect(moved.status == 0)
        #expect(!moved.output.contains("kept"))
        #expect(try folder.read(Self.testSupport) == text)
        #expect(try folder.tool().run("--check").status == 0)
    }

    @Test("what is about a whole run has no place in a file")
    func noPlace() throws {
        let folder = try Self.package()
        let github = try folder.tool().run("--check", "--diagnostics", "github")
        #expect(github.errors == "::error title=stale::8 files are not current; run 'viewmodelgen generate'\n")
        let xcode = try folder.tool().run("--check", "--diagnostics", "xcode")
        #expect(xcode.errors == "error: 8 files are not current; run 'viewmodelgen generate' [stale]\n")
    }

    @Test("an import that a file lacks is said when it gets functions")
    func missingImport() throws {
        let folder = try TemporaryFolder(["TitleViewModel.viewmodel": Specs.titled()])
        _ = try folder.tool().run()
        let spec = "import Domain\n\n" + Specs.titled()
        try folder.write(spec, to: "TitleViewModel.viewmodel")
        #expect(try folder.tool().run().errors == "")
        try folder.write(spec.replacing("count", with: "number"), to: "TitleViewModel.viewmodel")
        let result = try folder.tool().run("--diagnostics", "xcode")
        #expect(result.status == 0)
        #expect(
            result.errors == """
                TitleViewModel.swift:1:1: note: 'import Domain' of 'TitleViewModel.viewmodel' is not in this file; add \
                what the new functions need [import]

                """
        )
        #expect(try folder.tool().run().errors == "")
    }
}

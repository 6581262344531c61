import GeneratorCore
import Testing

/// The generated tests of all cases, run with the real RxSwift in each language mode and with both frameworks.
///
/// RxSwift is a checkout that `VIEWMODELGEN_RXSWIFT` names; without it these tests are skipped.
@Suite(.serialized, .enabled(if: WiringPackage.checkout != nil, "VIEWMODELGEN_RXSWIFT names no checkout of RxSwift"))
struct WiringGoldenTests {
    @Test(arguments: ["5", "6"])
    func generatedTestsPass(languageMode: String) async throws {
        let package = try WiringPackage(languageMode: languageMode)
        let (counts, failures) = try await package.run()
        for (framework, count) in counts.sorted(by: { $0.key.rawValue > $1.key.rawValue }) {
            print("Swift \(languageMode), \(framework.rawValue), \(package.cases.count) cases: \(count)")
            #expect(count.passed > package.cases.count && count.failed == 0)
        }
        #expect(failures.isEmpty)
    }
}

/// The same in back ends that need nothing else to run, in Swift 6 mode.
///
/// `VIEWMODELGEN_BACKENDS` lists them: `observable,concurrency`, and `combine` where there is Combine.
@Suite(.serialized, .enabled(if: !WiringPackage.backends.isEmpty, "VIEWMODELGEN_BACKENDS names none"))
struct PlainWiringGoldenTests {
    @Test(arguments: WiringPackage.backends)
    func generatedTestsPass(backend: Backend) async throws {
        let package = try WiringPackage(languageMode: "6", backend: backend)
        let (counts, failures) = try await package.run()
        let count = counts[.xctest] ?? .init()
        print("\(backend.rawValue), \(package.cases.count) cases: \(count)")
        #expect(count.passed > package.cases.count && count.failed == 0)
        #expect(failures.isEmpty)
    }
}

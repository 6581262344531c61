/// What is the same for every ViewModel of a project: how the generated code looks.
package struct Profile: Hashable, Sendable {
    /// The access level of what is generated.
    package enum Access: String, CaseIterable, Sendable {
        case `internal`, package, `public`
    }

    package enum Kind: String, CaseIterable, Sendable {
        case finalClass = "final class"
        case `class` = "class"
        case `struct` = "struct"
    }

    /// The protocol that ViewModels conform to.
    package enum Conformance: Hashable, Sendable {
        /// Written by the generator into the support file, under this name.
        case generated(String)
        /// Declared elsewhere, under this name.
        case existing(String)
        case none
    }

    package enum DisposeBag: String, CaseIterable, Sendable {
        /// A private property.
        case stored
        /// A parameter of `transform`.
        case parameter
    }

    package enum Dependencies: String, CaseIterable, Sendable {
        /// `struct Dependencies` and `init(dependencies:)`.
        case `struct`
        /// A parameter of `init` each.
        case parameters
    }

    package enum Indentation: Hashable, Sendable {
        case spaces(Int)
        case tabs
    }

    /// What generated tests are written with.
    package enum TestFramework: String, CaseIterable, Sendable {
        case xctest = "XCTest"
        case swiftTesting = "Swift Testing"

        var module: String { self == .xctest ? "XCTest" : "Testing" }
    }

    package var access: Access = .internal
    package var kind: Kind = .finalClass
    package var conformance: Conformance = .generated("ViewModel")
    /// The argument label of `transform`: `input`, `from`, `_`.
    package var transformLabel = "input"
    package var disposeBag: DisposeBag = .stored
    package var dependencies: Dependencies = .struct
    /// The trait of an input whose type is bare.
    package var inputTrait: Trait = .observable
    /// The trait of an output whose type is bare.
    package var outputTrait: Trait = .driver
    /// Whether `elements()` and `errors()` come from RxSwiftExt.
    package var usesRxSwiftExt = false
    /// Modules that every generated ViewModel imports besides its own, verbatim import lines or bare names.
    package var imports: [String] = []
    /// Lines that stand first in every file that is written, without the `//`.
    package var header: [String] = []
    package var indentation: Indentation = .spaces(4)
    package var testFramework = TestFramework.xctest

    package init() {}
}

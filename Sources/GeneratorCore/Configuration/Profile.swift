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
        /// One for each ViewModel, beside it: its name between these.
        case own(prefix: String, suffix: String)
        case none
    }

    package enum DisposeBag: Hashable, Sendable {
        /// A private property.
        case stored
        /// A parameter of `transform`.
        case parameter
        /// A member that the base class has: `rx.disposeBag`.
        case inherited(String)
    }

    /// The dispose bag as a parameter of `transform`.
    package struct BagParameter: Hashable, Sendable {
        /// The label, `_` for none.
        package var label = "disposeBag"
        package var type = "DisposeBag"

        var name: String { label == "_" ? "disposeBag" : label }

        /// `disposeBag: DisposeBag`.
        var declaration: String { label == "_" ? "_ disposeBag: \(type)" : "\(name.escapedIdentifier): \(type)" }
    }

    package enum Dependencies: Hashable, Sendable {
        /// `struct Dependencies` and `init(dependencies:)`.
        case `struct`
        /// A parameter of `init` each.
        case parameters
        /// A property each, for which Swift makes the initialiser of the struct.
        case memberwise
        /// A property each, which is set after `init`, or which a property wrapper of this name looks up.
        case properties(wrapper: String? = nil)

        /// Whether `init` has none of them.
        var areSet: Bool {
            if case .properties = self { true } else { false }
        }

        /// Whether they are members of the ViewModel itself.
        var areMembers: Bool { self != .struct }
    }

    /// What views are made of.
    package enum ViewFramework: String, CaseIterable, Sendable {
        case uikit, appkit, swiftui
    }

    /// Where `Input` and `Output` stand.
    package enum Interface: String, CaseIterable, Sendable {
        case body, `extension`
    }

    /// How relays and subjects get into `Output`.
    package enum OutputRelays: String, CaseIterable, Sendable {
        /// As arguments of its initialiser.
        case arguments
        /// `Output` makes them: `let toast = PublishRelay<String>()`.
        case members
    }

    /// How closures reach a method of the ViewModel.
    package enum Captures: String, CaseIterable, Sendable {
        case weakSelf = "weak self"
        case with = "with"
    }

    /// The properties that hold the input and the output of a ViewModel whose streams are wired in `init`.
    package struct Stored: Hashable, Sendable {
        package var input = "input"
        package var output = "output"
    }

    /// What stands behind `// MARK: ` above each part of a ViewModel; nothing where there is none.
    package struct Marks: Hashable, Sendable {
        package var dependencies: String?
        package var input: String?
        package var output: String?
        package var properties: String?
        package var initializer: String?
        package var transform: String?

        package init() {}
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

    package var backend = Backend.rxSwift
    package var access: Access = .internal
    package var kind: Kind = .finalClass
    package var conformance: Conformance = .generated("ViewModel")
    /// What the function is called that makes the output of the input.
    package var transformName = "transform"
    /// The argument label of `transform`: `input`, `from`, `_`.
    package var transformLabel = "input"
    package var disposeBag: DisposeBag = .stored
    package var bagParameter = BagParameter()
    /// What stands before the value of the dispose bag where it is a property: `var disposeBag`. `nil` for the back end's.
    package var bagProperty: String?
    /// Whether `transform` names its types with the ViewModel's: `SignUpViewModel.Output`.
    package var qualifiesTypes = false
    /// Where input and output are properties and streams are wired in `init`, what those are called.
    package var stored: Stored?
    package var interface: Interface = .body
    package var outputRelays: OutputRelays = .arguments
    package var captures: Captures = .weakSelf
    package var marks = Marks()
    /// The class that every ViewModel inherits from.
    package var baseClass: String?
    package var dependencies: Dependencies = .struct
    /// The member that is told of the calls in flight: `loading` of `.trackActivity(loading)`.
    package var activityTracker: String?
    /// The member that is told of the errors of calls: `error` of `.trackError(error)`.
    package var errorTracker: String?
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
    package var viewFramework = ViewFramework.uikit

    package init() {}
}

extension Profile {
    /// What the dispose bag is reached by in `transform`.
    var disposeBagPath: String {
        switch disposeBag {
        case .stored: storedBag
        case .parameter: passedBag.name.escapedIdentifier
        case .inherited(let path): path
        }
    }

    /// The name of the dispose bag as a property.
    var storedBag: String {
        bagProperty.flatMap { $0.split(separator: " ").last.map(String.init) } ?? backend.spelling.bag
    }

    /// The declaration of that property, with the access of the others where none is said.
    func bagDeclaration(access: String) -> String {
        let usual = backend.spelling.bagDeclaration
        guard var property = bagProperty else { return access + usual }
        // Where others are not private, an extension in another file needs it.
        if access.isEmpty, property.hasPrefix("private ") { property.removeFirst(8) }
        let isTyped = usual.contains(": ")
        let rest = usual.drop { isTyped ? $0 != ":" : $0 != "=" }
        return property + (isTyped ? "" : " ") + rest
    }

    /// The dispose bag as a parameter.
    var passedBag: BagParameter {
        guard !backend.isRx else { return bagParameter }
        let (usual, spelling) = (BagParameter(), backend.spelling)
        var bag = bagParameter
        if bag == usual { bag = BagParameter(label: spelling.bag, type: spelling.bagType) }
        if bag.type == usual.type { bag.type = spelling.bagType }
        if !spelling.bagMark.isEmpty, !bag.type.hasPrefix("inout ") { bag.type = "inout \(bag.type)" }
        return bag
    }

    /// Whether the dispose bag is a parameter of the name, where it is another one than everybody's.
    func passesBag(as name: String) -> Bool {
        disposeBag == .parameter && name == passedBag.name && name != backend.spelling.bag
    }

    /// Whether a dependency is a property without a value until someone sets it.
    func leavesUnset(_ dependency: Dependency) -> Bool {
        dependencies == .properties() && !dependency.isOfBaseClass && dependency.defaultValue == nil
            && !dependency.type.hasSuffix("?") && !dependency.type.hasSuffix("!")
    }

    /// The inherited member that leads to the dispose bag, which a constant of its name would hide: `rx` of
    /// `rx.disposeBag`.
    var inheritedBag: Substring? {
        guard case .inherited(let path) = disposeBag else { return nil }
        return path.firstName
    }

    /// Whether it is the name of a property that holds input or output.
    func stores(_ name: String) -> Bool { stored?.input == name || stored?.output == name }

    /// Whether a member of the base class that the generated code relies on has the name.
    func inherits(_ name: String) -> Bool {
        let name = name[...]
        return inheritedBag == name || activityTracker?.firstName == name || errorTracker?.firstName == name
    }
}

extension String {
    /// The first name of a path: `rx` of `rx.disposeBag`.
    fileprivate var firstName: Substring { self[..<(utf8.firstIndex(of: UInt8(ascii: ".")) ?? endIndex)] }
}

extension Profile {
    /// The base class of the ViewModel of that name: `Base<SignUpViewModel.Input>` for `Base<*.Input>`.
    package func superclass(of viewModel: String) -> String? {
        baseClass?.replacingStars(with: SwiftKeywords.escaped(viewModel))
    }
}

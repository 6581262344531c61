/// The names of specs, and of the files that are generated from them.
///
/// The tool and the plugins share this list: a plugin cannot import a module of its package, so each compiles this very
/// file through a symbolic link. A build system asks for the outputs of a spec before anybody has read it; therefore the
/// names follow from the name of the spec alone.
enum FileNames {
    /// What the name of every spec ends with.
    static let specSuffix = ".viewmodel"
    /// The configuration, found in the folder of a spec or above.
    static let configuration = "viewmodelgen.json"
    /// What the name of every template ends with.
    static let templateSuffix = ".stencil"
    /// What every target with specs has once.
    static let support = "ViewModelSupport.generated.swift"

    /// The ViewModels of a spec, which the generator owns.
    ///
    /// - Parameter stem: the file name of the spec without ``specSuffix``.
    static func viewModels(stem: String) -> String { stem + ".generated.swift" }

    /// The logic of a spec's ViewModels, which the user owns.
    static func logic(stem: String) -> String { stem + ".swift" }

    /// The bindings of a view, which the generator owns.
    static func view(name: String) -> String { name + viewSuffix }

    static let viewSuffix = "+ViewModel.generated.swift"

    /// A view controller or a cell, which the user owns.
    static func viewController(name: String) -> String { name + ".swift" }

    /// What every folder of tests with specs has once.
    static let testSupport = "ViewModelTestSupport.generated.swift"

    /// The harnesses and the wiring tests of a spec's ViewModels, which the generator owns.
    static func wiringTests(stem: String) -> String { stem + wiringTestsSuffix }

    static let wiringTestsSuffix = "WiringTests.generated.swift"

    /// The tests of a spec's ViewModels, which the user owns.
    static func testStubs(stem: String) -> String { stem + "Tests.swift" }
}

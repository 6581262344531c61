import StencilTemplates

/// A template that files are rendered from, by its name.
enum BuiltInTemplate: String, CaseIterable {
    case viewModelFile = "ViewModelFile.stencil"
    case logicFile = "LogicFile.stencil"
    case logicFunction = "LogicFunction.stencil"
    case testStubsFile = "TestStubsFile.stencil"
    case testStub = "TestStub.stencil"
    case wiringTestsFile = "WiringTestsFile.stencil"
    case testSupportFile = "TestSupport.stencil"
    case observableTestSupportFile = "ObservableTestSupport.stencil"
    case supportFile = "Support.stencil"
    case viewFile = "ViewFile.stencil"
    case viewControllerFile = "ViewControllerFile.stencil"
    case viewFunction = "ViewFunction.stencil"
    case swiftUIViewFile = "SwiftUIViewFile.stencil"
    case cellFile = "CellFile.stencil"
    case observableSupportFile = "ObservableSupport.stencil"
    case combineSupportFile = "CombineSupport.stencil"
    case combineTestSupportFile = "CombineTestSupport.stencil"
    case concurrencySupportFile = "ConcurrencySupport.stencil"
    case concurrencyTestSupportFile = "ConcurrencyTestSupport.stencil"

    /// The compiled template, or the mistake in it.
    ///
    /// Each file has a library of its own, made when the first of its kind is rendered: compiling a template takes
    /// longer than rendering it.
    var library: Result<TemplateLibrary, TemplateError> {
        switch self {
        case .viewModelFile: Self.viewModelLibrary
        case .logicFile, .logicFunction: Self.logicLibrary
        case .testStubsFile, .testStub: Self.testLibrary
        case .wiringTestsFile: Self.wiringTestsLibrary
        case .supportFile: Self.supportLibrary
        case .observableSupportFile: Self.observableSupportLibrary
        case .observableTestSupportFile: Self.observableTestSupportLibrary
        case .combineSupportFile: Self.combineSupportLibrary
        case .combineTestSupportFile: Self.combineTestSupportLibrary
        case .concurrencySupportFile: Self.concurrencySupportLibrary
        case .concurrencyTestSupportFile: Self.concurrencyTestSupportLibrary
        case .testSupportFile: Self.testSupportLibrary
        case .viewFile: Self.viewLibrary
        case .viewControllerFile, .viewFunction: Self.viewControllerLibrary
        case .swiftUIViewFile: Self.swiftUIViewLibrary
        case .cellFile: Self.cellLibrary
        }
    }

    private static let viewModelLibrary = library(of: .viewModelFile)
    private static let logicLibrary = library(of: .logicFile)
    private static let testLibrary = library(of: .testStubsFile)
    private static let wiringTestsLibrary = library(of: .wiringTestsFile)
    private static let supportLibrary = library(of: .supportFile)
    private static let observableSupportLibrary = library(of: .observableSupportFile)
    private static let observableTestSupportLibrary = library(of: .observableTestSupportFile)
    private static let combineSupportLibrary = library(of: .combineSupportFile)
    private static let combineTestSupportLibrary = library(of: .combineTestSupportFile)
    private static let concurrencySupportLibrary = library(of: .concurrencySupportFile)
    private static let concurrencyTestSupportLibrary = library(of: .concurrencyTestSupportFile)
    private static let testSupportLibrary = library(of: .testSupportFile)
    private static let viewLibrary = library(of: .viewFile)
    private static let viewControllerLibrary = library(of: .viewControllerFile)
    private static let swiftUIViewLibrary = library(of: .swiftUIViewFile)
    private static let cellLibrary = library(of: .cellFile)

    private static func library(of root: BuiltInTemplate) -> Result<TemplateLibrary, TemplateError> {
        Result { () throws(TemplateError) in
            try TemplateLibrary(sources: BuiltInTemplates.sources, root: root.rawValue, hasFixedBlocks: true)
        }
    }
}

extension Backend {
    var supportTemplate: BuiltInTemplate {
        switch self {
        case .rxSwift: .supportFile
        case .observable: .observableSupportFile
        case .combine: .combineSupportFile
        case .concurrency: .concurrencySupportFile
        }
    }

    var testSupportTemplate: BuiltInTemplate {
        switch self {
        case .rxSwift: .testSupportFile
        case .observable: .observableTestSupportFile
        case .combine: .combineTestSupportFile
        case .concurrency: .concurrencyTestSupportFile
        }
    }
}

extension BuiltInTemplates {
    /// A built-in template under the name by which one of a project includes it.
    package static func source(_ name: String) -> SourceFile {
        let plain = plainName(name)
        let text = sources.first { $0.name == plain }?.text ?? ""
        return SourceFile(path: TemplateLibrary.basePrefix + plain, text: text)
    }

    /// The name of a built-in template, which may be given as templates of a project give it.
    package static func plainName(_ name: String) -> String {
        let prefix = TemplateLibrary.basePrefix
        return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    }
}

/// What a Swift file declares, as far as functions of types are concerned.
///
/// It knows the lexical rules of Swift, not its grammar: comments, strings and brackets cannot mislead it, and code that
/// does not compile gives some answer.
struct SwiftSource: Sendable {
    /// The body of a type or of an extension.
    struct Declaration: Sendable {
        /// The name with those of the types around it: `Outer.Inner`.
        var name: String
        var isExtension: Bool
        /// The types behind the colon, each without its module and its generic arguments.
        var inheritance: [String]
        /// The offset of `class`, `extension`, …
        var start: Int
        /// The offset behind the opening brace.
        var bodyStart: Int
        /// The offset of the closing brace.
        var bodyEnd: Int
        /// The full names of the functions: `message(error:)`, without back-ticks.
        var functions: [String] = []
    }

    /// In the order of their opening braces.
    private(set) var declarations: [Declaration] = []
    /// The first bracket or literal that does not end where it should: then nobody knows where a body ends.
    private(set) var imbalance: Diagnostic?

    /// - Parameter module: the module of the file, which may stand before the name of a type: `extension App.Login`.
    init(_ bytes: UnsafeBufferPointer<UInt8>, module: String = "") {
        guard bytes.count < Int32.max else {
            imbalance = Diagnostic(.tooLarge, at: SourceRange(at: 0))
            return
        }
        var scanner = SwiftScanner(bytes, module: module)
        scanner.run()
        declarations = scanner.declarations
        imbalance = scanner.imbalance
    }

    init(_ bytes: [UInt8], module: String = "") {
        self = bytes.withUnsafeBufferPointer { SwiftSource($0, module: module) }
    }

    /// Whether the type has the function, or its logic protocol in an extension.
    func declares(_ function: String, in type: String) -> Bool {
        declarations.contains { declaration in
            declaration.functions.contains(function)
                && (declaration.name == type || declaration.name == Declaration.logicProtocol(of: type))
        }
    }
}

extension Diagnostic.Message {
    fileprivate static var tooLarge: Self { .init(.error, rule: "file", "the file is too large") }
}

/// A binding of a view that cannot be made, or that another one contradicts.
///
/// ```
/// view SignUpViewController {
///     email     <- emailField.rx.text.orEmpty
///     email     <- loginField.rx.text.orEmpty        // error: 'email' is fed twice
///     signUpTap -> signUpButton.rx.tap               // error: 'signUpTap' is an input
/// }
/// ```
/// ```
/// view SignUpViewController {
///     email     <- emailField.rx.text.orEmpty | loginField.rx.text.orEmpty
///     signUpTap <- signUpButton.rx.tap
/// }
/// ```
enum InvalidBinding {
    static let rule = Rule("invalid-binding", .error, "A view binds what cannot be bound so.")

    static func inputDrives(_ name: NameSyntax, declaredAt range: SourceRange) -> Diagnostic {
        Diagnostic(
            .text("'\(name.text)' is an input, which drives nothing"),
            at: name.range,
            notes: [.init("'\(name.text)' is declared here", at: range)],
            suggestion: "say what feeds it: '\(name.text) <- …'"
        )
    }

    static func outputIsFed(_ name: NameSyntax, declaredAt range: SourceRange) -> Diagnostic {
        Diagnostic(
            .text("'\(name.text)' is an output, which nothing feeds"),
            at: name.range,
            notes: [.init("'\(name.text)' is declared here", at: range)],
            suggestion: "say what it drives: '\(name.text) -> …'"
        )
    }

    static func observerDrives(_ name: NameSyntax) -> Diagnostic {
        Diagnostic(
            .text("'\(name.text)' only takes elements"),
            at: name.range,
            suggestion: "say what feeds it: '\(name.text) <- …'"
        )
    }

    static func constant(_ name: NameSyntax) -> Diagnostic {
        Diagnostic(.text("'\(name.text)' is a constant, which nothing feeds"), at: name.range)
    }

    static func fedTwice(_ name: NameSyntax, first: SourceRange, by control: String?) -> Diagnostic {
        Diagnostic(
            .text("'\(name.text)' is fed twice"),
            at: name.range,
            notes: [.init("it is fed here first", at: first)],
            suggestion: control.map { "put '|' between what feeds it: '\(name.text) <- … | \($0)'" }
        )
    }

    static func unusedInput(_ name: NameSyntax, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .text("'unused' is said of outputs"),
            at: range,
            suggestion: "an input that nothing sends: '\(name.text) <- .never()'"
        )
    }

    static func neverHolds(_ name: NameSyntax, _ type: StreamType, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .text("'\(name.text)' is a '\(type.trait.rawValue)', which has a value"),
            at: range,
            suggestion: "give it one: '\(name.text) <- .init(value: …)'"
        )
    }

    /// What a control begins with that can be none: a literal, or the name of a property wrapper's value.
    static func control(_ text: String, of name: NameSyntax, at range: SourceRange) -> Diagnostic? {
        guard let token = Lexer.lex(SourceFile(path: "", text: text)).tokens.first else { return nil }
        let word = String(decoding: Array(text.utf8)[token.lowerBound..<token.upperBound], as: UTF8.self)
        switch token.kind {
        case .number, .string, .stringOpen, .regex: return literal(text, name, at: range)
        case .identifier where ["true", "false", "nil"].contains(word): return literal(text, name, at: range)
        case .dollarIdentifier:
            return Diagnostic(
                .text("'\(word)' is no control"),
                at: range,
                suggestion: "name what has it, as in 'field.rx.text'"
            )
        default: return nil
        }
    }

    private static func literal(_ text: String, _ name: NameSyntax, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .text("'\(text)' is a value, and no control"),
            at: range,
            suggestion: "give it where it is used: '\(name.text) { … } -> …'"
        )
    }

    /// A name that the generated code has itself.
    static func generated(_ member: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .text("'\(member)' is a name of the generated code"),
            at: range,
            suggestion: "give what is bound another name"
        )
    }

    static func sameName(_ name: String, at range: SourceRange, _ first: SourceRange) -> Diagnostic {
        Diagnostic(
            .text("the view has a '\(name)' already"),
            at: range,
            notes: [.init("the other one stands here", at: first)]
        )
    }

    static func boundTwice(
        _ target: String,
        at range: SourceRange,
        follows output: String,
        _ first: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .text("'\(target)' follows '\(output)' already"),
            at: range,
            notes: [.init("it is bound here first", at: first)]
        )
    }

    /// A method or a cell that is for elements of another type already.
    static func otherType(
        _ target: String,
        _ name: NameSyntax,
        _ type: String,
        at range: SourceRange,
        _ first: (output: String, type: String, range: SourceRange)
    ) -> Diagnostic {
        Diagnostic(
            .text("'\(target)' is for the '\(first.type)' of '\(first.output)', and '\(name.text)' is of '\(type)'"),
            at: range,
            notes: [.init("it is bound here first", at: first.range)],
            suggestion: "name another one for '\(name.text)'"
        )
    }

    /// A cell of a table and of a collection.
    static func otherList(_ cell: String, isCollection: Bool, at range: SourceRange, _ first: SourceRange)
        -> Diagnostic
    {
        let (one, other) = isCollection ? ("table", "collection") : ("collection", "table")
        return Diagnostic(
            .text("'\(cell)' is the cell of a \(one), and this is a \(other)"),
            at: range,
            notes: [.init("it is bound here first", at: first)],
            suggestion: "name another class"
        )
    }

    static func usedAndUnused(_ name: NameSyntax, bound: SourceRange) -> Diagnostic {
        Diagnostic(
            .text("'\(name.text)' is said to be unused, and used"),
            at: name.range,
            notes: [.init("the other binding stands here", at: bound)]
        )
    }

    static func generic(_ view: NameSyntax) -> Diagnostic {
        Diagnostic(
            .text("a generic ViewModel has no view: nobody says of which type its parameters are"),
            at: view.range,
            suggestion: "bind it by hand, or declare a ViewModel for each type"
        )
    }

    static func stored(_ view: NameSyntax) -> Diagnostic {
        Diagnostic(
            .text("the model of a SwiftUI view calls 'transform', and this ViewModel is wired in 'init'"),
            at: view.range,
            suggestion: "bind it by hand, or set \"wiring\" to \"transform\""
        )
    }

    static func list(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .text("'rx.items(cell:)' is of UIKit's lists"),
            at: range,
            suggestion: "pass the rows to a method of yours: '… -> showRows'"
        )
    }

    static func adapterInput(_ name: NameSyntax, _ type: StreamType, at range: SourceRange) -> Diagnostic {
        let (property, method) = ("a property to bind, '$\(name.text) = …'", "a method, '\(name.text)()'")
        let forms =
            type.isVoid || type.trait == .completable
            ? method : type.trait == .controlProperty ? property : "\(property), or \(method)"
        return Diagnostic(
            .text("a SwiftUI view has no control that feeds '\(name.text)'"),
            at: range,
            suggestion: "name \(forms)"
        )
    }

    static func adapterOutput(_ name: NameSyntax, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .text("a SwiftUI view has nothing that follows '\(name.text)' so"),
            at: range,
            suggestion: "name a property, '\(name.text) -> \(name.text)', or write '{ … }'"
        )
    }

    static func adapterPlain(_ name: NameSyntax, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .text("'\(name.text)' is a plain property, which a view gives once"),
            at: range,
            suggestion: "give its value: '\(name.text) <- …'"
        )
    }

    /// Something that holds a value, which no type tells.
    static func needsValue(_ name: String, _ type: StreamType, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .text("'\(name)' is a '\(type.trait.rawValue)', for which the view needs a value"),
            at: range,
            suggestion: type.isVoid
                ? "make it a 'ControlEvent<Void>', which holds none"
                : "say what it begins with, in the view: '\(name) <- $\(name) = …'"
        )
    }

    static func plain(_ name: NameSyntax) -> Diagnostic {
        Diagnostic(
            .text("'\(name.text)' is a plain property, which sends nothing"),
            at: name.range,
            suggestion: "give it to a method or a property: '\(name.text) -> show'"
        )
    }
}

extension Diagnostic.Message {
    fileprivate static func text(_ text: String) -> Self { InvalidBinding.rule.message(text) }
}

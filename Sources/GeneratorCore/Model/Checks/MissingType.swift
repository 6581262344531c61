/// A type that the generated code needs and nothing tells.
///
/// Inputs, states, outputs and dependencies always have a type. A flow stream needs one where it feeds a logic function
/// or is made by one: the signature of that function is written out.
///
/// ```
/// flow { found <- query.flatMapLatest(api.search(query)) }
/// output { rows: Driver<[Row]> <- (found.share()) via makeRows }     // error: parameter 'found' of 'makeRows' …
/// ```
/// ```
/// flow { found: [Item] <- query.flatMapLatest(api.search(query)) }
/// output { rows: Driver<[Row]> <- found via makeRows }
/// ```
enum MissingType {
    static let rule = Rule("missing-type", .error, "A type is needed that nothing tells.")

    static func declaration(_ name: NameSyntax) -> Diagnostic {
        Diagnostic(.noType(name.text), at: name.range, suggestion: "write '\(name.text): Type'")
    }

    static func element(of trait: Trait, at range: SourceRange) -> Diagnostic {
        Diagnostic(.noElement(trait.rawValue), at: range, suggestion: "write '\(trait.rawValue)<Void>' for none")
    }

    static func result(of function: NameSyntax, for target: Resolver.Target) -> Diagnostic {
        let suggestion =
            target.isAction || target.isNested
            ? "name what it makes in a flow stream: 'name: Type <- … via \(function.text)'"
            : "write '\(target.name): Type <- …'"
        return Diagnostic(.noResult(function.text), at: function.range, suggestion: suggestion)
    }

    static func request(_ function: NameSyntax, for target: Resolver.Target) -> Diagnostic {
        Diagnostic(
            .noRequestResult(function.text),
            at: function.range,
            suggestion: "write 'name: Type <- … via \(function.text)', and what follows in another definition"
        )
    }

    static func combination(_ target: Resolver.Target) -> Diagnostic {
        Diagnostic(
            .noCombination(target.name),
            at: target.nameRange,
            suggestion: "write '\(target.name): Type <- …', or transform the values in braces"
        )
    }

    static func parameter(_ name: String, of function: NameSyntax, declaredAt range: SourceRange?) -> Diagnostic {
        Diagnostic(
            .noParameterType(name, of: function.text),
            at: range ?? function.range,
            notes: range == nil ? [] : [.init("'\(function.text)' is used here", at: function.range)],
            suggestion: range == nil
                ? "name it in a flow stream: '\(name): Type <- …'" : "write '\(name): Type <- …'"
        )
    }

    static func unnamedElement(for function: NameSyntax, of use: Resolver.LogicUse) -> Diagnostic {
        Diagnostic(
            .unnamedElement(of: function.text),
            at: function.range,
            suggestion: "name it in a flow stream first: 'name: Type <- …', then 'name via \(function.text)'"
        )
    }
}

extension Diagnostic.Message {
    private static func missing(_ text: String) -> Self { MissingType.rule.message(text) }

    fileprivate static func noType(_ name: String) -> Self { missing("type of '\(name)' is missing") }

    fileprivate static func noElement(_ trait: String) -> Self {
        missing("'\(trait)' needs the type of its elements")
    }

    fileprivate static func noResult(_ name: String) -> Self {
        missing("type that logic function '\(name)' returns is not known")
    }

    fileprivate static func noRequestResult(_ name: String) -> Self {
        missing("type of the elements that '\(name)' brings is not known")
    }

    fileprivate static func noCombination(_ name: String) -> Self {
        missing("type of '\(name)', which is made of several values, is missing")
    }

    fileprivate static func noParameterType(_ name: String, of function: String) -> Self {
        missing("type of '\(name)', a parameter of logic function '\(function)', is missing")
    }

    fileprivate static func unnamedElement(of function: String) -> Self {
        missing("logic function '\(function)' takes an element that has neither name nor type")
    }
}

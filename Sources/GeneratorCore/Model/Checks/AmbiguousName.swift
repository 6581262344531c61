/// A bare name that several streams have.
///
/// In the definition of state `x`, the operand `x` is the input and the sample `x` the state's own value; anywhere else
/// a name that several sections declare is qualified.
///
/// ```
/// input { email: Signal<String> }
/// state { email: String = "" <- email }
/// output { isValid: Driver<Bool> <- email { email.contains("@") } }     // error: ambiguous use of 'email'
/// ```
/// ```
/// output { isValid: Driver<Bool> <- state.email { email.contains("@") } }
/// ```
enum AmbiguousName {
    static let rule = Rule("ambiguous-name", .error, "A name means several streams where it is used.")

    static func stream(_ name: NameSyntax, _ candidates: [(name: String, range: SourceRange)]) -> Diagnostic {
        let names = candidates.map { "'\($0.name)'" }
        return Diagnostic(
            .ambiguous(name.text),
            at: name.range,
            notes: candidates.map { .init("found '\($0.name)'", at: $0.range) },
            suggestion: "write \(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1])"
        )
    }

    static func sample(_ name: NameSyntax, _ candidates: [(name: String, range: SourceRange)]) -> Diagnostic {
        Diagnostic(
            .ambiguous(name.text),
            at: name.range,
            notes: candidates.map { .init("found '\($0.name)'", at: $0.range) },
            suggestion: "sample the one that is meant: '(… with \(candidates[0].name))' before the operator"
        )
    }

    /// `errors` where a dependency has that name too.
    static func whole(_ name: NameSyntax, dependency: NameSyntax) -> Diagnostic {
        Diagnostic(
            .ambiguous(name.text),
            at: name.range,
            notes: [
                .init("found the dependency '\(name.text)'", at: dependency.range),
                .init("found the \(name.text) of the whole ViewModel"),
            ],
            suggestion: "rename the dependency"
        )
    }

    /// `errors` where a stream has that name too.
    static func whole(_ name: NameSyntax, _ stream: (name: String, range: SourceRange)) -> Diagnostic {
        Diagnostic(
            .ambiguous(name.text),
            at: name.range,
            notes: [
                .init("found '\(stream.name)'", at: stream.range),
                .init("found the \(name.text) of the whole ViewModel"),
            ],
            suggestion: "write '\(stream.name)', or rename it to mean the \(name.text) of the whole ViewModel"
        )
    }
}

extension Resolver {
    mutating func reportAmbiguity(
        _ name: NameSyntax,
        _ streams: [StreamID],
        suffix: String,
        isSampled: Bool = false
    ) {
        for stream in streams { markMeant(stream) }
        let candidates = streams.map { stream in
            (name: qualifiedName(of: stream) + (suffix.isEmpty ? "" : "." + suffix), range: range(of: stream))
        }
        if candidates.count == 1 {
            report(AmbiguousName.whole(name, candidates[0]))
        } else {
            report(isSampled ? AmbiguousName.sample(name, candidates) : AmbiguousName.stream(name, candidates))
        }
    }
}

extension Diagnostic.Message {
    fileprivate static func ambiguous(_ name: String) -> Self {
        AmbiguousName.rule.message("ambiguous use of '\(name)'")
    }
}

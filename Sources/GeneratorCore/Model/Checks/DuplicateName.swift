/// Two declarations with one name, within a section or between `dependencies` and another one.
///
/// An input, a state and a flow stream may share a name: bare, it is ambiguous where it is used, qualified it is not.
/// A dependency is in scope in every fragment by its bare name, so no stream may have it.
///
/// ```
/// input {
///     query: String
///     query: Driver<String>      // error: invalid redeclaration of 'query'
/// }
/// ```
/// Rename one of them:
/// ```
/// input {
///     query: String
///     suggestion: Driver<String>
/// }
/// ```
enum DuplicateName {
    static let rule = Rule("duplicate-name", .error, "A name is declared twice.")

    static func check(_ outline: Outline) -> [Diagnostic] {
        let flow = outline.flow.compactMap { $0.origin == nil ? $0.name : nil }
        let dependencies = outline.dependencies.map(\.name)
        var diagnostics = duplicates(in: outline.outputs.map(\.name))
        diagnostics += duplicates(in: dependencies)
        for names in [outline.inputs.map(\.name), outline.states.map(\.name), flow] {
            diagnostics += duplicates(in: names)
            diagnostics += clashes(of: names, with: dependencies)
        }
        return diagnostics
    }

    /// Functions and properties of one protocol that Swift cannot tell apart.
    static func check(_ protocols: [ProtocolSyntax], _ spec: SpecSyntax) -> [Diagnostic] {
        protocols.flatMap { syntax in
            duplicates(
                in: spec.requirements[syntax.requirements].map { requirement in
                    let name = spec.name(requirement.name)
                    let list = requirement.parameters.map { range in
                        "(" + range.map { spec.file.text(in: spec.tokens.tokens[$0].range) }.joined() + ")"
                    }
                    return NameSyntax(text: name.text + (list ?? ""), range: name.range)
                }
            )
        }
    }

    private static func duplicates(in names: [NameSyntax]) -> [Diagnostic] {
        var first: [String: NameSyntax] = [:]
        return names.compactMap { name in
            guard let other = first[name.text] else {
                first[name.text] = name
                return nil
            }
            return diagnostic(name, other)
        }
    }

    private static func clashes(of names: [NameSyntax], with dependencies: [NameSyntax]) -> [Diagnostic] {
        let known = Dictionary(dependencies.map { ($0.text, $0) }, uniquingKeysWith: { first, _ in first })
        return names.compactMap { name in
            guard let other = known[name.text] else { return nil }
            return name.range.lowerBound > other.range.lowerBound ? diagnostic(name, other) : diagnostic(other, name)
        }
    }

    private static func diagnostic(_ name: NameSyntax, _ other: NameSyntax) -> Diagnostic {
        Diagnostic(
            .redeclaration(of: name.text),
            at: name.range,
            notes: [.init("'\(name.text)' is declared here first", at: other.range)]
        )
    }
}

extension Diagnostic.Message {
    fileprivate static func redeclaration(of name: String) -> Self {
        DuplicateName.rule.message("invalid redeclaration of '\(name)'")
    }
}

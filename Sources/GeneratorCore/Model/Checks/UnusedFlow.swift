/// A flow stream that nothing reads: neither its elements nor its errors or activity.
///
/// ```
/// flow { trimmed: String <- query { query.trimmed } }     // warning: flow stream 'trimmed' is never used
/// ```
/// Read it, show it in an output of its name, or delete it:
/// ```
/// flow { trimmed: String <- query { query.trimmed } }
/// output { trimmed: Driver<String> }
/// ```
enum UnusedFlow {
    static let rule = Rule("unused-flow", .warning, "A flow stream is never used.")

    static func check(_ resolver: borrowing Resolver) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for index in resolver.outline.flow.indices where resolver.usage.flow[index].isNone {
            let member = resolver.outline.flow[index]
            guard let name = member.name, member.origin == nil, !resolver.isMeant(.flow(index)) else { continue }
            diagnostics.append(Diagnostic(.unused(name.text), at: name.range))
        }
        return diagnostics
    }
}

extension Diagnostic.Message {
    fileprivate static func unused(_ name: String) -> Self {
        UnusedFlow.rule.message("flow stream '\(name)' is never used")
    }
}

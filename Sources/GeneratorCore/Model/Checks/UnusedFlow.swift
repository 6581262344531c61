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

    static func check(_ resolver: Resolver) -> [Diagnostic] {
        resolver.viewModel.flow.enumerated().compactMap { index, item in
            guard case .stream(let stream) = item, resolver.outline.flow[index].origin == nil, stream.isUnused,
                !resolver.isMeant(.flow(index))
            else { return nil }
            return Diagnostic(.unused(stream.name), at: resolver.range(of: .flow(index)))
        }
    }
}

extension FlowStream {
    /// Whether nothing reads its elements, errors or activity.
    var isUnused: Bool { useCount == 0 && !errorsAreUsed && !activityIsUsed }
}

extension Diagnostic.Message {
    fileprivate static func unused(_ name: String) -> Self {
        UnusedFlow.rule.message("flow stream '\(name)' is never used")
    }
}

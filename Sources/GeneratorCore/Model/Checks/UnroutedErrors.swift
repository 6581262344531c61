/// A request, or an input that is somebody's work, whose errors reach no output, state or action.
///
/// ```
/// flow { save: Void <- tap.flatMapFirst(api.save()) }
/// output { saved: Signal<Void> <- save }      // warning: errors of 'save' reach no output, state or action
/// ```
/// ```
/// output {
///     saved: Signal<Void> <- save
///     toast: Signal<String> <- errors via message
/// }
/// ```
///
/// A call that catches its own errors (`.catchAndReturn([])`, `asDriver(onErrorJustReturn:)`) or an async call without
/// `try` has none to route. An input that is an `Observable` or a subject is taken for what controls send, which does not
/// fail; a `Single`, `Maybe` or `Completable` is not.
enum UnroutedErrors {
    static let rule = Rule("unrouted-errors", .warning, "Errors reach no output, state or action.")

    static func check(_ resolver: borrowing Resolver) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for index in resolver.viewModel.inputs.indices where resolver.viewModel.inputs[index].leavesErrors {
            guard !resolver.isMeant(.input(index)) else { continue }
            let name = resolver.viewModel.inputs[index].name
            diagnostics.append(diagnostic(name, at: resolver.range(of: .input(index)), resolver))
        }
        // The tracker takes those of every request.
        guard resolver.profile.errorTracker == nil else { return diagnostics }
        for index in resolver.outline.flow.indices where resolver.usage.flow[index].leavesErrors {
            guard resolver.outline.flow[index].isRequest, case .stream(let stream) = resolver.viewModel.flow[index],
                stream.canFail, !resolver.isMeant(.flow(index))
            else { continue }
            if let origin = resolver.outline.flow[index].origin {
                diagnostics.append(unnamed(origin, resolver))
            } else {
                diagnostics.append(diagnostic(stream.name, at: resolver.range(of: .flow(index)), resolver))
            }
        }
        return diagnostics
    }

    private static func diagnostic(_ name: String, at range: SourceRange, _ resolver: borrowing Resolver) -> Diagnostic
    {
        let cure = filling(with: "\(name).errors", "\(name)Error", resolver)
        return Diagnostic(
            .unrouted(name),
            at: range,
            suggestion: cure.map { "show them: \($0); 'errors' are all of them" }
                ?? "show them: 'output { …: Signal<Error> <- \(name).errors }', or all of them with 'errors'"
        )
    }

    private static func unnamed(_ origin: Outline.Origin, _ resolver: borrowing Resolver) -> Diagnostic {
        let cure = filling(with: "errors", "failure", resolver) ?? "'output { …: Signal<Error> <- errors }'"
        return Diagnostic(.unroutedRequest(in: origin.owner), at: origin.range, suggestion: "show them: \(cure)")
    }

    /// Where the output is there first, what fills another property of it.
    private static func filling(with errors: String, _ name: String, _ resolver: borrowing Resolver) -> String? {
        guard !resolver.viewModel.outputs.isEmpty, resolver.outputIsFirst || !resolver.outputUses.isEmpty else {
            return nil
        }
        let type = StreamType(trait: .signal, element: "Error")
        let property = LateOutput.property(name, type, in: resolver.profile.backend)
        return "'\(property)' in 'output', and '\(errors) -> output.\(name)' in 'flow'"
    }
}

extension Input {
    fileprivate var leavesErrors: Bool { type.trait.isWork && !errorsAreUsed && useCount > 0 }
}

extension Trait {
    /// Whether it is what a call gives rather than what a view sends.
    fileprivate var isWork: Bool { self == .single || self == .maybe || self == .completable }
}

extension Resolver.FlowUse {
    /// Whether the stream is used, but not its errors.
    fileprivate var leavesErrors: Bool { !errorsAreUsed && (count > 0 || activityIsUsed) }
}

extension FlowStream {
    /// Whether the call of the request may fail, as far as its text tells.
    fileprivate var canFail: Bool {
        guard let operators = definition.alternatives.first?.operands.first?.operators,
            let request = operators.compactMap(\.request).last
        else { return true }
        switch request.call {
        case .logic: return true
        case .async(_, let throwing): return throwing
        case .expression(let closure):
            let catching = [
                ".catchAndReturn(", ".catchErrorJustReturn(", ".catch(", ".catch {", ".catchError", ".asDriver(",
                ".asSignal(", ".asInfallible(", ".materialize()",
            ]
            return !catching.contains { closure.text.contains($0) }
        }
    }
}

extension Diagnostic.Message {
    fileprivate static func unrouted(_ name: String) -> Self {
        UnroutedErrors.rule.message("errors of '\(name)' reach no output, state or action")
    }

    fileprivate static func unroutedRequest(in owner: String) -> Self {
        UnroutedErrors.rule.message("errors of the request in '\(owner)' reach no output, state or action")
    }
}

extension Resolver {
    /// Whether an operand makes the definition fire, or is only sampled when another one fires.
    enum Position {
        case firing, sampled
    }

    /// A stream and what its elements are called.
    struct Resolved {
        var source: Operand.Source
        var value: Value
    }

    mutating func resolve(_ path: PathSyntax, at position: Position, for target: Target) -> Resolved? {
        let first = tree.name(0, of: path)
        guard path.count > 1 else { return resolveName(first, path, at: position, for: target) }
        let second = tree.name(1, of: path)
        if tree.isSelf(path) || isFilledOutput(path) { return ownMember(path) }
        if let stream = scope.stream(named: second.text, in: first.text) {
            return resolveMember(of: stream, path, from: 2)
        }
        switch stream(named: first.text, at: position, for: target) {
        case .one(let stream): return resolveMember(of: stream, path, from: 1)
        case .several(let streams):
            let suffix = (1..<path.count).map { tree.text($0, of: path) }.joined(separator: ".")
            reportAmbiguity(first, streams, suffix: suffix)
            return nil
        case .none: break
        }
        if let dependency = scope.dependency(first.text) {
            let type = describedElement(of: path, dependency: dependency)
            let isVoid = ElementType.isVoid(type)
            let binding = Binding(name: tree.text(path.count - 1, of: path), type: type)
            return resolved(path, dependency: dependency, Value(bindings: isVoid ? [] : [binding], type: type))
        }
        if first.text == "output", let output = scope.output(second.text) {
            report(UnknownName.output(second, declaredAt: outline.outputs[output].name.range))
        } else if Scope.isSection(first.text) {
            reportUnknown(second, inSection: first.text)
        } else {
            reportUnknown(first, whole: path)
        }
        return nil
    }

    private mutating func resolveName(
        _ name: NameSyntax,
        _ path: PathSyntax,
        at position: Position,
        for target: Target
    ) -> Resolved? {
        switch stream(named: name.text, at: position, for: target) {
        case .one(let stream):
            if Self.isWhole(name), !whole(name.text).isEmpty {
                reportAmbiguity(name, [stream], suffix: "")
                return nil
            }
            return resolved(stream, value(of: stream), at: path.range)
        case .several(let streams):
            reportAmbiguity(name, streams, suffix: "")
            return nil
        case .none: break
        }
        if let dependency = scope.dependency(name.text) {
            if Self.isWhole(name), !whole(name.text).isEmpty {
                report(AmbiguousName.whole(name, dependency: outline.dependencies[dependency].name))
                return nil
            }
            let type = viewModel.dependencies[dependency].streamType
            let binding = Binding(name: name.text, type: type?.element)
            let bindings = type?.isVoid == true ? [] : [binding]
            return resolved(path, dependency: dependency, Value(bindings: bindings, type: type?.element))
        }
        if name.text == "start" { return Resolved(source: .start, value: Value(bindings: [], type: "Void")) }
        guard Self.isWhole(name) else {
            reportUnknown(name, whole: path)
            return nil
        }
        let neverFails = name.text == "errors" && !profile.backend.isRx
        guard neverFails || !whole(name.text).isEmpty else {
            report(target.isAction ? EmptyAction.whole(name) : NotARequest.whole(name))
            return nil
        }
        return name.text == "errors"
            ? resolved(.errors, .errors, at: path.range) : resolved(.activity, .activity, at: path.range)
    }

    /// Whether it may mean the errors or the activity of the whole ViewModel.
    private static func isWhole(_ name: NameSyntax) -> Bool { name.text == "errors" || name.text == "activity" }

    /// `errors` and `activity` of a stream; anything else is no part of it.
    private mutating func resolveMember(of stream: StreamID, _ path: PathSyntax, from index: Int) -> Resolved? {
        guard index < path.count else { return resolved(stream, value(of: stream), at: path.range) }
        let member = tree.name(index, of: path)
        guard index + 1 == path.count, Self.isWhole(member) else {
            markMeant(stream)
            report(UnknownName.member(member, of: tree.name(index - 1, of: path)))
            return nil
        }
        let isErrors = member.text == "errors"
        let parts = isErrors ? errors(of: stream) : activities(of: stream)
        guard !parts.isEmpty else {
            markMeant(stream)
            report(NotARequest.member(member, of: tree.name(index - 1, of: path), description(of: stream)))
            return nil
        }
        for part in parts {
            markUse(of: part)
            guard case .inputErrors(let index) = part else { continue }
            usage.namedErrors.insert(index)
            report(NeverFails.input(viewModel.inputs[index].name, member, in: profile.backend))
        }
        if parts.count == 1 { return Resolved(source: .stream(parts[0]), value: isErrors ? .errors : .activity) }
        return Resolved(
            source: .nested(isErrors ? .merge(parts) : .anyOf(parts)),
            value: isErrors ? .errors : .activity
        )
    }

    private mutating func resolved(_ stream: StreamID, _ value: Value, at range: SourceRange) -> Resolved {
        markUse(of: stream)
        if case .input(let index) = stream, !viewModel.inputs[index].type.trait.isSource {
            report(UnreadableInput.input(viewModel.inputs[index], at: range))
        }
        return Resolved(source: .stream(stream), value: value)
    }

    private mutating func resolved(_ path: PathSyntax, dependency: Int, _ value: Value) -> Resolved {
        viewModel.dependencies[dependency].isUsed = true
        let text = tree.text(path)
        check(path, text, of: dependency)
        if let index = viewModel.ownedStreams.firstIndex(where: { $0.path == text }) {
            viewModel.ownedStreams[index].useCount += 1
        } else {
            let trait = path.count == 1 ? viewModel.dependencies[dependency].streamType?.trait : nil
            let stream = OwnedStream(path: text, dependency: dependency, isHot: trait?.isHot ?? false)
            viewModel.ownedStreams.append(stream)
        }
        return Resolved(source: .dependency(path: text, dependency: dependency), value: value)
    }

    /// Reports a path that begins with a dependency which may not be there, and does not say so.
    mutating func check(_ path: PathSyntax, _ text: String, of dependency: Int) {
        guard viewModel.dependencies[dependency].isOptional, path.count > 1 else { return }
        let root = tree.name(0, of: path)
        let rest = text.utf8.drop { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "?") }
        report(OptionalDependency.check(viewModel.dependencies[dependency], at: root.range, before: rest))
    }

    enum Candidates {
        case none
        case one(StreamID)
        case several([StreamID])
    }

    /// The stream that a bare name stands for. In the definition of state `x`, the operand `x` is the input, and the
    /// sample `x` the state's own value.
    func stream(named name: String, at position: Position, for target: Target) -> Candidates {
        if target.state == name {
            if position == .sampled, let index = scope.state(name) { return .one(.state(index)) }
            if position == .firing, let index = scope.input(name) { return .one(.input(index)) }
        }
        let streams = scope.streams(named: name)
        guard let first = streams.first else { return .none }
        return streams.count == 1 ? .one(first) : .several(streams.all)
    }
}

extension Value {
    static var errors: Value { Value(bindings: [Binding(name: "error", type: "Error")], type: "Error") }
    static var activity: Value { Value(bindings: [Binding(name: "isActive", type: "Bool")], type: "Bool") }
}

extension Definition {
    /// The elements of all `streams`.
    fileprivate static func merge(_ streams: [StreamID]) -> Definition {
        let operands = streams.map { Operand(source: .stream($0), operators: [], value: .errors) }
        return Definition(
            alternatives: operands.map { Alternative(operands: [$0], sampled: [], transform: .passThrough) }
        )
    }

    /// Whether any of `streams` is true.
    fileprivate static func anyOf(_ streams: [StreamID]) -> Definition {
        let operands = streams.map { Operand(source: .stream($0), operators: [], value: .activity) }
        let closure = Closure(
            text: streams.indices.map { "$\($0)" }.joined(separator: " || "),
            parameters: [],
            namesItsValues: true,
            valueCount: streams.count,
            captures: Captures()
        )
        return Definition(
            alternatives: [Alternative(operands: operands, sampled: [], transform: .closure(closure))]
        )
    }
}

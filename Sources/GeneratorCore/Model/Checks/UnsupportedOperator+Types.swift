/// What a spec says in Swift, which generated code has as it is: types of RxSwift in it.
///
/// The type of a declaration is another matter: the back end has its own for each trait.
extension UnsupportedOperator {
    static func types(in tree: SpecSyntax, _ backend: Backend) -> [Diagnostic] {
        guard !backend.isRx else { return [] }
        let declared = declaredTypes(in: tree)
        let tokens = tree.tokens.tokens
        var diagnostics = modules(in: tree, backend)
        for index in tokens.indices.dropLast() where tokens[index].kind == .identifier {
            guard isUsed(tokens[index + 1]), index == 0 || tokens[index - 1].kind != .dot else { continue }
            let name = tree.name(index)
            guard !declared.contains(index),
                let type = replacement(ofType: name.text, in: backend) ?? replacement(ofTime: index, in: tree, backend)
            else { continue }
            let isResult = index > 0 && tokens[index - 1].kind == .rightArrow
            diagnostics.append(
                Diagnostic(
                    .missing(name.text, backend),
                    at: name.range,
                    suggestion: isResult ? "let the function be 'async throws'" : type
                )
            )
        }
        if backend == .observable { diagnostics += constructors(in: tree) }
        return diagnostics + (backend.isOnMainActor ? functions(in: tree, backend) : [])
    }

    /// A function of a described protocol that gives a stream of many values: a call gives one.
    static func answers(_ spec: SpecSyntax, in backend: Backend) -> [Diagnostic] {
        spec.requirements.compactMap { requirement in
            guard requirement.parameters != nil, !requirement.isAsync, let range = requirement.type,
                let stream = StreamType(traitOf: spec.file.verbatim(range))
            else { return nil }
            switch stream.trait {
            case .single, .maybe, .completable, .plain: return nil
            default: break
            }
            let name = spec.text(ofName: requirement.name)
            return Diagnostic(
                .answers(name, backend),
                at: range,
                suggestion: "write 'Single<\(stream.element)>'; a stream of values is a property: "
                    + "'var \(name): \(stream.trait.rawValue)<\(stream.element)> { get }'"
            )
        }
    }

    /// What RxSwift's `Observable` makes and that of the support file does not: `Observable.of(1, 2)`.
    private static func constructors(in tree: SpecSyntax) -> [Diagnostic] {
        let tokens = tree.tokens.tokens
        return tokens.indices.dropLast(2).compactMap { index in
            guard tokens[index].kind == .identifier, tree.text(ofName: index) == "Observable" else { return nil }
            var next = index + 1
            if tokens[next].kind == .leftAngle {
                let end = tokens[next...].prefix(20).firstIndex { $0.kind == .rightAngle }
                next = (end ?? next) + 1
            }
            guard next + 1 < tokens.count, tokens[next].kind == .dot, tokens[next + 1].kind == .identifier,
                let suggestion = replacement(ofMade: tree.text(ofName: next + 1))
            else { return nil }
            let name = tree.name(next + 1)
            return Diagnostic(.missing("Observable.\(name.text)", .observable), at: name.range, suggestion: suggestion)
        }
    }

    private static func replacement(ofMade name: String) -> String? {
        switch name {
        case "of", "from": "write 'Observable.merge(.just(1), .just(2))'"
        case "error": "leave it out: streams do not fail, only the call of a request may throw"
        case "amb", "concat", "create", "deferred", "generate", "interval", "range", "repeatElement", "timer", "using",
            "zip":
            "write 'Observable { listener in … }', which tells the listener and gives a 'SubscriptionToken'"
        default: nil
        }
    }

    /// Whether what follows a name makes it a type, or what a member is asked of.
    private static func isUsed(_ next: Token) -> Bool {
        switch next.kind {
        case .leftAngle, .leftParen: !next.followsSpace
        case .dot: true
        default: false
        }
    }

    /// What to write for a type of RxSwift; `nil` for any other, and for one that the back end has too.
    private static func replacement(ofType name: String, in backend: Backend) -> String? {
        if name == "DisposeBag" {
            return backend.spelling.bagType.split(separator: " ").last.map { "write '\($0)'" }
        }
        guard let trait = Trait.named(name), trait != .plain else { return nil }
        let type = StreamType(trait: trait, element: "").name(in: backend)
        if type == name { return nil }
        return trait.hasValue ? "write '\(type)', whose value has no label" : "write '\(type)'"
    }

    /// What to write for what keeps time in RxSwift, or says how much: the operators of a back end have their own.
    private static func replacement(ofTime index: Int, in tree: SpecSyntax, _ backend: Backend) -> String? {
        let name = tree.text(ofName: index)
        switch name {
        case "MainScheduler" where backend == .observable: return nil
        case "ConcurrentDispatchQueueScheduler", "ConcurrentMainScheduler", "CurrentThreadScheduler", "MainScheduler",
            "OperationQueueScheduler", "SerialDispatchQueueScheduler":
            return "leave it out, or write '\(backend.spelling.scheduler)', which keeps the ViewModel's time"
        case "DispatchTimeInterval":
            let isArgument =
                index > 1 && tree.tokens.tokens[index - 1].kind == .leftParen
                && ["debounce", "delay", "throttle"].contains(tree.text(ofName: index - 2))
            if backend == .observable || !isArgument { return nil }
        case "RxTimeInterval": break
        default: return nil
        }
        return "begin with the dot: '.milliseconds(300)'"
    }

    /// The tokens of the traits that declarations have, and of what protocols require.
    private static func declaredTypes(in tree: SpecSyntax) -> Set<Int> {
        let tokens = tree.tokens.tokens
        var declared: Set<Int> = []
        for type in tree.declarations.compactMap(\.type?.range) + tree.requirements.compactMap(\.type) {
            guard let first = tree.tokens.indices(in: type).first else { continue }
            declared.insert(first)
            if tokens[first + 1].kind == .dot { declared.insert(first + 2) }
        }
        return declared
    }

    /// `import RxSwift`.
    private static func modules(in tree: SpecSyntax, _ backend: Backend) -> [Diagnostic] {
        let modules = Backend.rxSwift.spelling.modules + ["RxRelay"]
        return tree.imports.compactMap { line in
            guard let module = line.text.split(separator: " ").last.map(String.init), modules.contains(module) else {
                return nil
            }
            return Diagnostic(
                .missing(module, backend),
                at: line.range,
                suggestion: "leave it out: generated files import what they need"
            )
        }
    }

    /// Functions that streams bring from task to task.
    private static func functions(in tree: SpecSyntax, _ backend: Backend) -> [Diagnostic] {
        let tokens = tree.tokens.tokens
        var diagnostics: [Diagnostic] = []
        for section in tree.sections where section.kind != .dependencies {
            for declaration in tree.declarations[section.declarations] where !declaration.isPlain {
                guard let type = declaration.type else { continue }
                let kinds = tokens[tree.tokens.indices(in: type.range)].map(\.kind)
                guard kinds.contains(.rightArrow), !kinds.contains(.at) else { continue }
                diagnostics.append(
                    Diagnostic(
                        .function(backend),
                        at: type.range,
                        suggestion: "write '@MainActor' or '@Sendable' before the function's parameters"
                    )
                )
            }
        }
        return diagnostics
    }
}

extension Diagnostic.Message {
    fileprivate static func answers(_ function: String, _ backend: Backend) -> Self {
        UnsupportedOperator.rule.message(
            "'\(function)' gives any number of values, and a call of the back end '\(backend.rawValue)' gives one"
        )
    }

    fileprivate static func function(_ backend: Backend) -> Self {
        UnsupportedOperator.rule.message(
            "values of the back end '\(backend.rawValue)' go from task to task, which this function may not"
        )
    }
}

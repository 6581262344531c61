// The function that makes the output of the input, and the parameters of functions.

extension ViewModelReader {
    /// Whether it takes the input and gives the output; fills in its signature.
    func isTransform(
        _ declaration: SwiftDeclaration,
        _ members: [SwiftDeclaration],
        _ result: inout ImportedViewModel
    ) -> Bool {
        guard declaration.kind == .function, declaration.body != nil else { return false }
        let isUsual = declaration.name == "transform"
        // What a function of another name makes of more than the input is a part of another one's work.
        if !isUsual, !Self.accessLevels.subtracting(["private", "fileprivate"]).isSuperset(of: declaration.modifiers) {
            return false
        }
        func isNested(_ name: String) -> Bool { members.contains { $0.kind == .type && $0.name == name } }
        guard let (parameters, end) = parameters(of: declaration), let first = parameters.first,
            let type = first.type.split(separator: ".").last.map(String.init), isUsual || type == "Input",
            isNested(type)
        else { return false }
        var arrow = end
        while arrow < declaration.header.upperBound, text.tokens[arrow].kind != .rightArrow { arrow += 1 }
        guard arrow + 1 < declaration.header.upperBound else { return false }
        let returned = text.folded(arrow + 1..<declaration.header.upperBound)
        guard var name = returned.split(separator: ".").last.map(String.init) else { return false }
        let isOptional = name.hasSuffix("?") || name.hasSuffix("!")
        if isOptional { name.removeLast() }
        guard isNested(name),
            isUsual || name == "Output" && parameters.dropFirst().allSatisfy({ Self.isBag($0) })
        else { return false }
        if isOptional {
            let reason = "'\(declaration.name)' gives '\(returned)', which may be nothing"
            result.obstacles.append(.init(reason: reason, offset: offset(declaration)))
        }
        let effects = (end..<max(end, arrow)).compactMap { text.word(at: $0) }
        let modifiers = declaration.modifiers.filter { !Self.accessLevels.contains($0) && $0 != "final" }
        let others = declaration.attributes.map(text.folded) + modifiers + effects
        if let other = others.first {
            result.obstacles.append(.init(reason: "'\(declaration.name)' is '\(other)'", offset: offset(declaration)))
        }
        result.qualifiesTypes = first.type.contains(".")
        var signature = ImportedViewModel.Signature(
            function: declaration.name,
            label: first.label,
            name: first.name,
            input: type,
            result: name
        )
        takeBag(parameters.dropFirst(), &signature, &result)
        result.signature = signature
        return true
    }

    /// Takes the dispose bag behind the input; anything else there is an obstacle.
    private func takeBag(
        _ parameters: ArraySlice<ImportedViewModel.Parameter>,
        _ signature: inout ImportedViewModel.Signature,
        _ result: inout ImportedViewModel
    ) {
        guard let bag = parameters.first else { return }
        guard parameters.count == 1, Self.isBag(bag) else {
            let reason = "'\(signature.function)' takes more than the input and a dispose bag: '\(bag.name)'"
            result.obstacles.append(.init(reason: reason, offset: bag.offset))
            return
        }
        signature.bag = bag.name
        signature.bagLabel = bag.label
        signature.bagType = bag.type == "RxSwift.DisposeBag" ? "DisposeBag" : bag.type
    }

    /// `disposeBag: DisposeBag`, `cancelBag: CancelBag`.
    private static func isBag(_ parameter: ImportedViewModel.Parameter) -> Bool {
        parameter.value == nil && parameter.type.hasSuffix("Bag")
            && parameter.type.utf8.allSatisfy { $0.isIdentifierBody || $0 == UInt8(ascii: ".") }
    }

    func parameters(of function: SwiftDeclaration) -> (list: [ImportedViewModel.Parameter], end: Int)? {
        Self.parameters(of: function, text)
    }

    /// The parameters of a function, and the index behind their parenthesis.
    static func parameters(
        of function: SwiftDeclaration,
        _ text: SwiftTokens
    ) -> (list: [ImportedViewModel.Parameter], end: Int)? {
        var open = function.header.lowerBound
        while open < function.header.upperBound, text.tokens[open].kind != .leftParen { open += 1 }
        guard open < function.header.upperBound else { return nil }
        let close = text.behind(open, limit: function.header.upperBound)
        let items = text.items(open + 1..<max(open + 1, close - 1))
        return (items.compactMap { parameter($0, text) }, close)
    }

    /// `label name: @escaping Type = value`.
    private static func parameter(_ item: Range<Int>, _ text: SwiftTokens) -> ImportedViewModel.Parameter? {
        guard let colon = text.first(.colon, in: item), colon > item.lowerBound else { return nil }
        let names = (item.lowerBound..<colon).filter { text.tokens[$0].kind == .identifier }
        guard let last = names.last, let first = names.first else { return nil }
        let equal = text.first(.equal, in: colon + 1..<item.upperBound)
        var type = text.folded(colon + 1..<(equal ?? item.upperBound))
        if type.hasPrefix("@escaping ") { type = String(type.dropFirst(10)) }
        return ImportedViewModel.Parameter(
            label: text.name(at: first),
            name: text.name(at: last),
            type: type,
            value: equal.map { text.text($0 + 1..<item.upperBound) },
            offset: text.tokens[last].lowerBound
        )
    }
}

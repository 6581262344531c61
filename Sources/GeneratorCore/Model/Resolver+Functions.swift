// What is known of the functions of dependencies: what the spec describes, and what it calls.

extension Resolver {
    /// A request that is `api.save` and no more, which may be a stream that the dependency owns: it is a function where
    /// the spec describes it as one, or calls it.
    mutating func uncalledFunction(_ fragment: SwiftText, names: [String]) -> Diagnostic? {
        let path = fragment.text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard path.count == 2, path[1].allSatisfy(\.isIdentifierBody) else { return nil }
        let owner = String(Substring(path[0].last == UInt8(ascii: "?") ? path[0].dropLast() : path[0]))
        let name = String(Substring(path[1]))
        guard let dependency = scope.dependency(owner), let labels = labels(ofFunction: name, dependency) else {
            return nil
        }
        return UncalledFunction.function(fragment, labels: labels, names: names)
    }

    /// The labels of a function of a dependency; `nil` where nothing says that it is one.
    private mutating func labels(ofFunction name: String, _ dependency: Int) -> [String?]? {
        if let described = viewModel.dependencies[dependency].described {
            guard described.property(name) == nil else { return nil }
            return described.requirements.first { $0.parameters != nil && $0.name == name }?.labels
        }
        guard mayCompareNames else { return nil }
        let owner = viewModel.dependencies[dependency].name
        let tokens = tree.tokens.tokens
        comparisonCount += tokens.count
        let range = outline.syntax.range
        let call = tokens.indices.dropFirst(5).first { index in
            guard tokens[index].kind == .leftParen, !tokens[index].followsSpace, tokens[index - 2].kind == .dot,
                range.lowerBound < tokens[index].lowerBound, tokens[index].lowerBound < range.upperBound,
                tokens[index - 1].kind == .identifier, tree.text(ofName: index - 1) == name
            else { return false }
            let start = tokens[index - 3].kind == .question ? index - 4 : index - 3
            return tokens[start].kind == .identifier && tree.text(ofName: start) == owner
                && tokens[start - 1].kind != .dot
        }
        guard let call, let close = tokens[call].partnerIndex, !tokens[call].isUnclosed else { return nil }
        let arguments = SourceRange(tokens[call].upperBound, tokens[close].lowerBound)
        let text = tree.file.verbatim(arguments)
        return text.utf8.allSatisfy(\.isWhiteSpace) ? [] : FragmentScanner.scan(text).arguments.map(\.label)
    }
}

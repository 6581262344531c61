/// More operands than `combineLatest` takes, or more samples.
///
/// ```
/// output { isValid: Driver<Bool> <- a, b, c, d, e, f, g, h, i via allValid }     // error: 9 streams are combined
/// ```
/// Combine some of them first:
/// ```
/// flow { first: Bool <- a, b, c, d via allValid }
/// output { isValid: Driver<Bool> <- first, e, f, g, h, i via stillValid }
/// ```
enum TooManyOperands {
    static let rule = Rule("too-many-operands", .error, "More streams are combined than 'combineLatest' takes.")
    /// What RxSwift's `combineLatest` takes.
    static let limit = 8

    static func check(_ alternative: AlternativeSyntax, _ tree: SpecSyntax) -> Diagnostic? {
        check(alternative.operands, tree) ?? check(alternative.sampled, tree)
    }

    private static func check(_ operands: Range<Int>, _ tree: SpecSyntax) -> Diagnostic? {
        guard operands.count > limit else { return nil }
        let first = tree.operands[operands.lowerBound + limit]
        return Diagnostic(
            .tooMany(operands.count),
            at: first.range.union(tree.operands[operands.upperBound - 1].range),
            suggestion: "combine some of them in a flow stream first"
        )
    }
}

extension Diagnostic.Message {
    fileprivate static func tooMany(_ count: Int) -> Self {
        TooManyOperands.rule.message("\(count) streams are combined, but at most \(TooManyOperands.limit) can be")
    }
}

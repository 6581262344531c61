extension Parser {
    /// The indices of the comments before the token at `index` that are not the end of the line before.
    @inline(__always)
    func leadingComments(of index: Int) -> Range<Int> {
        let comments = list.commentIndices(before: index)
        guard !comments.isEmpty else { return comments }
        return comments.dropFirst(trailingCount(before: index))
    }

    /// How many of the comments before the token at `index` end the line of the declaration before it.
    private func trailingCount(before index: Int) -> Int {
        guard index > 0 else { return 0 }
        switch list.tokens[index - 1].kind {
        case .leftBrace: return 0
        case .semicolon where !list.tokens[index].startsLine && list.tokens[index].kind != .end: return 0
        default: return list.comments(before: index).prefix { !$0.startsLine }.count
        }
    }
}

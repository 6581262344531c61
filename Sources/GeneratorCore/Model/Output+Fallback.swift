extension Trait {
    /// Whether an output's `= value` is what it shows after an error, and not what a relay holds at first.
    var isShownFallback: Bool { self == .driver || self == .signal || self == .infallible }
}

extension Output {
    /// Whether its `= value` is shown after an error of the stream that a dependency owns.
    func showsFallback(for path: String) -> Bool {
        guard fallback != nil, type.trait.isShownFallback, case .definition(let definition) = source else {
            return false
        }
        return definition.reads(path)
    }
}

extension Definition {
    fileprivate func reads(_ path: String) -> Bool {
        alternatives.contains { alternative in
            (alternative.operands + alternative.sampled).contains { operand in
                switch operand.source {
                case .dependency(path, _): true
                case .nested(let definition): definition.reads(path)
                case .stream, .raw, .dependency: false
                }
            }
        }
    }
}

extension Renderer {
    /// The loop that is so many loops further out than the innermost.
    func loop(_ up: Int32, _ node: Int32, _ template: CompiledTemplate) throws(TemplateError) -> (
        index: Int, count: Int
    ) {
        var remaining = up
        var index = frames.count
        while index > 0 {
            index -= 1
            let frame = frames.place(of: index)
            guard frame.pointee.kind == .loop else { continue }
            if remaining == 0 { return (frame.pointee.index, frame.pointee.count) }
            remaining -= 1
        }
        throw template.error(at: node, "'forloop' is known inside a loop only")
    }

    /// The innermost running loop with a label.
    func loop(
        labelled label: Name,
        _ node: Int32,
        _ template: CompiledTemplate
    ) throws(TemplateError) -> (index: Int, count: Int) {
        var index = frames.count
        var isInLoop = false
        while index > 0 {
            index -= 1
            let frame = frames.place(of: index)
            guard frame.pointee.kind == .loop else { continue }
            if frame.pointee.label == label.hashed { return (frame.pointee.index, frame.pointee.count) }
            isInLoop = true
        }
        let name = template.text(of: label)
        throw template.error(
            at: node,
            isInLoop ? "no loop here is labelled '\(name)'" : "'forloop' is known inside a loop only"
        )
    }

    func value(of state: LoopState, _ loop: (index: Int, count: Int)) -> TemplateValue {
        switch state {
        case .counter: .integer(loop.index + 1)
        case .counter0: .integer(loop.index)
        case .first: .bool(loop.index == 0)
        case .last: .bool(loop.index == loop.count - 1)
        case .length: .integer(loop.count)
        case .all:
            .dictionary(
                TemplateRecord(
                    Self.loopKeys,
                    LoopState.members.map { value(of: $0, loop) }
                )
            )
        }
    }

    private static let loopKeys = TemplateKeys(LoopState.members.map { TemplateKey($0.rawValue) })
}

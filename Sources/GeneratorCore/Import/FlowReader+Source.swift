// What a chain begins with: an input, a relay, something that a dependency or the ViewModel has.

extension FlowReader {
    /// A head up to its first operator.
    private struct Extent {
        var end: Int
        /// The tokens of the names from the first one on, without `self`.
        var names: [Int] = []
        /// How many names stand before the first call; `nil` where nothing is called.
        var callPosition: Int?
        /// Whether something else is in it, or behind the first call.
        var isComplex = false
        var isOwn = false
        var open: Int?
    }

    mutating func source(_ range: Range<Int>) throws(Misfit) -> (Head, Int, String?) {
        let first = range.lowerBound
        guard text.tokens[first].kind == .identifier else {
            throw misfit("an expression that is no stream", first)
        }
        if inputs.contains(text.name(at: first)), first + 2 < range.upperBound, text.tokens[first + 1].kind == .dot {
            return (.stream(try inputStream(first + 2)), first + 3, text.name(at: first + 2))
        }
        if outputNames.contains(text.name(at: first)), first + 2 < range.upperBound {
            let stream = Stream(text: "output.\(text.name(at: first + 2))", isPath: true)
            return (.stream(stream), first + 3, text.name(at: first + 2))
        }
        if !text.isWord(first, "self"), let local = locals[text.name(at: first)] {
            return try localStream(local, range)
        }
        let extent = self.extent(range)
        let name = extent.names.last.map { text.name(at: $0) }
        guard let base = extent.names.first else { throw misfit("'self' itself is used", first) }
        return (.stream(try stream(extent, base: text.name(at: base), range)), extent.end, name)
    }

    private func inputStream(_ index: Int) throws(Misfit) -> Stream {
        let member = text.name(at: index)
        guard let declared = viewModel.inputs.first(where: { $0.name == member }),
            let type = StreamType(traitOf: declared.type ?? "")
        else { throw misfit("the input '\(member)' is no stream", index) }
        let isUnique = !states.contains(member)
        let name = isUnique ? SwiftKeywords.escaped(member) : "input.\(member)"
        var stream = Stream(text: name, isPath: true, isVoid: type.isVoid)
        if type.trait.canFail { stream.failures.inputs = ["\(name).errors"] }
        return stream
    }

    private func localStream(_ local: Local, _ range: Range<Int>) throws(Misfit) -> (Head, Int, String?) {
        let first = range.lowerBound
        let name = text.name(at: first)
        switch local {
        case .stream(let text):
            var stream = Stream(text: text, isPath: true, fallback: fallbacks[text], isVoid: voids[text])
            stream.failures = failures[text] ?? Failures()
            stream.share = shares[text]
            return (.stream(stream), first + 1, name)
        case .state(let text): return (.stream(Stream(text: text, isPath: true)), first + 1, name)
        case .events(let text): return (.events(text), first + 1, name)
        case .tracker(let tracker):
            let stream = Stream(text: tracker.placeholder, isPath: true, isVoid: false)
            return (.stream(stream), first + 1, tracker.isActivity ? "activity" : "errors")
        case .value: throw misfit("'\(name)' is no stream", first)
        case .unknown: throw consequence(name, first)
        }
    }

    /// Reads names, calls and subscripts up to the first operator.
    private func extent(_ range: Range<Int>) -> Extent {
        var extent = Extent(end: range.lowerBound)
        var index = range.lowerBound
        if text.isWord(index, "self"), index + 1 < range.upperBound {
            extent.isOwn = true
            index += 1
            if text.tokens[index].kind == .question { index += 1 }
            index += 1
        }
        guard index < range.upperBound, text.tokens[index].kind == .identifier else { return extent }
        extent.names = [index]
        index += 1
        while index < range.upperBound {
            let kind = text.tokens[index].kind
            let isChained = kind == .question && index + 1 < range.upperBound && text.tokens[index + 1].kind == .dot
            let dot = isChained ? index + 1 : index
            if text.tokens[dot].kind == .dot, dot + 1 < range.upperBound,
                // `$user` of a property wrapper.
                text.tokens[dot + 1].kind == .identifier || text.tokens[dot + 1].kind == .dollarIdentifier
            {
                let isCall =
                    dot + 2 < range.upperBound
                    && (text.tokens[dot + 2].kind == .leftParen || text.tokens[dot + 2].kind == .leftBrace)
                if isCall, isOperator(dot + 1, of: extent) { break }
                if extent.callPosition != nil { extent.isComplex = true }
                extent.names.append(dot + 1)
                index = dot + 2
            } else if kind == .leftParen {
                if extent.callPosition != nil { extent.isComplex = true }
                extent.callPosition = extent.callPosition ?? extent.names.count
                extent.open = index
                index = text.behind(index, limit: range.upperBound)
                if index < range.upperBound, text.tokens[index].kind == .leftBrace {
                    index = text.behind(index, limit: range.upperBound)
                }
            } else if kind == .leftBracket || kind == .exclamation || kind == .leftAngle || kind == .question {
                extent.isComplex = true
                let behind = text.skippingAngles(at: index, limit: range.upperBound)
                index = behind > index ? behind : text.behind(index, limit: range.upperBound)
            } else {
                break
            }
        }
        extent.end = index
        return extent
    }

    /// Whether the name at `index`, behind what was read so far, is that of an operator: what is called on a dependency
    /// itself is its own.
    private func isOperator(_ index: Int, of extent: Extent) -> Bool {
        if extent.callPosition == nil, extent.names.count == 1 {
            let base = text.name(at: extent.names[0])
            if dependencies.contains(base) { return viewModel.dependencies?.streamType(of: base) != nil }
        }
        let name = text.name(at: index)
        return Self.operators.contains(name) || Self.conversions.contains(name) || Self.sinks.contains(name)
            || Self.requestOperators.contains(name) || RxOperator.named(name) != nil
            || name == "disposed" || name.hasPrefix("as")
    }

    private mutating func stream(_ extent: Extent, base: String, _ range: Range<Int>) throws(Misfit) -> Stream {
        let whole = range.lowerBound..<extent.end
        let isState = states.contains(base)
        if isState, extent.names.count == 1, extent.callPosition == nil, !extent.isComplex {
            let isUnique = !viewModel.inputs.contains { $0.name == base }
            let name = isUnique ? SwiftKeywords.escaped(base) : "state.\(base)"
            return Stream(text: name, isPath: true, isVoid: isVoidState(base))
        }
        let isDependency = dependencies.contains(base)
        let isOwn = !isDependency && !isState && isMember(base, isOwn: extent.isOwn)
        guard isDependency || isOwn, !extent.isComplex else { return try raw(whole) }
        let root = isOwn ? "self." : ""
        if isOwn { flow.usesSelf = true }
        var path = root + SwiftKeywords.escaped(base)
        for (previous, index) in zip(extent.names, extent.names.dropFirst()) {
            path += (text.tokens[previous + 1].kind == .question ? "?." : ".") + text.name(at: index)
        }
        guard let position = extent.callPosition, let open = extent.open else {
            return Stream(text: path, isPath: true, isForeign: isDependency)
        }
        let isPlain =
            position == extent.names.count
            && (isOwn && position == 1 || isCallName(extent.names[position - 1]) && (isOwn || position == 2))
        guard isPlain, !path.contains("?"), text.behind(open, limit: extent.end) == extent.end else {
            return try raw(whole)
        }
        let arguments = try expression(open + 1..<max(open + 1, extent.end - 1))
        return Stream(text: "\(path)(\(arguments))", isForeign: true)
    }

    /// Whether a spec would not take the call for an operator.
    private func isCallName(_ index: Int) -> Bool { RxOperator.named(text.name(at: index)) == nil }

    private func isVoidState(_ name: String) -> Bool? {
        let type = viewModel.properties.first { $0.member.name == name }?.member.type
        return type.flatMap { StreamType(traitOf: $0)?.isVoid }
    }

    /// Whether the ViewModel or what it inherits has a member of that name: nothing else in the file would.
    func isMember(_ name: String, isOwn: Bool) -> Bool {
        if isOwn || others.contains(name) { return true }
        guard !viewModel.inheritance.isEmpty, name.first?.isLowercase == true else { return false }
        return !globals.contains(name)
    }
}

extension ImportedDependencies {
    /// What a dependency is where it is a stream itself.
    func streamType(of name: String) -> StreamType? {
        let type = properties.first { $0.member.name == name }?.member.type ?? ""
        return StreamType(traitOf: type.hasSuffix("?") ? String(type.dropLast()) : type)
    }
}

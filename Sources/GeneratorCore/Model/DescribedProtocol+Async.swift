extension DescribedProtocol {
    /// Makes each function that answers with a stream an async one, and each stream the one of the back end.
    ///
    /// - Parameter isOnMainActor: whether the ViewModel is that describes it.
    mutating func answerAsync(in backend: Backend, isOnMainActor: Bool) {
        for index in requirements.indices { requirements[index].answerAsync(in: backend) }
        if isOnMainActor { isolate() }
    }

    /// Makes one of async functions alone safe to call from any actor; anything else is on the main one.
    private mutating func isolate() {
        let isIsolated = attributes.contains { $0.hasSuffix("Actor") } || inheritance.contains("Actor")
        guard !isIsolated, !inheritance.contains("Sendable") else { return }
        if requirements.allSatisfy(\.isAsync) {
            inheritance.append("Sendable")
        } else {
            attributes.append("@MainActor")
        }
    }
}

extension DescribedProtocol.Requirement {
    fileprivate mutating func answerAsync(in backend: Backend) {
        guard !isAsync, let stream = StreamType(traitOf: type), stream.trait != .plain,
            let place = text.lastRange(of: type)
        else { return }
        guard parameters != nil else {
            text.replaceSubrange(place, with: stream.text(in: backend, isGiven: true))
            return
        }
        var head = text[..<place.lowerBound]
        while let last = head.last, !(last == ")") { head = head.dropLast() }
        isAsync = true
        isThrowing = true
        type = stream.trait == .completable ? "Void" : stream.element
        text = head + " async throws" + (isVoid ? "" : " -> \(type)")
    }
}

extension String {
    fileprivate func lastRange(of part: String) -> Range<Index>? {
        let count = part.utf8.count
        var start = utf8.index(utf8.endIndex, offsetBy: -count, limitedBy: utf8.startIndex)
        while let index = start {
            let end = utf8.index(index, offsetBy: count)
            if utf8[index..<end].elementsEqual(part.utf8) { return index..<end }
            start = index > utf8.startIndex ? utf8.index(before: index) : nil
        }
        return nil
    }
}

extension ViewModel {
    /// Is on the actor of the back end.
    mutating func isolate(in backend: Backend) {
        if backend.isOnMainActor, !attributes.contains("@MainActor") { attributes.insert("@MainActor", at: 0) }
    }
}

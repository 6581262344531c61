/// A Swift expression of a stream: a base and the calls that follow it.
///
/// It knows what its lowering must know to go on, and how a chain is laid out.
struct StreamExpression {
    /// What the expression is before it is converted.
    enum Kind {
        /// An `Observable` that does not fail.
        case observable
        case behaviorRelay, publishRelay
        /// An `ActivityCounter`.
        case activity
        /// Anything that converts to an observable: its trait is not known, it may fail and deliver anywhere.
        case convertible
    }

    var kind: Kind
    /// Whether it outlives the view's inputs. A stream that completes takes its replayed element with it.
    var isEndless: Bool
    /// Whether its error is for who asked for the stream, who has something to show instead.
    var keepsError = false
    private var base: [String]
    private var calls: [[String]] = []

    /// The longest line that a chain is written on.
    static let lineLimit = 100

    init(_ base: String, kind: Kind, isEndless: Bool) {
        self.init(lines: [base], kind: kind, isEndless: isEndless)
    }

    init(lines base: [String], kind: Kind, isEndless: Bool) {
        self.base = base
        self.kind = kind
        self.isEndless = isEndless
    }

    /// Whether nothing is called on the base yet, so that it is a name or a plain expression.
    var isPlain: Bool { calls.isEmpty }

    /// Adds `call`, which begins with a dot.
    mutating func append(_ call: String) {
        calls.append([call])
    }

    mutating func append(_ lines: [String]) {
        calls.append(lines)
    }

    func appending(_ call: String) -> StreamExpression {
        var copy = self
        copy.append(call)
        return copy
    }

    /// The same stream as an `ObservableType` that does not fail: what operators are written on.
    ///
    /// A stream whose trait is unknown becomes a driver first: it may deliver on any thread, and its error would end
    /// whatever it is combined with. Where the error is waited for, it only changes the thread.
    func asOperand() -> StreamExpression {
        var copy = self
        switch kind {
        case .observable, .behaviorRelay, .publishRelay: return self
        case .activity: copy.append(".asObservable()")
        case .convertible where keepsError:
            if isPlain { copy.append(".asObservable()") }
            copy.append(".observe(on: DriverSharingStrategy.scheduler)")
        case .convertible:
            copy.append(".asDriver(onErrorDriveWith: .empty())")
            copy.append(".asObservable()")
        }
        copy.kind = .observable
        return copy
    }

    /// The same stream as an `Observable`, which `merge` and declared types insist on.
    func asObservable() -> StreamExpression {
        var copy = asOperand()
        guard copy.kind != .observable else { return copy }
        copy.append(".asObservable()")
        copy.kind = .observable
        return copy
    }

    /// The same stream, known to fail and so to end.
    func asFailing(keepsError: Bool) -> StreamExpression {
        var copy = self
        copy.keepsError = keepsError
        copy.kind = .convertible
        copy.isEndless = false
        return copy
    }

    /// The same stream without an end.
    func asEndless() -> StreamExpression {
        guard !isEndless else { return self }
        var copy = asOperand()
        copy.append(".concat(Observable.never())")
        copy.isEndless = true
        copy.kind = .observable
        return copy
    }

    /// The expression on one line, or `nil` if it has a line break.
    var singleLine: String? {
        guard base.count == 1, calls.allSatisfy({ $0.count == 1 }) else { return nil }
        return base[0] + calls.map { $0[0] }.joined()
    }

    /// The lines of the expression between `prefix` and `suffix`.
    ///
    /// A short chain stays on one line; a longer one, or one with a closure before its end, has a line a call.
    func lines(prefix: String = "", suffix: String = "") -> [String] {
        if let line = singleLine, staysOnOneLine(line.utf8.count + prefix.utf8.count) {
            return [prefix + line + suffix]
        }
        var lines = base
        lines[0] = prefix + lines[0]
        let indentation = base.count == 1 ? "    " : ""
        for call in calls {
            lines += call.map { $0.isEmpty ? $0 : indentation + $0 }
        }
        lines[lines.count - 1] += suffix
        return lines
    }

    private func staysOnOneLine(_ length: Int) -> Bool {
        if length > Self.lineLimit { return calls.isEmpty }
        let closures = ([base] + calls).count { $0[0].utf8.contains(UInt8(ascii: "{")) }
        return closures == 0 ? calls.count <= 4 : calls.count == 1
    }
}

/// Lays out a call with arguments: on one line, or with an argument a line where they are too long for that.
func callLines(_ callee: String, _ arguments: [[String]]) -> [String] {
    let oneLine = arguments.allSatisfy { $0.count == 1 }
    if oneLine {
        let text = arguments.map { $0[0] }.joined(separator: ", ")
        if callee.utf8.count + text.utf8.count <= 96 { return ["\(callee)(\(text))"] }
    }
    var lines = ["\(callee)("]
    for (index, argument) in arguments.enumerated() {
        var argument = argument.map { $0.isEmpty ? $0 : "    " + $0 }
        if index < arguments.count - 1 { argument[argument.count - 1] += "," }
        lines += argument
    }
    lines.append(")")
    return lines
}

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
    /// Whether who subscribes later gets an element again that came before.
    var isReplayed = false
    /// Whether it is an observable as it is, whatever kind: nothing converts it.
    var isObservable = false
    /// Whether it is of the type that is declared for streams, where operators give others.
    var isErased = false
    /// Whether its work is done once, whoever listens, and its latest element kept for who comes later.
    var isShared = false
    /// Whether what is called on it is done for each who listens, and not once.
    var doesWork = false
    /// Whether its error is for who asked for the stream, who has something to show instead.
    var keepsError = false
    /// The base and the calls, with a mark before each call.
    private var chain: Code
    private let baseHasLineBreak: Bool
    private var callCount = 0
    /// How many parts, the base among them, hold a closure; counted as long as there is no line break.
    private var closureCount: Int

    /// Stands where a line may be broken. No Swift text has it.
    private static let mark: UInt8 = 2

    /// The longest line that a chain is written on.
    static let lineLimit = 100

    init(_ base: Code, kind: Kind, isEndless: Bool) {
        chain = base
        baseHasLineBreak = base.hasLineBreak
        closureCount = base.holdsBrace() ? 1 : 0
        self.kind = kind
        self.isEndless = isEndless
    }

    init(_ base: Code.Snippet, kind: Kind, isEndless: Bool) {
        self.init(Code(base), kind: kind, isEndless: isEndless)
    }

    /// A constant or a property.
    init(named name: String, kind: Kind = .observable, isEndless: Bool = true, isReplayed: Bool = false) {
        self.init(Code(verbatim: name), kind: kind, isEndless: isEndless)
        self.isReplayed = isReplayed
    }

    /// Several streams as one.
    init(_ function: Code.Snippet, of streams: [StreamExpression]) {
        self.init(
            .call(function, streams.map { $0.laidOut() }),
            kind: .observable,
            isEndless: streams.contains { $0.isEndless }
        )
        isReplayed = streams.contains { $0.isReplayed }
        doesWork = streams.contains { $0.doesWork }
    }

    /// Whether nothing is called on the base yet, so that it is a name or a plain expression.
    var isPlain: Bool { callCount == 0 }

    /// Adds `call`, which begins with a dot.
    mutating func append(_ call: Code.Snippet) {
        appendCall { $0.append(call) }
    }

    mutating func append(_ call: Code) {
        appendCall { $0.append(call) }
    }

    /// Adds the call that `write` writes.
    mutating func appendCall(_ write: (inout Code) -> Void) {
        (isErased, isShared, doesWork) = (false, false, true)
        chain.append(byte: Self.mark)
        let start = chain.count
        write(&chain)
        callCount += 1
        if !chain.hasLineBreak, chain.holdsBrace(from: start) { closureCount += 1 }
    }

    consuming func appending(_ call: Code.Snippet) -> StreamExpression {
        append(call)
        return self
    }

    /// Adds a call that gives the type which is declared for streams.
    consuming func appending(erased call: Code.Snippet) -> StreamExpression {
        append(call)
        isErased = true
        return self
    }

    /// The same stream as an `ObservableType` that does not fail: what operators are written on.
    ///
    /// A stream whose trait is unknown becomes a driver first: it may deliver on any thread, and its error would end
    /// whatever it is combined with. Where the error is waited for, it only changes the thread.
    consuming func asOperand() -> StreamExpression {
        switch kind {
        case .observable, .behaviorRelay, .publishRelay: return self
        case .activity: append(".asObservable()")
        case .convertible where keepsError:
            if isPlain { append(".asObservable()") }
            append(".observe(on: DriverSharingStrategy.scheduler)")
        case .convertible:
            append(".asDriver(onErrorDriveWith: .empty())")
            append(".asObservable()")
        }
        kind = .observable
        return self
    }

    /// The same stream as an `Observable`, which `merge` and declared types insist on.
    consuming func asObservable() -> StreamExpression {
        var stream = asOperand()
        guard stream.kind != .observable else { return stream }
        if !stream.isObservable { stream.append(".asObservable()") }
        stream.kind = .observable
        return stream
    }

    /// The same stream, known to fail and so to end.
    consuming func asFailing(keepsError: Bool) -> StreamExpression {
        self.keepsError = keepsError
        kind = .convertible
        isEndless = false
        return self
    }

    /// The same stream without an end.
    consuming func asEndless() -> StreamExpression {
        guard !isEndless else { return self }
        var stream = asOperand()
        stream.append(".concat(Observable.never())")
        stream.isEndless = true
        stream.kind = .observable
        return stream
    }

    /// The expression on one line, or `nil` if it has a line break.
    var singleLine: String? {
        chain.hasLineBreak
            ? nil : chain.withBytes { String(decoding: $0.filter { $0 != Self.mark }, as: UTF8.self) }
    }

    /// The expression laid out behind `prefix`.
    ///
    /// A short chain stays on one line; a longer one, or one with a closure before its end, has a line a call.
    func laidOut(prefix: Code.Snippet = "") -> Code {
        var code = Code(prefix)
        write(to: &code, behind: code.count)
        return code
    }

    /// - Parameter width: how much stands on the line already.
    private func write(to code: inout Code, behind width: Int) {
        let isOneLine = staysOnOneLine(behind: width)
        let levels = baseHasLineBreak ? 0 : 1
        chain.withBytes { bytes in
            var start = 0
            while true {
                let end = bytes.firstIndex(of: Self.mark, from: start) ?? bytes.count
                let part = UnsafeBufferPointer(rebasing: bytes[start..<end])
                if isOneLine || start == 0 {
                    code.append(part, hasLineBreak: baseHasLineBreak)
                } else {
                    code.breakLine()
                    code.append(lines: part, levels: levels)
                }
                guard end < bytes.count else { return }
                start = end + 1
            }
        }
    }

    private func staysOnOneLine(behind width: Int) -> Bool {
        if chain.hasLineBreak { return false }
        if chain.count - callCount + width > Self.lineLimit { return callCount == 0 }
        return closureCount == 0 ? callCount <= 4 : callCount == 1
    }
}

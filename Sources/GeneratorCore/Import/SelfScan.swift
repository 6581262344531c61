/// What a piece of Swift says of the ViewModel, and what is written instead.
struct SelfScan {
    struct Edit {
        var range: SourceRange
        var text: String
    }

    /// A use of the ViewModel that stays one.
    struct Use {
        enum Kind {
            /// `self.page`
            case member
            /// `self?.page = 1`, where a statement begins.
            case statement
            /// `self?.page` where a value is asked for.
            case chain
            /// `self`
            case whole
        }

        var token: Int
        var kind: Kind
        /// From the word to behind what follows it up to the dot.
        var range: SourceRange
        var isOwner = false
    }

    /// A closure inside.
    struct Inner {
        var range: Range<Int>
        /// From its capture list to what follows.
        var captures: SourceRange?
        /// `guard let self = self else { return }`
        var guards: [SourceRange] = []
    }

    var mode: FlowReader.Mode
    /// The tokens behind the parameter list.
    var body: Range<Int>
    /// Whether it is a closure that it scans, and not what holds some.
    var isClosure = false
    /// The parameter that is the ViewModel.
    var owner: String?
    /// The capture list.
    var captures = ""
    /// What else is captured.
    var others: [String] = []
    var captured: Set<String> = []
    var isWeak = false
    /// Whether the parameter that is the ViewModel stays.
    var ownerStays = false
    var edits: [Edit] = []
    var uses: [Use] = []
    var guards: [SourceRange] = []
    var inner: [Inner] = []
    /// The closures inside that have a parameter of the owner's name.
    var hidingOwner: [Range<Int>] = []
    /// The trackers that are told of it, and the value that stands for an error of which one of them is told.
    var trackers: Set<String> = []
    var fallback: String?
    /// Whether the type of what it gives is written.
    var declaresResult = false
    /// Whether the capture list stays, and the parameter.
    private(set) var keepsCaptures = false
    private(set) var keepsOwner = false
    private(set) var keepsGuards = false

    init(mode: FlowReader.Mode, body: Range<Int>) {
        self.mode = mode
        self.body = body
    }

    func isInClosure(_ index: Int) -> Bool { isClosure || inner.contains { $0.range.contains(index) } }

    mutating func cut(_ start: Int, _ end: Int) { edits.append(Edit(range: SourceRange(start, end), text: "")) }

    /// Decides what stays of `self`: closures that do not speak of it any more need not capture it, and what runs while
    /// the ViewModel is there need not ask.
    mutating func decide() {
        let asksInside = dropUnused()
        if ownerStays {
            keepsOwner = true
            return
        }
        let direct = uses.filter { use in !inner.contains { $0.captures != nil && $0.range.contains(use.token) } }
        guard uses.isEmpty || !asksInside && needsNoCapture(direct) else {
            keepsCaptures = !captures.isEmpty
            keepsGuards = true
            keepsOwner = owner != nil && uses.contains(where: \.isOwner)
            if keepsOwner, mode == .action {
                keepsOwner = false
                for use in uses where use.isOwner { callSelf(use) }
            }
            return
        }
        for place in guards { cut(place.lowerBound, place.upperBound) }
        for use in uses where use.isOwner { callSelf(use) }
        for use in direct where use.kind == .statement && !use.isOwner { callSelf(use) }
    }

    /// Cuts what the closures inside ask for in vain; whether one asks whether the ViewModel is still there, of a capture
    /// that is not its own.
    private mutating func dropUnused() -> Bool {
        var asks = false
        for closure in inner {
            let isNeeded = uses.contains { closure.range.contains($0.token) }
            if !isNeeded {
                if let captures = closure.captures { cut(captures.lowerBound, captures.upperBound) }
                for place in closure.guards { cut(place.lowerBound, place.upperBound) }
            } else if closure.captures == nil, !closure.guards.isEmpty {
                asks = true
            }
        }
        return asks
    }

    /// Whether it runs while the ViewModel is there, and takes nothing of it that would be optional.
    private func needsNoCapture(_ direct: [Use]) -> Bool {
        guard mode == .action || mode == .statement else { return false }
        let isUnwrapped = !isWeak || !guards.isEmpty
        return direct.allSatisfy { use in
            switch use.kind {
            case .member, .statement: true
            case .whole: isUnwrapped
            case .chain: false
            }
        }
    }

    private mutating func callSelf(_ use: Use) {
        edits.append(Edit(range: use.range, text: use.kind == .whole ? "self" : "self."))
    }
}

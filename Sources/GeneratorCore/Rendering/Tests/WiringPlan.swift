/// How a test brings a stream to an element, and which.
struct WiringPlan {
    /// The inputs that send their first sample, in this order.
    var sends: [Int] = []
    /// The inputs that fail.
    var failures: [Int] = []
    /// The requests that are answered.
    var answers: [Int] = []
    /// The requests that fail.
    var failingAnswers: [Int] = []
    /// The element that comes of it, as an expression of the test; `()` where it carries no value.
    var expression: String
    /// The type of the element.
    var type: String
    /// The values that come together, where they are several: the element has no expression and no type then.
    var components: [WiringPlan] = []
    /// What must be sent before what, so that the latest of the first is there when the second fires.
    var orders: [(before: [Int], after: [Int])] = []
    /// How long, in milliseconds, operators hold the element back.
    var delay = 0
    /// What is compared on the way, where an element that equals the one before it is left out.
    var compared: [String] = []
    /// Whether a `debounce` stands on the way.
    var waitsForPauses = false
    /// What must hold of the samples for the element to come.
    var conditions: [Condition] = []
    /// The conditions of what is only looked up: where they do not hold, an older element is looked up.
    var lookUpConditions: Set<Condition> = []
    /// The inputs that must not send: they would bring another element.
    var forbidden = InputMask.empty

    /// What a test finds out before it sends: whether its samples pass a filter.
    struct Condition: Hashable {
        /// Whether it holds, as an expression of the test.
        var expression: String
        /// The stream that is filtered.
        var name: String
        /// What is wrong where it does not hold.
        var problem: Problem

        enum Problem: Hashable { case filtered, equal, begins }
    }

    /// The type of what an operator brings of which the spec tells nothing.
    static let unknownType = ""

    var compares: Bool { !compared.isEmpty }

    var isVoid: Bool { type == "Void" || type == "()" }

    /// What a closure is given, a parameter for each.
    var values: [WiringPlan] { components.isEmpty ? [self] : components }

    mutating func add(_ other: WiringPlan) {
        for input in other.sends where !sends.contains(input) { sends.append(input) }
        for input in other.failures where !failures.contains(input) { failures.append(input) }
        for request in other.answers where !answers.contains(request) { answers.append(request) }
        for request in other.failingAnswers where !failingAnswers.contains(request) { failingAnswers.append(request) }
        orders += other.orders
        compared += other.compared
        waitsForPauses = waitsForPauses || other.waitsForPauses
        for condition in other.conditions where !conditions.contains(condition) { conditions.append(condition) }
        lookUpConditions.formUnion(other.lookUpConditions)
        forbidden.formUnion(other.forbidden)
        delay = max(delay, other.delay)
    }

    /// Adds what is only looked up: it is sent before, and how it comes says nothing of what fires.
    mutating func addLookedUp(_ other: WiringPlan) {
        let (delay, compared, waitsForPauses) = (delay, compared, waitsForPauses)
        add(other)
        lookUpConditions.formUnion(other.conditions)
        if other.delay < WiringTests.Time.step { self.delay = delay }
        self.compared = compared
        self.waitsForPauses = waitsForPauses
    }

    /// What must hold of its samples for anything to come, not only for what is looked up to be new.
    var filters: [String] {
        conditions.filter { $0.problem == .filtered && !lookUpConditions.contains($0) }.map(\.expression)
    }

    /// The inputs that are only looked up, and make nothing come.
    var looksUp: [Int] {
        sends.filter { input in
            orders.contains { $0.before.contains(input) } && !orders.contains { $0.after.contains(input) }
        }
    }

    /// Whether the element comes of samples in the same way each time: not of what a state began with.
    var isRepeatable: Bool {
        failures.isEmpty && failingAnswers.isEmpty && expression.holds(".sample(") && !expression.holds(" as ")
    }

    /// Whether the order of what is sent is one in which the element comes.
    var isPossible: Bool {
        if forbidden.intersects(InputMask(sends)) { return false }
        if answers.contains(where: failingAnswers.contains) || sends.contains(where: failures.contains) { return false }
        return orders.allSatisfy { before, after in
            let last = before.compactMap(sends.firstIndex).max() ?? -1
            let first = after.compactMap(sends.firstIndex).max() ?? .max
            return last < first
        }
    }
}

extension StreamOperator {
    /// How long it holds back an element that comes alone, in milliseconds; `nil` where it does something else, or for
    /// longer than there is between two elements of a test.
    var delay: Int? {
        switch name {
        case "distinctUntilChanged" where arguments == nil || arguments?.text.isEmpty == true:
            return closure == nil && logic == nil ? 0 : nil
        case "asDriver", "asObservable", "asSignal", "catchAndReturn", "debug", "do", "retry", "share", "startWith":
            return 0
        case "throttle": return takesScheduler && time != nil ? 0 : nil
        case "debounce", "delay": return takesScheduler ? time : nil
        default: return nil
        }
    }

    private var time: Int? { milliseconds.flatMap { $0 <= 1_000 ? $0 : nil } }

    /// `.milliseconds(300)` as 300, wherever the time stands among the arguments.
    var milliseconds: Int? {
        guard let text = arguments?.text, let open = text.firstIndex(of: "("), let close = text.firstIndex(of: ")"),
            let number = Int(text[text.index(after: open)..<close].filter { $0 != "_" })
        else { return nil }
        let unit = text[..<open]
        if unit.hasSuffix(".milliseconds") { return number }
        return unit.hasSuffix(".seconds") && number < 3_600 ? number * 1_000 : nil
    }
}

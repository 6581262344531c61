extension WiringPlanner {
    /// What a request does with a trigger that comes while a call is in flight: `flatMapLatest`, …
    struct RequestFacts {
        var index: Int
        var name: String
        var flattening: String
        /// What the call answers.
        var element: String
        /// `await accounts.user()`, which answers from a task of its own.
        var isAsync: Bool
        /// Whether the call as written can fail.
        var canFail: Bool
        /// How often `retry` lets it call before a failure is one: 1 without, `Int.max` where it never gives up.
        var attempts: Int
        var closure: Closure
        var parameters: [Parameter]
        var place: DependencyCalls.Place
        /// The operators behind it.
        var rest: [StreamOperator]
        /// The input that fires it, the first where several do.
        var trigger = 0
        /// Whether a trigger that equals the one before makes no call.
        var compares = false
        /// That two samples are two elements for it.
        var difference: [WiringPlan.Condition] = []
        /// Whether a `debounce` stands before the call.
        var waitsForPauses = false
        /// The requests whose answers fire it.
        var chain: [Int] = []
        /// The other inputs that fire it.
        var otherTriggers: [Int] = []
        /// Whether it calls once before anything is sent.
        var begins = false
        /// Whether other requests call the function too, before its trigger fires.
        var isShared = false
        /// Whether what is looked up may be sent again while it calls.
        var canRenew = true
        /// What makes it call.
        var plan = WiringPlan(expression: "()", type: "Void")
        /// What its call sees, the trigger's value first.
        var values: [WiringPlan] = []
    }
}

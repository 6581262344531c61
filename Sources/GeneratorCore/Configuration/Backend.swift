/// The library that generated code is written with.
package enum Backend: String, CaseIterable, Sendable {
    case rxSwift = "rxswift"
    /// None: the support file has all that is needed.
    case observable

    var isRx: Bool { self == .rxSwift }

    /// What keeps subscriptions alive: the name of the property, and its type.
    var bag: String { isRx ? "disposeBag" : "subscriptions" }
    var bagType: String { isRx ? "DisposeBag" : "SubscriptionBag" }

    /// The type of what keeps time.
    var schedulerType: String { isRx ? "any SchedulerType" : "any TimeScheduler" }

    /// What generated code imports.
    var modules: [String] { isRx ? ["RxCocoa", "RxSwift"] : ["Foundation"] }
    /// What generated tests import besides.
    var testModules: [String] { isRx ? ["RxTest"] : [] }
}

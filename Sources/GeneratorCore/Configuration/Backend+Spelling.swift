extension Backend {
    /// What generated code calls what it is written with.
    struct Spelling: Sendable {
        /// A type of streams: `Observable<T>`, `AnyPublisher<T, Never>`.
        struct Generic: Sendable {
            var name: String
            /// What follows the type of the elements.
            var rest = ""

            func callAsFunction(_ element: String) -> String { "\(name)<\(element)\(rest)>" }
        }

        // MARK: Streams

        /// What a stream is declared as. `never()` of it is one of which nothing comes.
        var stream: Generic
        /// What has a current value and is given others, made of its first one.
        var valueSubject: Generic
        /// What is given values.
        var eventSubject: Generic
        /// The arguments of such a subject that keeps its latest value for whoever comes later.
        var keepingLatest: String
        /// The functions that make one stream of several.
        var combineLatest: String
        var merge: String
        /// The call by which what operators give is the declared type; empty where it is anyway.
        var erasure = ""

        // MARK: The ViewModel

        /// What keeps subscriptions alive: the name of the property, its type and its declaration.
        var bag: String
        var bagType: String
        var bagDeclaration: String
        /// How a subscription is kept, up to the bag, and what stands before the bag where it is passed: `&`.
        var keeping: String
        var bagMark = ""
        /// What keeps time: its name, which is the label of the argument too, its type, and what it is by itself.
        var scheduler = "scheduler"
        var schedulerType: String
        var schedulerValue = "MainScheduler.instance"
        /// What generated code imports.
        var modules: [String]
        /// What generated tests import besides.
        var testModules: [String] = []
    }
}

extension Backend.Spelling {
    static let rxSwift = Self(
        stream: Generic(name: "Observable"),
        valueSubject: Generic(name: "BehaviorRelay"),
        eventSubject: Generic(name: "PublishRelay"),
        keepingLatest: "",
        combineLatest: "Observable.combineLatest",
        merge: "Observable.merge",
        bag: "disposeBag",
        bagType: "DisposeBag",
        bagDeclaration: "let disposeBag = DisposeBag()",
        keeping: ".disposed(by: ",
        schedulerType: "any SchedulerType",
        modules: ["RxCocoa", "RxSwift"],
        testModules: ["RxTest"]
    )

    static let observable = Self(
        stream: Generic(name: "Observable"),
        valueSubject: Generic(name: "ValueSubject"),
        eventSubject: Generic(name: "EventSubject"),
        keepingLatest: "keepsLatest: true",
        combineLatest: "Observable.combineLatest",
        merge: "Observable.merge",
        bag: "subscriptions",
        bagType: "SubscriptionBag",
        bagDeclaration: "let subscriptions = SubscriptionBag()",
        keeping: ".store(in: ",
        schedulerType: "any TimeScheduler",
        modules: ["Foundation"]
    )
}

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
        /// What a stream that the ViewModel is given is declared as, where that is another type.
        var givenStream: Generic?
        /// The call by which such a one is read, once for all who listen, up to the bag: `.shared(in: `.
        var reading = ""
        /// What has a current value and is given others, made of its first one.
        var valueSubject: Generic
        /// What is given values.
        var eventSubject: Generic
        /// What keeps the latest of them for whoever comes later, and the arguments by which it does.
        var latestSubject: Generic
        var keepingLatest = ""
        /// The functions that make one stream of several.
        var combineLatest: String
        var merge: String
        /// The calls that do a stream's work once for all: while any listens, and from when it is connected.
        var sharing = ".share()"
        /// The first of them for events, of which none is kept.
        var sharingEvents = ".share(keepsLatest: false)"
        var replaying = ".replay()"
        /// The call that gives each element to a subject.
        var binding = ".bind"
        /// The call by which what operators give is the declared type; empty where it is anyway.
        var erasure = ""

        // MARK: The ViewModel

        /// What keeps subscriptions alive: the name of the property, its type as a parameter and its declaration.
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
        latestSubject: Generic(name: "ReplayRelay"),
        combineLatest: "Observable.combineLatest",
        merge: "Observable.merge",
        sharing: ".share(replay: 1)",
        replaying: ".replay(1)",
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
        latestSubject: Generic(name: "EventSubject"),
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

    static let combine = Self(
        stream: Generic(name: "AnyPublisher", rest: ", Never"),
        valueSubject: Generic(name: "CurrentValueSubject", rest: ", Never"),
        eventSubject: Generic(name: "PassthroughSubject", rest: ", Never"),
        latestSubject: Generic(name: "LatestValueSubject"),
        combineLatest: "Publishers.CombineLatest",
        merge: "Publishers.Merge",
        sharing: ".shareLatest()",
        sharingEvents: ".share()",
        replaying: ".replayLatest()",
        binding: ".assign",
        erasure: ".eraseToAnyPublisher()",
        bag: "cancellables",
        bagType: "inout Set<AnyCancellable>",
        bagDeclaration: "var cancellables: Set<AnyCancellable> = []",
        keeping: ".store(in: ",
        bagMark: "&",
        schedulerType: "TimeScheduler",
        schedulerValue: ".main",
        modules: ["Combine", "Foundation"]
    )

    static let concurrency = Self(
        stream: Generic(name: "AsyncValues"),
        givenStream: Generic(name: "AsyncStream"),
        reading: ".shared(in: ",
        valueSubject: Generic(name: "ValueSubject"),
        eventSubject: Generic(name: "EventSubject"),
        latestSubject: Generic(name: "EventSubject"),
        keepingLatest: "keepsLatest: true",
        combineLatest: "AsyncValues.combineLatest",
        merge: "AsyncValues.merge",
        bag: "subscriptions",
        bagType: "SubscriptionBag",
        bagDeclaration: "let subscriptions = SubscriptionBag()",
        keeping: ".store(in: ",
        scheduler: "clock",
        schedulerType: "any Clock<Duration>",
        schedulerValue: "ContinuousClock()",
        modules: ["Foundation"]
    )
}

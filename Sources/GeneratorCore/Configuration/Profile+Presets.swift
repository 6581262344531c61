extension Profile {
    /// The ready-made profiles, each the way in which many teams write ViewModels.
    package enum Preset: String, CaseIterable, Sendable {
        /// What holds without a configuration.
        case `default`
        /// `transform(from:disposeBag:)`, and an `Output` that makes its relays.
        case relays
        /// A navigator and a use case as parameters of `init`; the base class has the trackers and the dispose bag.
        case navigator
        /// Input and output are properties, with a protocol of the ViewModel's own; streams are wired in `init`.
        case stored
    }

    package init(_ preset: Preset) {
        self.init()
        switch preset {
        case .default: break
        case .relays:
            conformance = .generated("ViewModelType")
            transformLabel = "from"
            disposeBag = .parameter
            dependencies = .parameters
            outputTrait = .publishRelay
            outputRelays = .members
        case .navigator:
            conformance = .generated("ViewModelType")
            baseClass = "BaseViewModel"
            disposeBag = .inherited("rx.disposeBag")
            dependencies = .parameters
            activityTracker = "activityIndicator"
            errorTracker = "errorTracker"
            inputTrait = .driver
        case .stored:
            conformance = .own(prefix: "", suffix: "Type")
            stored = Stored()
            dependencies = .parameters
            inputTrait = .publishRelay
        }
    }
}

extension Profile.Preset {
    /// What a user is told of it.
    package var summary: String {
        switch self {
        case .default: "the built-in one: dependencies in a struct, the dispose bag stored"
        case .relays: "'transform(from:disposeBag:)'; 'Output' makes its relays"
        case .stored: "'input' and 'output' are properties, and wired in 'init'"
        case .navigator: "'init' takes navigator and use case; a base class has trackers"
        }
    }
}

/// The library that generated code is written with.
package enum Backend: String, CaseIterable, Sendable {
    case rxSwift = "rxswift"
    /// None: the support file has all that is needed.
    case observable
    /// Combine, and a support file with what it lacks.
    case combine
    /// Swift concurrency: streams of values on the main actor, and tasks.
    case concurrency

    /// Whether streams can fail and end, as RxSwift's do. Those of the others, the plain back ends, do neither: code on
    /// them is the same text but for its ``spelling``.
    var isRx: Bool { self == .rxSwift }

    var spelling: Spelling {
        switch self {
        case .rxSwift: .rxSwift
        case .observable: .observable
        case .combine: .combine
        case .concurrency: .concurrency
        }
    }

    /// Whether ViewModels are on the main actor, and all that they are made of.
    var isOnMainActor: Bool { self == .concurrency }

    /// Whether tests are on the main actor and wait for tasks there, wherever ViewModels are: they may be on it because
    /// all that a target has is.
    var hasAsyncTests: Bool { !isRx }
}

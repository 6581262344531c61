import Foundation
import Testing

@testable import GeneratorCore

/// What `transform` says where there is no RxSwift.
@Suite struct PlainLoweringTests {
    private static func lines(_ spec: String, on backend: Backend) throws -> [String] {
        var profile = Profile()
        profile.backend = backend
        let checked = Checked(spec, profile: profile)
        let viewModel = try #require(checked.model?.viewModels.first, "\(checked.diagnostics.map(\.message.text))")
        let lowered = StreamLowering.lower(viewModel, profile: profile)
        return (lowered.paragraphs.map(\.text) + [lowered.output]).flatMap { text in
            text.split(separator: "\n").map { $0.drop { $0 == " " } }.map(String.init)
        }
    }

    private static func protocols(_ spec: String, on backend: Backend) throws -> [DescribedProtocol] {
        var profile = Profile()
        profile.backend = backend
        return try #require(Checked(spec, profile: profile).model?.viewModels.first).protocols
    }

    /// A task that begins first finds first what came before.
    @Test func whatIsSampledIsReadFirst() throws {
        let spec = """
            dependencies { api: API }
            input { signUpTap: Signal<Void>; email: Driver<String>; password: Driver<String> }
            state { isValid: Bool = false <- password.map { $0.count > 3 } }
            flow { sign: Int <- signUpTap.flatMapFirst(api.sign(email: email, isValid: isValid)) }
            output { sign: Driver<Int>; failure: Signal<Error> <- errors }
            """
        let inputs = try Self.lines(spec, on: .concurrency).filter { $0.contains(".shared(in: subscriptions)") }
        #expect(
            inputs == [
                "let email = input.email.shared(in: subscriptions)",
                "let password = input.password.shared(in: subscriptions)",
                "let signUpTap = input.signUpTap.shared(in: subscriptions)",
            ]
        )
    }

    @Test(arguments: [Backend.observable, .concurrency, .combine])
    func eventsThatTakeWorkAreShared(backend: Backend) throws {
        let spec = """
            input { up: Signal<Void> }
            state { sum: Int = 0; last: Int <- twice }
            flow { twice: Int <- up.map { 2 }; once: Int <- up.map { 1 } }
            output {
                total: Signal<Int> <- up.enumerated().map { $0.index }
                once, twice, sum, last: Signal<Int>
                count: Observable<Int> <- up.map { 3 }
                up: Signal<Void> <- up
            }
            """
        let share = backend == .combine ? ".share()" : ".share(keepsLatest: false)"
        let output = try Self.lines(spec, on: backend).joined(separator: " ").split(separator: "Output(").last ?? ""
        let arguments = output.split(separator: ", ").map { $0.drop { $0 == " " } }
        let shared = arguments.filter { $0.contains(share) }.map { $0.prefix { $0 != ":" } }
        #expect(shared == ["total", "once"], "\(output)")
    }

    /// Only what is safe to call from any actor may be called by an async function of the main one.
    @Test(arguments: [Backend.observable, .concurrency, .combine])
    func protocolsOfTheMainActorAreIsolated(backend: Backend) throws {
        let spec = """
            @MainActor viewmodel Test {
                dependencies {
                    api: API
                    log: Log
                    protocol API { func load() -> Single<Int> }
                    protocol Log { func save() -> Single<Int>; func note(_ text: String) }
                }
                input { tap: Signal<Void> }
                flow {
                    load: Int <- tap.flatMapLatest(api.load())
                    save: Int <- tap.flatMapLatest(log.save())
                    tap -> log.note("tap")
                }
                output { load, save: Driver<Int>; failure: Signal<Error> <- errors }
            }
            """
        let protocols = try Self.protocols(spec, on: backend)
        #expect(protocols.map(\.inheritance) == [["Sendable"], []])
        #expect(protocols.map(\.attributes) == [[], ["@MainActor"]])
        let free = spec.replacingOccurrences(of: "@MainActor ", with: "")
        let others = try Self.protocols(free, on: backend)
        #expect(others.allSatisfy(\.inheritance.isEmpty) == (backend != .concurrency))
    }

    /// `pairwise() { … }` means the same as `pairwise().map { … }` would.
    @Test(arguments: ["pairwise", "timestamp", "first", "elements", "isEmpty", "enumerated"])
    func bracesBehindAnOperatorWithoutAFunctionAreTheTransform(name: String) throws {
        let spec = "input { n: Observable<Int> }; output { x: Driver<Int> <- n.\(name)() { f($0) } }"
        let definition = try #require(Checked(spec).dump("output").first)
        #expect(definition == "output x: Driver<Int> <- input.n.\(name)() {$1: f($0)}")
    }
}

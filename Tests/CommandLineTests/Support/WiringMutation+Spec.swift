import Foundation

// The ViewModel that is broken.

extension WiringMutation {
    static let spec = """
        viewmodel SearchViewModel {
            dependencies {
                items: ItemService
                weak coordinator: SearchCoordinator?

                protocol ItemService {
                    func search(_ text: String) -> Single<[String]>
                    func save(_ text: String) -> Completable
                    func reload() -> Single<Int>
                    func invite(_ name: String, count: Int, again: Bool) -> Single<Int>
                    var changes: Observable<Void> { get }
                    var hints: Observable<String> { get }
                }
                protocol SearchCoordinator: AnyObject {
                    func found(_ items: [String])
                    func reloaded()
                    func close(after text: String)
                    func typed(_ count: Int)
                }
            }
            input {
                query: Observable<String>
                saveTap: Observable<Void>
                retryTap, inviteTap: Signal<Void>
            }
            state {
                text: String = "" <- query
            }
            flow {
                found <- query.flatMapLatest(items.search(query))
                saved <- saveTap.flatMapFirst(items.save(text))
                reloaded: Int <- (items.changes | retryTap).flatMap(items.reload().retry(2))
                invited: Int <- (inviteTap with text).filter { text.contains("@") }
                    .flatMapFirst(items.invite(text, count: text.count, again: false))
                found -> coordinator?.found(found)
                reloaded -> coordinator?.reloaded()
                query -> coordinator?.close(after: query)
                query.filter { !$0.isEmpty } -> coordinator?.typed(query.count + 1)
            }
            output {
                rows: Driver<[String]>  <- found { found.map { $0 + "!" } }
                text: Driver<String>
                isSaving: Driver<Bool>  <- saved.activity
                invited: Driver<Int>
                hint: Driver<String>    <- items.hints { "Try \\(hints)" }
                failure: Signal<String> <- errors { "\\(error)" }
            }
        }

        """

    /// What a test target has besides the generated tests: samples that the guard of the spec lets through.
    static func preparation(_ module: String) -> String {
        """
        @testable import \(module)

        extension SearchViewModel.Harness: Prepared {
            func prepare() {
                input.query.samples = ["ada@example.com", "bob.b@example.com"]
            }
        }

        """
    }

    /// The same with more of what RxSwift has.
    static let rxSwiftSpec = [
        "            func save(": """
                    func suggest(_ text: String) -> Single<[String]>
                    func total() -> Single<Int>

        """,
        "        found -> ": """
                suggested: [String] <- query.distinctUntilChanged().filter { !$0.isEmpty }.flatMapLatest(items.suggest(query))
                total: Int <- start.flatMapFirst(items.total())

        """,
        "        failure: ": """
                hintLength: Driver<Int> <- items.hints { hints.count }
                suggested: Driver<[String]>
                total: Driver<Int>
                bursts: Observable<Observable<String>> <- query.window(timeSpan: .seconds(2), count: 5)

        """,
    ].reduce(spec) { $0.replacingOccurrences(of: $1.key, with: $1.value + $1.key) }
}

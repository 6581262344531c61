@testable import App

extension NamesViewModel.ApiDouble: NamesAPI {
    func load(_ items: [Int]) async throws -> Int { try await calls.load.value(items) }
}

extension NamesViewModel.LogDouble: NamesLog {
    func write(_ number: Int) { calls.write(number) }
}

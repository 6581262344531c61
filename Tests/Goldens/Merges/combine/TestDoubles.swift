@testable import App

extension MergesViewModel.ApiDouble: MergesAPI {
    func items() async throws -> [String] { try await calls.items.value() }
}

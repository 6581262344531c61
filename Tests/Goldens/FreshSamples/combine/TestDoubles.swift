@testable import App

extension ItemsViewModel.ItemsDouble: ItemService {
    func search(_ query: String, scope: Int, page: Int) async throws -> [String] { try await calls.search.value((query, scope, page)) }
}

protocol ItemService {
    func search(_ query: String, scope: Int, page: Int) async throws -> [String]
}

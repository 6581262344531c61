protocol MergesAPI {
    func items() async throws -> [String]
}

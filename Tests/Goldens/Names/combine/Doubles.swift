protocol NamesAPI {
    func load(_ items: [Int]) async throws -> Int
}

protocol NamesLog {
    func write(_ number: Int)
}

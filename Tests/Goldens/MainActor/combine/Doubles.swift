struct Account: Sendable {
    var name: String
}

struct Picture: Sendable {
    var bytes: [UInt8]
}

protocol ProfileService: Sendable {
    func current() async throws -> Account
    func upload(_ picture: Picture) async throws -> Picture
}

@MainActor
protocol ProfilePresenter: AnyObject {
    func pickPicture()
}

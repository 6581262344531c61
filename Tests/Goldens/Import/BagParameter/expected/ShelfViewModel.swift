import RxRelay
import RxSwift

extension ShelfViewModel {
    private enum Limit { static let books = 20 }

    func reset() { page = Limit.books }
}

extension ShelfViewModel: CustomStringConvertible {
    var description: String { "page \(page)" }
}

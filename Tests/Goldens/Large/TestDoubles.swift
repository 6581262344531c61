import RxSwift

@testable import App

extension EditorViewModel.ApiDouble: EditorAPI {
    func load() -> Single<Document> { calls.load() }
    func save(title: String, subtitle: String, summary: String) -> Single<Document> {
        calls.save((title, subtitle, summary))
    }
    func delete() -> Completable { calls.delete() }
    func suggestions(page: Int) -> Single<[String]> { calls.suggestions(page) }
    func pause() { calls.pause() }
    func resume() { calls.resume() }
    func redo() { calls.redo() }
}

extension EditorViewModel.CoordinatorDouble: EditorCoordinator {
    func search() { calls.search() }
    func filter() { calls.filter() }
    func sort() { calls.sort() }
    func share() { calls.share() }
    func help() { calls.help() }
    func close() { calls.close() }
}

extension Document: Sampled {
    static func sample(_ number: Int) -> Document { Document(title: .sample(number)) }
}

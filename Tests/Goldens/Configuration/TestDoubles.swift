import RxSwift

@testable import App

extension Note: Sampled {
    static func sample(_ number: Int) -> Note { Note(text: .sample(number)) }
}

extension NoteViewModel.StoreDouble: NoteStore {
    func save(_ text: String) -> Single<Note> { calls.save(text) }
}

extension NoteViewModel.CoordinatorDouble: NoteCoordinator {
    func close() { calls.close() }
}

import RxSwift

public struct Note {
    public var text: String
}

public protocol NoteStore {
    func save(_ text: String) -> Single<Note>
}

public protocol NoteCoordinator: AnyObject {
    func close()
}

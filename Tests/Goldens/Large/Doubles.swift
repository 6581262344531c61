import RxSwift

struct Document {
    var title: String
}

protocol EditorAPI {
    func load() -> Single<Document>
    func save(title: String, subtitle: String, summary: String) -> Single<Document>
    func delete() -> Completable
    func suggestions(page: Int) -> Single<[String]>
    func pause()
    func resume()
    func redo()
}

protocol EditorCoordinator: AnyObject {
    func search()
    func filter()
    func sort()
    func share()
    func help()
    func close()
}

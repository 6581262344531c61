import RxSwift

struct Repository {
    var name: String
}

struct Page {
    var items: [Repository]
    var next: String?
}

protocol SearchAPI {
    func search(_ term: String) -> Observable<Page>
    func page(after cursor: String) -> Observable<Page>
}

protocol SearchHistory {
    func remember(_ term: String)
}

extension String {
    var trimmed: String { filter { $0 != " " } }
}

import RxSwift

protocol ItemService {
    func search(_ query: String, scope: Int, page: Int) -> Single<[String]>
}

import RxSwift

protocol ClosureStore {
    func count(_ text: String) -> Single<Int>
}

extension PrimitiveSequence where Trait == SingleTrait {
    func take(_ count: Int) -> Observable<Element> { asObservable().take(count) }
}

protocol ClosureScreen: AnyObject {
    func show(_ text: String)
    func close()
}

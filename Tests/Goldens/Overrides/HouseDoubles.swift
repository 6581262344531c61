import RxSwift

protocol House: AnyObject {
    var name: String { get }
    func enter()
}

protocol BaggedViewModel {
    associatedtype Input
    associatedtype Output
    func transform(from input: Input, bag: DisposeBag) -> Output
}

class BaseShelf {
    let width: Int

    init(width: Int) {
        self.width = width
    }
}

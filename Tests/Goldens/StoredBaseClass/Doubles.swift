import RxSwift

class BaseViewModel {
    let bag = DisposeBag()
}

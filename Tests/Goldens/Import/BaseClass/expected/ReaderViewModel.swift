import RxCocoa
import RxSwift

extension ReaderViewModel {
    static let margin = 8
}

import Foundation
import RxCocoa
import RxSwift

extension LoanViewModel: LoanViewModelLogic {
    func makeOutput(input: Input, disposeBag: DisposeBag) -> Output {
        // A loan is two weeks.
        let days = 14
        return Output(title: book.title.uppercased(), days: days)
    }
}

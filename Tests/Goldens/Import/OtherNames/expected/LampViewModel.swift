import RxCocoa
import RxRelay
import RxSwift

extension LampViewModel: LampViewModelLogic {
    func makeOutput(input: Input) -> Output {
        makeOutput(from: input)
    }

    private func makeOutput(from input: Input) -> Output {
        let output = Output()

        input.tap
            .map { self.books.isEmpty }
            .bind(to: output.isOn)
            .disposed(by: bag)

        return output
    }
}

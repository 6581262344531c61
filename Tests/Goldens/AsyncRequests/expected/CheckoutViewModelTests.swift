import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import App

final class CheckoutViewModelTests: XCTestCase {
    private let scheduler = TestScheduler(initialClock: 0)
    private let disposeBag = DisposeBag()
    /// Kept as long as the test runs, as its screen would.
    private var viewModel: CheckoutViewModel?

    /// The doubles of basket, payments, navigator. The test keeps those that the ViewModel does not retain.
    private func makeDependencies() throws -> CheckoutViewModel.Dependencies {
        throw XCTSkip("makeDependencies() returns no doubles yet for basket, payments, navigator")
    }

    private func makeViewModel() throws -> CheckoutViewModel {
        CheckoutViewModel(dependencies: try makeDependencies())
    }

    /// What the view sends, as events at their virtual times: `[.next(10, value)]`.
    private func makeInput(
        viewWillAppear: [Recorded<Event<Void>>] = [],
        cardNumber: [Recorded<Event<String>>] = [],
        payTap: [Recorded<Event<Void>>] = [],
        voucher: [Recorded<Event<String>>] = []
    ) -> CheckoutViewModel.Input {
        CheckoutViewModel.Input(
            viewWillAppear: scheduler.createHotObservable(viewWillAppear).asSignal(onErrorSignalWith: .empty()),
            cardNumber: scheduler.createHotObservable(cardNumber).asSignal(onErrorSignalWith: .empty()),
            payTap: scheduler.createHotObservable(payTap).asSignal(onErrorSignalWith: .empty()),
            voucher: scheduler.createHotObservable(voucher).asSignal(onErrorSignalWith: .empty())
        )
    }

    /// A recorder an output.
    private struct Recorders {
        let total: TestableObserver<String>
        let isPaying: TestableObserver<Bool>
        let failure: TestableObserver<String>
        let voucherFailure: TestableObserver<String>
    }

    /// Runs `input` through a new ViewModel in virtual time and records every output.
    private func record(_ input: @autoclosure () -> CheckoutViewModel.Input) throws -> Recorders {
        let viewModel = try makeViewModel()
        self.viewModel = viewModel
        let recorders = Recorders(
            total: scheduler.createObserver(String.self),
            isPaying: scheduler.createObserver(Bool.self),
            failure: scheduler.createObserver(String.self),
            voucherFailure: scheduler.createObserver(String.self)
        )
        SharingScheduler.mock(scheduler: scheduler) {
            let output = viewModel.transform(input: input())
            output.total.asObservable().subscribe(recorders.total).disposed(by: disposeBag)
            output.isPaying.asObservable().subscribe(recorders.isPaying).disposed(by: disposeBag)
            output.failure.asObservable().subscribe(recorders.failure).disposed(by: disposeBag)
            output.voucherFailure.asObservable().subscribe(recorders.voucherFailure).disposed(by: disposeBag)
            scheduler.start()
        }
        return recorders
    }

    func testTotal() throws {
        throw XCTSkip("the output total is not tested yet")
    }

    func testIsPaying() throws {
        throw XCTSkip("the output isPaying is not tested yet")
    }

    func testFailure() throws {
        throw XCTSkip("the output failure is not tested yet")
    }

    func testVoucherFailure() throws {
        throw XCTSkip("the output voucherFailure is not tested yet")
    }

    func testTotalSucceeds() throws {
        throw XCTSkip("success of the request total is not tested yet")
    }

    func testTotalFails() throws {
        throw XCTSkip("failure of the request total is not tested yet")
    }

    func testReceiptSucceeds() throws {
        throw XCTSkip("success of the request receipt is not tested yet")
    }

    func testReceiptFails() throws {
        throw XCTSkip("failure of the request receipt is not tested yet")
    }

    func testDiscountSucceeds() throws {
        throw XCTSkip("success of the request discount is not tested yet")
    }

    func testDiscountFails() throws {
        throw XCTSkip("failure of the request discount is not tested yet")
    }

    func testLoggedSucceeds() throws {
        throw XCTSkip("success of the request logged is not tested yet")
    }

    func testLoggedFails() throws {
        throw XCTSkip("failure of the request logged is not tested yet")
    }

    func testShowReceiptRuns() throws {
        throw XCTSkip("the action showReceipt is not tested yet")
    }

    func testLoggedRuns() throws {
        throw XCTSkip("the action logged is not tested yet")
    }

    func testPaymentFailureLogic() throws {
        throw XCTSkip("paymentFailure(error:) is not tested yet")
    }
}

extension TestableObserver {
    /// What was recorded, without the times.
    fileprivate var elements: [Element] { events.compactMap(\.value.element) }
}

@testable import App

extension GuardViewModel.Harness: Prepared {
    func prepare() { input.agreed.samples = [true, true] }
}

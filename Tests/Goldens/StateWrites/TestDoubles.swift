@testable import App

extension TimerViewModel.StoreDouble: LapStore {
    func keep(_ laps: [Int]) { calls.keep(laps) }
}

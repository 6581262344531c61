extension CounterViewModel: CounterViewModelLogic {
    static func title(count: Int) -> String { "\(count) taps" }
}

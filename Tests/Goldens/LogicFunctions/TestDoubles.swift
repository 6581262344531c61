@testable import App

extension DashboardViewModel.ApiDouble: DashboardAPI {
    func open(_ widget: Widget) { calls.open(widget) }
}

extension Widget: Sampled {
    static func sample(_ number: Int) -> Widget { Widget(name: .sample(number)) }
}

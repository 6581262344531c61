@testable import App

extension DashboardViewModel.ApiDouble: DashboardAPI {
    func open(_ widget: Widget) { calls.open(widget) }
}

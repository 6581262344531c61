import Combine
import Foundation

extension DashboardViewModel: DashboardViewModelLogic {
    static func header(query: String, widgets: [Widget]) -> String {
        fatalError("DashboardViewModel.header(query:widgets:) is not written yet")
    }

    func loadWidgets() async throws -> [Widget] {
        fatalError("DashboardViewModel.loadWidgets() is not written yet")
    }

    static func isLongEnough(query: String) -> Bool {
        fatalError("DashboardViewModel.isLongEnough(query:) is not written yet")
    }

    func search(query: String) async throws -> [Widget] {
        fatalError("DashboardViewModel.search(query:) is not written yet")
    }

    static func chosen(selected: IndexPath, widgets: [Widget]) -> Widget {
        fatalError("DashboardViewModel.chosen(selected:widgets:) is not written yet")
    }

    static func title(chosen: Widget) -> String {
        fatalError("DashboardViewModel.title(chosen:) is not written yet")
    }

    func share() {
        fatalError("DashboardViewModel.share() is not written yet")
    }

    func printAll(widgets: [Widget], query: String) {
        fatalError("DashboardViewModel.printAll(widgets:query:) is not written yet")
    }

    func report(error: Error) {
        fatalError("DashboardViewModel.report(error:) is not written yet")
    }

    func rows(input: Input) -> AnyPublisher<[String], Never> {
        fatalError("DashboardViewModel.rows(input:) is not written yet")
    }

    func clock(input: Input) -> AnyPublisher<Date, Never> {
        fatalError("DashboardViewModel.clock(input:) is not written yet")
    }

    static func first(widgets: [Widget]) -> Widget? {
        fatalError("DashboardViewModel.first(widgets:) is not written yet")
    }

    static func best(found: [Widget]) -> Widget? {
        fatalError("DashboardViewModel.best(found:) is not written yet")
    }

    static func status(widgets: [Widget], query: String) -> String {
        fatalError("DashboardViewModel.status(widgets:query:) is not written yet")
    }

    static func isEmpty(isActive: Bool, widgets: [Widget]) -> Bool {
        fatalError("DashboardViewModel.isEmpty(isActive:widgets:) is not written yet")
    }

    static func message(error: Error) -> String {
        fatalError("DashboardViewModel.message(error:) is not written yet")
    }
}

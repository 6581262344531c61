struct Widget {
    var name: String
}

protocol DashboardAPI {
    func open(_ widget: Widget)
}

@testable import App

extension LampViewModel.HouseDouble: House {
    var name: String { "house" }
    func enter() {}
}

extension RoomViewModel.HouseDouble: House {
    var name: String { "house" }
    func enter() { calls.enter() }
}

extension ShelfViewModel.HouseDouble: House {
    var name: String { "house" }
    func enter() { calls.enter() }
}

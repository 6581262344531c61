@testable import App

extension Account: Sampled {
    static func sample(_ number: Int) -> Account { Account(name: .sample(number)) }
}

import RxSwift

@testable import App

extension Theme: Sampled {
    static func sample(_ number: Int) -> Theme { Theme(symbol: .sample(number)) }
}

extension SettingsViewModel.SettingsDouble: Substitute {
    var value: SettingsService {
        let service = SettingsService()
        _ = calls.theme.stream(on: scheduler).subscribe(onNext: service.theme.accept)
        _ = calls.soundEnabled.stream(on: scheduler).subscribe(onNext: service.soundEnabled.accept)
        return service
    }
}

extension SettingsViewModel.SessionDouble: SessionType {
    var user: Observable<Profile?> { .just(Profile(name: "Ada")) }
    var signOut: AnyObserver<Void> { AnyObserver { _ in } }
}

extension SettingsViewModel.AnalyticsDouble: Substitute {
    var value: Analytics? { nil }
}

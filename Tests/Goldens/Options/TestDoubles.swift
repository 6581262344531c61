import RxSwift

@testable import App

extension OptionsViewModel.NotificationsDouble: NotificationCenterType {
    func permissionStatus() -> Single<PermissionStatus> { calls.permissionStatus() }
    func requestPermission() -> Single<Bool> { calls.requestPermission() }
}

extension OptionsViewModel.SettingsDouble: SettingsStore {
    func save(notificationsAllowed: Bool) -> Completable { calls.save(notificationsAllowed) }
}

extension OptionsViewModel.RouterDouble: OptionsRouter {
    func showPrivacyPolicy() { calls.showPrivacyPolicy() }
    func showSystemSettings() { calls.showSystemSettings() }
}

extension PermissionStatus: Sampled {
    static func sample(_ number: Int) -> PermissionStatus { number == 1 ? .authorized : .denied }
}

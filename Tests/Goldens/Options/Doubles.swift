import RxSwift

enum PermissionStatus {
    case authorized, denied, notDetermined
}

protocol NotificationCenterType {
    func permissionStatus() -> Single<PermissionStatus>
    func requestPermission() -> Single<Bool>
}

protocol SettingsStore {
    func save(notificationsAllowed: Bool) -> Completable
}

protocol OptionsRouter: AnyObject {
    func showPrivacyPolicy()
    func showSystemSettings()
}

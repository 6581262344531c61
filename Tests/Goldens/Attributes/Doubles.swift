class BaseViewModel {}

struct LegacyStore {
    var isOpen = true
}

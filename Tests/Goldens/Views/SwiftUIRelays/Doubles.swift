enum Plan {
    case free, paid
}

protocol Log {
    func note()
}

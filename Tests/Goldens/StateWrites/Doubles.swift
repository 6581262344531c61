protocol LapStore {
    func keep(_ laps: [Int])
}

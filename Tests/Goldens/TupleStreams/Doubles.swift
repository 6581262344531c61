struct Item: Equatable {
    var name: String
    var amounts: [Int]
}

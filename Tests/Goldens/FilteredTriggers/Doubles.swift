struct Item: Equatable {
    var name: String
    var isNew = true
}

struct Product: Equatable {
    var name: String
}

struct ProductPage: Equatable {
    var items: [Product]
    var isLast = false
}

import RxSwift

struct Item {
    var name: String
}

protocol Shape {
    var area: Double { get }
}

enum Outer {
    struct Inner<Value> {
        var value: Value
    }
}

protocol ItemRepository {
    func item(for shape: any Shape) -> Single<Item>
}

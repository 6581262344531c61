/// A list that never changes, in memory that its owner gives back.
///
/// Reading an array counts a reference each time, which costs more than most of what a renderer does with an element.
struct Table<Element: Sendable>: @unchecked Sendable {
    private let elements: UnsafeMutableBufferPointer<Element>

    init(_ array: [Element]) {
        elements = .allocate(capacity: array.count)
        _ = elements.initialize(from: array)
    }

    func deallocate() {
        elements.deinitialize()
        elements.deallocate()
    }

    var count: Int { elements.count }

    var all: UnsafeBufferPointer<Element> { UnsafeBufferPointer(elements) }

    subscript(index: Int32) -> Element {
        @inline(__always) _read {
            precondition(index >= 0 && index < elements.count)
            yield elements[Int(index)]
        }
    }

    subscript(range: Range<Int>) -> UnsafeBufferPointer<Element> {
        UnsafeBufferPointer(rebasing: elements[range])
    }

    /// The address of an element, for as long as the owner lives.
    @inline(__always)
    func place(of index: Int32) -> UnsafePointer<Element>? {
        precondition(index >= 0 && index < elements.count)
        return elements.baseAddress.map { UnsafePointer($0 + Int(index)) }
    }
}

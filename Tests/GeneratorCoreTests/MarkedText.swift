@testable import GeneratorCore

/// A text with places in it: `"input { 1️⃣a: Int }"` becomes `"input { a: Int }"` and the offset of each marker.
struct MarkedText {
    let text: String
    /// The byte offset of each marker in `text`, by its digit.
    let offsets: [Int: Int]

    init(_ marked: String) {
        var text = ""
        var offsets: [Int: Int] = [:]
        for character in marked {
            let scalars = Array(character.unicodeScalars)
            if scalars.count == 3, scalars[2] == "\u{20E3}", let digit = Int(String(scalars[0])) {
                offsets[digit] = text.utf8.count
            } else {
                text.append(character)
            }
        }
        self.text = text
        self.offsets = offsets
    }

    /// The digit of the marker at `offset`.
    func marker(at offset: Int) -> Int? {
        offsets.first { $0.value == offset }?.key
    }
}

internal import GeneratorCore

/// The names of the ViewModels and protocols that a spec may declare, found without parsing it.
///
/// It looks for the words `viewmodel` and `protocol` and a name after them. What it finds inside comments and fragments is too much, but
/// nothing is missing; so only a name that is found twice makes it worth parsing.
enum DeclaredNames {
    private static let keywords = [Array("viewmodel".utf8), Array("protocol".utf8)]

    static func scan(_ bytes: [UInt8]) -> [String] {
        bytes.withUnsafeBufferPointer { bytes in ranges(in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) } }
    }

    /// The hash of each name: thousands of names are compared, and hardly ever are two the same.
    static func hashes(_ bytes: [UInt8]) -> [UInt64] {
        bytes.withUnsafeBufferPointer { bytes in
            ranges(in: bytes).map {
                ContentHash.hash(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[$0]))
            }
        }
    }

    /// The hash of a name as `hashes` gives it.
    static func hash(_ name: String) -> UInt64 {
        var name = name
        return name.withUTF8 { ContentHash.hash(UnsafeRawBufferPointer($0)) }
    }

    private static func ranges(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        var names: [Range<Int>] = []
        var index = 0
        while let (start, end) = nextKeyword(in: bytes, from: index) {
            index = end
            guard start == 0 || !isWord(bytes[start - 1]) else { continue }
            if let name = name(in: bytes, from: &index) { names.append(name) }
        }
        return names
    }

    private static func nextKeyword(
        in bytes: UnsafeBufferPointer<UInt8>,
        from start: Int
    ) -> (start: Int, end: Int)? {
        var index = start
        while index < bytes.count {
            let first = bytes[index]
            if first == UInt8(ascii: "v") || first == UInt8(ascii: "p") {
                let keyword = keywords[first == UInt8(ascii: "v") ? 0 : 1]
                let end = index + keyword.count
                if end <= bytes.count, bytes[index..<end].elementsEqual(keyword) { return (index, end) }
            }
            index += 1
        }
        return nil
    }

    /// The name behind white space and comments; `index` moves behind it.
    private static func name(in bytes: UnsafeBufferPointer<UInt8>, from index: inout Int) -> Range<Int>? {
        let afterKeyword = index
        skipTrivia(in: bytes, from: &index)
        guard index > afterKeyword else { return nil }
        if index < bytes.count, bytes[index] == UInt8(ascii: "`") { index += 1 }
        let start = index
        while index < bytes.count, isWord(bytes[index]) { index += 1 }
        return index > start ? start..<index : nil
    }

    private static func skipTrivia(in bytes: UnsafeBufferPointer<UInt8>, from index: inout Int) {
        while index < bytes.count {
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            switch (bytes[index], next) {
            case (UInt8(ascii: " "), _), (UInt8(ascii: "\t"), _), (UInt8(ascii: "\n"), _), (UInt8(ascii: "\r"), _):
                index += 1
            case (UInt8(ascii: "/"), UInt8(ascii: "/")):
                while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                index += 2
                while index + 1 < bytes.count,
                    bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/")
                {
                    index += 1
                }
                index += 2
            default: return
            }
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }
}

/// The step from the four spaces that templates and statements are written with to those of the profile.
enum Indentation {
    /// ``FragmentText/boundary``.
    private static let boundaryByte: UInt8 = 1

    /// Re-indents text whose levels are four spaces each, and takes the boundaries out.
    static func apply(_ indentation: Profile.Indentation, to text: [UInt8]) -> [UInt8] {
        let unit: [UInt8]
        switch indentation {
        case .spaces(4) where !holdsBoundary(text): return text
        case .spaces(let width): unit = Array(repeating: UInt8(ascii: " "), count: width)
        case .tabs: unit = [UInt8(ascii: "\t")]
        }
        var output: [UInt8] = []
        output.reserveCapacity(text.count)
        var index = text.startIndex
        while index < text.endIndex {
            var start = index
            while start < text.endIndex, text[start] == UInt8(ascii: " ") { start += 1 }
            let (levels, rest) = (start - index).quotientAndRemainder(dividingBy: 4)
            for _ in 0..<levels { output += unit }
            output += repeatElement(UInt8(ascii: " "), count: rest)
            if start < text.endIndex, text[start] == boundaryByte { start += 1 }
            let end = text[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.endIndex
            output += text[start..<end]
            index = end
        }
        return output
    }

    private static func holdsBoundary(_ text: [UInt8]) -> Bool {
        text.withUnsafeBufferPointer { $0.firstIndex(of: boundaryByte, from: 0) != nil }
    }
}

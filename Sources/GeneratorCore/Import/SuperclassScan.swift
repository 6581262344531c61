/// The first type that each class of a Swift file names behind its colon: that of its base class, if it has one.
///
/// It looks at bytes, not at tokens: every file of a project is asked.
package enum SuperclassScan {
    package static func names(in file: SourceFile) -> Set<String> {
        file.bytes.withUnsafeBufferPointer { bytes in
            var names: Set<String> = []
            var start = 0
            while let index = bytes.firstIndex(of: UInt8(ascii: "c"), from: start) {
                start = index + 1
                guard index + 6 < bytes.count, bytes[index..<index + 6].spells("class "),
                    index == 0 || !bytes[index - 1].isIdentifierBody
                else { continue }
                if let name = superclass(bytes, behind: index + 6) { names.insert(name) }
            }
            return names
        }
    }

    private static func superclass(_ bytes: UnsafeBufferPointer<UInt8>, behind start: Int) -> String? {
        var index = start
        func skip(_ isSkipped: (UInt8) -> Bool) { while index < bytes.count, isSkipped(bytes[index]) { index += 1 } }
        skip { $0.isIdentifierBody }
        skip { $0.isWhiteSpace }
        guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else { return nil }
        index += 1
        skip { $0.isWhiteSpace }
        let first = index
        skip { $0.isIdentifierBody }
        return index > first ? String(decoding: bytes[first..<index], as: UTF8.self) : nil
    }
}

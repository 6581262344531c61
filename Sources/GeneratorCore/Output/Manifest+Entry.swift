extension Manifest {
    /// What is known of one file.
    struct Entry: Hashable, Sendable {
        enum Content: Hashable, Sendable {
            /// Of the generator, for one spec: the hash of the bytes that were written.
            case generated(hash: UInt64)
            /// Of the generator, for a target.
            case support(hash: UInt64)
            /// Of the user: the functions that were asked for, as `Type.name(label:)`.
            case user(requirements: [String])
        }

        var path: String
        var spec: String
        var content: Content

        init(path: String, spec: String, content: Content) {
            self.path = path
            self.spec = spec
            self.content = content
        }

        /// The line without its end.
        var line: String {
            let fields =
                switch content {
                case .generated(let hash): ("generated", Entry.hexadecimal(hash))
                case .support(let hash): ("support", Entry.hexadecimal(hash))
                case .user(let requirements): ("user", requirements.joined(separator: " "))
                }
            return "\(Entry.escaped(path))\t\(fields.0)\t\(Entry.escaped(spec))\t\(fields.1)"
        }

        init?(_ line: UnsafeRawBufferPointer) {
            let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            guard fields.count == 4, !fields[0].isEmpty else { return nil }
            let last = String(decoding: fields[3], as: UTF8.self)
            switch String(decoding: fields[1], as: UTF8.self) {
            case "generated":
                guard let hash = Entry.hash(last) else { return nil }
                content = .generated(hash: hash)
            case "support":
                guard let hash = Entry.hash(last) else { return nil }
                content = .support(hash: hash)
            case "user":
                content = .user(requirements: last.split(separator: " ").map(String.init))
            default:
                return nil
            }
            path = Entry.unescaped(fields[0])
            spec = Entry.unescaped(fields[2])
        }

        private static func hexadecimal(_ hash: UInt64) -> String {
            let digits = String(hash, radix: 16)
            return String(repeating: "0", count: 16 - digits.utf8.count) + digits
        }

        private static func hash(_ text: String) -> UInt64? {
            text.utf8.count == 16 ? UInt64(text, radix: 16) : nil
        }

        /// A path may hold any byte but `/` and NUL.
        static func escaped(_ path: String) -> String {
            guard path.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\\") }) else { return path }
            return path.unicodeScalars.reduce(into: "") { result, scalar in
                switch scalar {
                case "\\": result += "\\\\"
                case "\t": result += "\\t"
                case "\n": result += "\\n"
                case "\r": result += "\\r"
                default: result.unicodeScalars.append(scalar)
                }
            }
        }

        private static func unescaped(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
            let text = String(decoding: bytes, as: UTF8.self)
            guard bytes.contains(UInt8(ascii: "\\")) else { return text }
            var result = ""
            var isEscape = false
            for scalar in text.unicodeScalars {
                switch (isEscape, scalar) {
                case (false, "\\"):
                    isEscape = true
                    continue
                case (true, "t"): result += "\t"
                case (true, "n"): result += "\n"
                case (true, "r"): result += "\r"
                default: result.unicodeScalars.append(scalar)
                }
                isEscape = false
            }
            return result
        }
    }
}

extension Manifest {
    /// New lines, close together: a first run has tens of thousands.
    struct Lines: Sendable {
        private var bytes: [UInt8] = []
        private var ranges: [Range<Int>] = []

        var isEmpty: Bool { ranges.isEmpty }
        var byteCount: Int { bytes.count + ranges.count }

        mutating func append(_ entry: Entry) {
            let start = bytes.count
            bytes.append(contentsOf: entry.line.utf8)
            ranges.append(start..<bytes.count)
        }

        func withSortedLines(_ body: ([UnsafeRawBufferPointer]) -> Void) {
            bytes.withUnsafeBytes { bytes in
                var lines = ranges.map { UnsafeRawBufferPointer(rebasing: bytes[$0]) }
                lines.sort { $0.precedes($1) }
                body(lines)
            }
        }
    }

    /// What a report says of its file to the manifest.
    enum Record: Hashable, Sendable {
        /// The line at this index stays.
        case listed(Int)
        /// There is a new line, in place of the one at the index.
        case changed(Entry, replacing: Int?)
    }
}

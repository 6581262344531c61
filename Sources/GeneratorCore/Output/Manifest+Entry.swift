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
            guard let fields = Fields(line) else { return nil }
            let last = String(decoding: fields.last, as: UTF8.self)
            switch fields.kind {
            case .generated:
                guard let hash = Entry.hash(last) else { return nil }
                content = .generated(hash: hash)
            case .support:
                guard let hash = Entry.hash(last) else { return nil }
                content = .support(hash: hash)
            case .user:
                content = .user(requirements: last.split(separator: " ").map(String.init))
            }
            path = Entry.unescaped(fields.path)
            spec = Entry.unescaped(fields.spec)
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

        private static func unescaped(_ bytes: UnsafeRawBufferPointer) -> String {
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
    /// The fields of a line, not decoded: a manifest has tens of thousands, and few are looked at.
    struct Fields {
        enum Kind { case generated, support, user }

        let path: UnsafeRawBufferPointer
        let kind: Kind
        let spec: UnsafeRawBufferPointer
        let last: UnsafeRawBufferPointer

        /// - Returns: `nil` for what is no line of a manifest.
        init?(_ line: UnsafeRawBufferPointer) {
            var start = 0
            func next() -> UnsafeRawBufferPointer? {
                var end = start
                while end < line.count, line[end] != UInt8(ascii: "\t") { end += 1 }
                guard end < line.count else { return nil }
                defer { start = end + 1 }
                return UnsafeRawBufferPointer(rebasing: line[start..<end])
            }
            guard let path = next(), !path.isEmpty, let name = next(), let spec = next() else { return nil }
            let last = UnsafeRawBufferPointer(rebasing: line[start...])
            guard !last.contains(UInt8(ascii: "\t")), let kind = Fields.kind(name) else { return nil }
            if kind != .user, !Fields.isHash(last) { return nil }
            self.path = path
            self.kind = kind
            self.spec = spec
            self.last = last
        }

        private static func kind(_ name: UnsafeRawBufferPointer) -> Kind? {
            if name.elementsEqual("generated".utf8) { return .generated }
            if name.elementsEqual("user".utf8) { return .user }
            return name.elementsEqual("support".utf8) ? .support : nil
        }

        private static func isHash(_ text: UnsafeRawBufferPointer) -> Bool {
            text.count == 16
                && text.allSatisfy { byte in
                    switch byte {
                    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
                        UInt8(ascii: "A")...UInt8(ascii: "F"):
                        true
                    default: false
                    }
                }
        }
    }

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

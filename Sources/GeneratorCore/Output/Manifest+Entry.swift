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

        /// Appends the line, without its end.
        func append(to output: inout [UInt8]) {
            func field(_ text: String) {
                output.append(contentsOf: text.utf8)
                output.append(.tab)
            }
            field(Entry.escaped(path))
            switch content {
            case .generated(let hash):
                field("generated")
                field(Entry.escaped(spec))
                Entry.append(hash, to: &output)
            case .support(let hash):
                field("support")
                field(Entry.escaped(spec))
                Entry.append(hash, to: &output)
            case .user(let requirements):
                field("user")
                field(Entry.escaped(spec))
                if requirements.isEmpty { output.append(Entry.nothing) }
                for (index, requirement) in requirements.enumerated() {
                    if index > 0 { output.append(.space) }
                    output.append(contentsOf: requirement.utf8)
                }
            }
        }

        init?(_ line: UnsafeRawBufferPointer) {
            guard let fields = Fields(line) else { return nil }
            switch fields.kind {
            case .generated:
                guard let hash = Entry.hash(String(decoding: fields.last, as: UTF8.self)) else { return nil }
                content = .generated(hash: hash)
            case .support:
                guard let hash = Entry.hash(String(decoding: fields.last, as: UTF8.self)) else { return nil }
                content = .support(hash: hash)
            case .user:
                content = .user(
                    requirements:
                        fields.last.elementsEqual([Entry.nothing])
                        ? [] : fields.last.split(separator: .space).map { String(decoding: $0, as: UTF8.self) }
                )
            }
            path = Entry.unescaped(fields.path)
            spec = Entry.unescaped(fields.spec)
        }

        /// What stands for no requirements: an editor may take a tab at the end of a line away.
        private static let nothing = UInt8(ascii: "-")

        /// 16 hexadecimal digits.
        private static func append(_ hash: UInt64, to output: inout [UInt8]) {
            for shift in stride(from: UInt64(60), through: 0, by: -4) {
                let digit = UInt8(truncatingIfNeeded: (hash >> shift) & 0xF)
                output.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
            }
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
            entry.append(to: &bytes)
            ranges.append(start..<bytes.count)
        }

        var paths: [String] {
            bytes.withUnsafeBytes { bytes in
                ranges.compactMap { Entry(UnsafeRawBufferPointer(rebasing: bytes[$0]))?.path }
            }
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

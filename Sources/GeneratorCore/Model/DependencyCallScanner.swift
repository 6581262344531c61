/// Finds `accounts.signUp(email: email)` in a fragment.
enum DependencyCallScanner {
    struct Found {
        var dependency: Int
        var function: String
        /// Where the name of the function stands in the text.
        var range: SourceRange
        var arguments: [(label: String?, text: String)]
        /// Whether the fragment is this call and nothing else, `try` and `await` apart.
        var isWholeText: Bool
        /// How often it is made at most where the fragment is this call, and perhaps `asObservable` and `retry` behind
        /// it; `Int.max` where `retry` never gives up.
        var attempts: Int?

        var labels: [String?] { arguments.map(\.label) }
    }

    static func scan(_ text: String, _ viewModel: ViewModel, _ dependencies: [Int]) -> [Found] {
        guard !dependencies.isEmpty else { return [] }
        var text = text
        return text.withUTF8 { bytes in
            let tokens = Lexer.lex(bytes).tokens
            var found: [Found] = []
            var index = 0
            while tokens[index].kind != .end {
                if let call = call(at: index, tokens, bytes, viewModel, dependencies) { found.append(call) }
                index += 1
            }
            return found
        }
    }

    private static func call(
        at start: Int,
        _ tokens: [Token],
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ viewModel: ViewModel,
        _ dependencies: [Int]
    ) -> Found? {
        guard tokens[start].kind == .identifier, start == 0 || tokens[start - 1].kind != .dot else { return nil }
        let name = text(of: tokens[start], bytes)
        guard let dependency = dependencies.first(where: { viewModel.dependencies[$0].name == name }) else {
            return nil
        }
        var index = start + 1
        if tokens[index].kind == .question { index += 1 }
        guard tokens[index].kind == .dot, tokens[index + 1].kind == .identifier else { return nil }
        let function = text(of: tokens[index + 1], bytes)
        let open = tokens[index + 2]
        guard open.kind == .leftParen, !open.followsSpace, let close = open.partnerIndex, !open.isUnclosed else {
            return nil
        }
        let isFirst = (0..<start).allSatisfy { ["try", "await"].contains(text(of: tokens[$0], bytes)) }
        let isWhole = isFirst && tokens[close + 1].kind == .end
        let attempts = isFirst ? attempts(from: close + 1, tokens, bytes) : nil
        // A trailing closure is an argument that cannot be seen here.
        guard tokens[close + 1].kind != .leftBrace else { return nil }
        let inner = String(decoding: bytes[open.upperBound..<tokens[close].lowerBound], as: UTF8.self)
        var arguments: [(label: String?, text: String)] = []
        if !inner.allSatisfy(\.isWhitespace) {
            let text = Array(inner.utf8)
            for argument in FragmentScanner.scan(inner).arguments {
                let bytes = text[argument.range.lowerBound..<argument.range.upperBound]
                arguments.append((argument.label, String(decoding: bytes, as: UTF8.self)))
            }
        }
        return Found(
            dependency: dependency,
            function: function,
            range: tokens[index + 1].range,
            arguments: arguments,
            isWholeText: isWhole,
            attempts: attempts
        )
    }

    /// What `.asObservable().retry(3)` makes of one attempt, and `.take(until: cancelTap)` leaves of it; `nil` where
    /// something else follows.
    private static func attempts(from start: Int, _ tokens: [Token], _ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var attempts = 1
        var index = start
        while tokens[index].kind != .end {
            guard tokens[index].kind == .dot, tokens[index + 1].kind == .identifier,
                tokens[index + 2].kind == .leftParen, let close = tokens[index + 2].partnerIndex
            else { return nil }
            let arguments = String(
                decoding: bytes[tokens[index + 2].upperBound..<tokens[close].lowerBound],
                as: UTF8.self
            )
            switch (text(of: tokens[index + 1], bytes), arguments) {
            case ("asObservable", ""): break
            case ("take", let arguments) where arguments.hasPrefix("until: "): break
            case ("retry", ""): attempts = .max
            case ("retry", let count):
                guard let count = Int(count), count > 0 else { return nil }
                attempts = count
            default: return nil
            }
            index = close + 1
        }
        return attempts
    }

    private static func text(of token: Token, _ bytes: UnsafeBufferPointer<UInt8>) -> String {
        let text = String(decoding: bytes[token.lowerBound..<token.upperBound], as: UTF8.self)
        return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
    }
}

extension [Diagnostic] {
    /// The diagnostics that no comment of the file silences.
    ///
    /// `// viewmodelgen:disable rule, other-rule` silences warnings of these rules on the next line that is no comment.
    /// An error cannot be silenced: nothing could be generated all the same.
    package func withoutSilenced(in file: SourceFile) -> [Diagnostic] {
        guard contains(where: { !$0.isError }) else { return self }
        let lines = LineIndex(file)
        return compactMap { diagnostic in
            guard !diagnostic.isError else { return diagnostic }
            var diagnostic = diagnostic
            var line = lines.line(of: diagnostic.range.lowerBound) - 1
            while line > 0, let comment = file.lineComment(in: lines.range(ofLine: line)) {
                let rule = diagnostic.message.rule
                if file.silences(rule, comment) { return nil }
                if file.isSlip(comment, of: rule) {
                    let note = "this comment silences nothing; write '// viewmodelgen:disable \(rule)'"
                    diagnostic.notes.append(Diagnostic.Note(note, at: lines.range(ofLine: line)))
                }
                line -= 1
            }
            return diagnostic
        }
    }
}

extension SourceFile {
    /// The text behind the slashes of a line that holds a `//` comment and nothing else.
    fileprivate func lineComment(in line: SourceRange) -> ArraySlice<UInt8>? {
        let text = trimmed(line)
        let slice = bytes[text.lowerBound..<text.upperBound]
        guard slice.starts(with: "//".utf8) else { return nil }
        return slice.drop { $0 == UInt8(ascii: "/") }
    }

    /// Whether the comment was meant to silence the rule: `viewmodelgen:disbale unused-input`, `…:disable unused-inptu`.
    fileprivate func isSlip(_ comment: ArraySlice<UInt8>, of rule: String) -> Bool {
        let text = comment.drop(while: \.isWhiteSpace)
        guard text.starts(with: "viewmodelgen:".utf8) else { return false }
        let words = text.split { $0.isWhiteSpace || $0 == UInt8(ascii: ",") }.map {
            String(decoding: $0, as: UTF8.self)
        }
        let marker = "viewmodelgen:disable"
        let isMarkerWrong = words[0] != marker && EditDistance.nearest(to: words[0], among: [marker]) != nil
        return words.dropFirst().contains { word in
            isMarkerWrong && word == rule || EditDistance.nearest(to: word, among: [rule]) != nil
        }
    }

    fileprivate func silences(_ rule: String, _ comment: ArraySlice<UInt8>) -> Bool {
        let text = comment.drop(while: \.isWhiteSpace)
        let marker = "viewmodelgen:disable".utf8
        guard text.starts(with: marker) else { return false }
        let rules = text.dropFirst(marker.count)
        guard let separator = rules.first, separator.isWhiteSpace else { return false }
        return rules.split(separator: UInt8(ascii: ",")).contains { name in
            // Words behind the rule are a remark: "unused-input until the screen is there".
            name.drop(while: \.isWhiteSpace).prefix { !$0.isWhiteSpace }.elementsEqual(rule.utf8)
        }
    }
}

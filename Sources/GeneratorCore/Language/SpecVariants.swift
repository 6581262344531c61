/// A spec with conditions, once for each way in which they may turn out.
///
/// A variant is the text without the lines that do not count in it, blank where they stood: everything that is known of
/// a spec without conditions holds for it, places included.
struct SpecVariants {
    struct Variant {
        /// Whether each of the conditions holds.
        let holds: [Bool]
        let file: SourceFile
        /// What is left out.
        let omitted: [SourceRange]
    }

    /// What the file asks for: two to the power of their count are the variants.
    let conditions: [String]
    /// All conditions hold in the first, all but the last in the second, and so on.
    let variants: [Variant]

    init(_ spec: SpecSyntax) {
        let conditions = spec.conditions
        self.conditions = conditions
        variants = (0..<(1 << conditions.count)).map { number in
            let holds = conditions.indices.reversed().map { number >> $0 & 1 == 0 }
            return Self.variant(of: spec, conditions, holds)
        }
    }

    private static func variant(of spec: SpecSyntax, _ conditions: [String], _ holds: [Bool]) -> Variant {
        var walk = Walk()
        var bytes = spec.file.bytes
        var omitted: [SourceRange] = []
        var end = 0
        for directive in spec.directives {
            if !walk.isActive {
                omitted.append(SourceRange(end, directive.range.lowerBound))
            }
            bytes.blank(directive.range)
            end = directive.range.upperBound
            walk.take(directive) { condition in
                let atom = ConditionAtom(condition)
                let value = conditions.firstIndex(of: atom.text).map { holds[$0] } ?? false
                return value != atom.isNegated
            }
        }
        for range in omitted { bytes.blank(range) }
        return Variant(holds: holds, file: SourceFile(path: spec.file.path, bytes: bytes), omitted: omitted)
    }

    /// Where in the nesting of conditions a line stands.
    private struct Walk {
        private var branches: [(isActive: Bool, wasTaken: Bool)] = []

        var isActive: Bool { branches.last?.isActive ?? true }

        mutating func take(_ directive: DirectiveSyntax, _ holds: (String) -> Bool) {
            let last = directive.endsBranch ? branches.popLast() : nil
            guard directive.kind != .endif else { return }
            let wasTaken = last?.wasTaken ?? false
            let isTaken = isActive && !wasTaken && (directive.kind == .else || holds(directive.condition))
            branches.append((isTaken, wasTaken || isTaken))
        }
    }
}

extension SpecVariants.Variant {
    /// Whether what begins at the offset counts.
    func holds(_ offset: Int) -> Bool {
        !omitted.contains { $0.lowerBound <= offset && offset < $0.upperBound }
    }
}

// MARK: - What is wrong

extension SpecVariants {
    /// What is wrong with the spec: errors of any variant, and warnings of which no variant knows better.
    ///
    /// - Parameter diagnostics: those of each variant.
    func joined(_ diagnostics: [[Diagnostic]], _ spec: SpecSyntax) -> [Diagnostic] {
        var joined: [Diagnostic] = []
        var known: Set<Diagnostic> = []
        let sets = diagnostics.map(Set.init)
        for found in diagnostics {
            for diagnostic in found where known.insert(diagnostic).inserted {
                let absent = variants.indices.filter {
                    variants[$0].holds(diagnostic.range.lowerBound) && !sets[$0].contains(diagnostic)
                }
                if absent.isEmpty {
                    joined.append(diagnostic)
                } else if diagnostic.isError {
                    let present = variants.indices.filter { sets[$0].contains(diagnostic) }
                    var diagnostic = diagnostic
                    if let note = note(present, absent, spec) { diagnostic.notes.append(note) }
                    joined.append(diagnostic)
                }
            }
        }
        return joined.inSourceOrder
    }

    /// Which condition makes the difference.
    private func note(_ present: [Int], _ absent: [Int], _ spec: SpecSyntax) -> Diagnostic.Note? {
        for (index, condition) in conditions.enumerated() {
            let values = Set(present.map { variants[$0].holds[index] })
            guard values.count == 1, let value = values.first else { continue }
            let directive = spec.directives.first { ConditionAtom($0.condition).text == condition }
            return .init("so it is where '\(condition)' \(value ? "holds" : "does not hold")", at: directive?.range)
        }
        return nil
    }
}

extension [UInt8] {
    /// Puts spaces where a range stands; its line ends stay.
    fileprivate mutating func blank(_ range: SourceRange) {
        for index in range.lowerBound..<range.upperBound where !self[index].isLineEnd { self[index] = .space }
    }
}

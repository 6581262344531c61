/// Specs with conditions: each way in which they may turn out is generated, and the files are made one again.
extension Generator {
    func generateVariants(_ parsed: ParsedSpec, _ generate: (SourceFile) -> Result) -> Result {
        var joined = Result()
        joined.viewModels = parsed.syntax.typeNames
        let own = parsed.diagnostics.filter(\.isError)
        guard own.isEmpty else {
            joined.diagnostics = own
            return joined
        }
        let variants = SpecVariants(parsed.syntax)
        let results = variants.variants.map { generate($0.file) }
        joined.diagnostics = variants.joined(results.map(\.diagnostics), parsed.syntax)
        joined.templateProblem = results.lazy.compactMap(\.templateProblem).first
        guard joined.templateProblem == nil, !joined.diagnostics.contains(where: \.isError) else { return joined }
        joined.files = variants.merged(results.map(\.files))
        return joined
    }
}

extension SpecVariants {
    /// The files of all variants, each once.
    fileprivate func merged(_ files: [[GeneratedFile]]) -> [GeneratedFile] {
        var names: [String] = []
        for file in files.joined() where !names.contains(file.name) { names.append(file.name) }
        return names.compactMap { name in
            let copies = files.map { $0.first { $0.name == name } }
            guard var merged = copies.lazy.compactMap(\.self).first else { return nil }
            // What is no Swift has no conditions.
            if name.hasSuffix(".swift") { merged.contents = contents(copies.map { $0?.contents ?? [] }) }
            merged.requirements = requirements(copies.map { $0?.requirements ?? [] })
            return merged
        }
    }

    /// Merges pairs that differ in one condition, the last condition first.
    private func contents(_ copies: [[UInt8]]) -> [UInt8] {
        var copies = copies
        for condition in conditions.reversed() {
            copies = stride(from: 0, to: copies.count, by: 2).map { index in
                VariantMerge.merge(condition, copies[index], copies[index + 1])
            }
        }
        return copies.first ?? []
    }

    private func requirements(_ copies: [[GeneratedFile.Requirement]]) -> [GeneratedFile.Requirement] {
        var requirements: [GeneratedFile.Requirement] = []
        for requirement in copies.joined() where !requirements.contains(where: requirement.isSame) {
            let present = copies.map { $0.contains(where: requirement.isSame) }
            requirements.append(conditional(requirement, present))
        }
        return requirements
    }

    /// The function under the condition that alone decides whether it is needed.
    private func conditional(
        _ requirement: GeneratedFile.Requirement,
        _ present: [Bool]
    ) -> GeneratedFile.Requirement {
        for (index, condition) in conditions.enumerated() {
            let holds = variants.map { $0.holds[index] }
            guard present == holds || present == holds.map({ !$0 }) else { continue }
            let directive = "#if \(present == holds ? condition : VariantMerge.contrary(of: condition))"
            return GeneratedFile.Requirement(
                type: requirement.type,
                signature: requirement.signature,
                lines: [directive] + requirement.lines + ["#endif"]
            )
        }
        return requirement
    }
}

extension GeneratedFile.Requirement {
    fileprivate func isSame(_ other: Self) -> Bool { type == other.type && signature == other.signature }
}

extension Generator {
    /// Whether it would write that support file.
    package func makes(_ file: GeneratedFile, module: String) -> Bool {
        generateSupport(module: module, withTests: true).files
            .contains { $0.name == file.name && $0.contents == file.contents }
    }

    /// The keys of the configuration by which another generator gives other contents to a support file.
    package func keys(thatMake file: GeneratedFile, differFrom other: Generator) -> [String] {
        func contents(_ generator: Generator) -> [UInt8]? {
            generator.generateSupport(module: nil, withTests: true).files.first { $0.role == file.role }?.contents
        }
        let own = contents(self)
        return profile.keys(of: other.profile) { contents(with($0)) != own }
    }
}

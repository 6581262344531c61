extension Importer {
    /// A Swift file with a ViewModel.
    package struct Source: Sendable {
        package let file: SourceFile
        let reader: ViewModelReader
        let viewModels: [ImportedViewModel]
        /// Those of which nothing can be said.
        private(set) var unread: [UnreadViewModel]

        /// Whether anything of it may become a spec.
        package var isRead: Bool { !viewModels.isEmpty }

        /// The file without the base classes of others; `nil` where nothing is left to speak of.
        package func without(bases: Set<String>) -> Source? {
            var source = self
            source.unread.removeAll { $0.mayBeBase && bases.contains($0.name) }
            return unread.isEmpty || !source.unread.isEmpty || isRead ? source : nil
        }

        /// What it declares beside types for itself alone.
        var privateNames: Set<String> {
            let text = reader.text
            func isPrivate(_ declaration: SwiftDeclaration) -> Bool {
                declaration.modifiers.contains { $0 == "private" || $0 == "fileprivate" }
            }
            var names: Set<String> = []
            for declaration in reader.declarations {
                if text.isWord(declaration.keyword, "extension") {
                    let members = declaration.members.filter { isPrivate(declaration) || isPrivate($0) }
                    if !viewModels.contains(where: { $0.name == declaration.name }) {
                        names.formUnion(members.map(\.name))
                    }
                } else if isPrivate(declaration) {
                    names.insert(declaration.name)
                }
            }
            return names
        }

        /// `nil` where the file has no ViewModel.
        package init?(_ file: SourceFile) {
            guard Self.mayHoldViewModel(file) else { return nil }
            reader = ViewModelReader(file)
            viewModels = reader.read()
            unread = reader.unread(beside: viewModels)
            // Where brackets do not match, what stands in them is not found.
            guard !viewModels.isEmpty || !unread.isEmpty || reader.text.imbalance != nil && reader.declaresTransform
            else { return nil }
            self.file = file
        }

        /// Whether the words stand in it that every ViewModel has: most files of a project do not have them.
        private static func mayHoldViewModel(_ file: SourceFile) -> Bool {
            file.bytes.count < Int32.max && file.firstInvalidByte == nil
                && file.bytes.withUnsafeBufferPointer { bytes in
                    bytes.holds("Input") && (bytes.holds("Output") || bytes.holds("transform"))
                        || bytes.holds("ViewModel") && bytes.holds("Rx")
                }
        }
    }
}

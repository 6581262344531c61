/// What became of one file, or what would become of it in a mode that writes nothing.
package struct FileReport: Sendable {
    package enum Outcome: Hashable, Sendable {
        /// Written, and was not there before.
        case created
        /// Written over an older text of the generator.
        case rewritten
        /// Functions were added to a file of the user: their full names.
        case added([String])
        case unchanged
        /// Not there, since everything that it should hold stands in other files of the user.
        case moved
        /// As `moved`, and asked for under this path for the first time: the files where it stands.
        case found([String])
        /// Removed: its spec is gone, or no longer asks for it.
        case pruned
        /// Its spec is gone, or no longer asks for it; `--prune` removes it.
        case obsolete
        /// As `obsolete`, but edited since it was generated, therefore kept even when pruning.
        case edited
        /// A file of the user whose spec is gone, or no longer asks for any function: said once, never touched.
        case orphaned
        /// Left as it was: the reason, a whole sentence that names the file.
        case failed(String)
    }

    package enum Asker: Sendable {
        /// The spec of a file that every spec has.
        case spec
        /// The spec of a file that a template of the project adds.
        case specOfTemplate
        /// The template of such a file: its spec is still there.
        case template
    }

    package var path: String
    package var outcome: Outcome
    /// The functions that the generator asked for until now, and that still stand in the user's sources: said once.
    package var obsoleteFunctions: [String] = []
    /// The other files of the user that hold what this one should, or a part of it.
    var homes: [String] = []
    /// What the user has to see to, in this file or in another one of his.
    package var problems: [FileProblem] = []
    /// In the mode `diff`: what changes, as a unified diff; empty when nothing does.
    package var diff: [UInt8] = []
    /// Whether other files of the target had a say, since a function stands, or was looked for, in one of them.
    var dependsOnOtherFiles = false
    /// What the file was like when it was found current or written; `nil` where nobody looked, or nothing was written.
    var stamp: FileStamp?
    /// Who has ceased to ask for a file that nobody asks for any more.
    package var asker = Asker.spec
    /// What the manifest is to remember of the file.
    var record: Manifest.Record?

    package init(path: String, outcome: Outcome) {
        self.path = path
        self.outcome = outcome
    }

    /// Whether the disk changed, or would: what makes `--check` fail.
    package var isChange: Bool {
        switch outcome {
        case .created, .rewritten, .added, .pruned: true
        case .unchanged, .moved, .found, .obsolete, .edited, .orphaned, .failed: false
        }
    }
}

/// A problem with its place in a file of the user.
package struct FileProblem: Sendable {
    package var source: SourceFile
    package var diagnostic: Diagnostic
}

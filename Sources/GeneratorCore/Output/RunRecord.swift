/// What one run did, as far as the manifest has to know: collected in the order of the specs, on one thread.
package struct RunRecord: Sendable {
    /// The paths of the specs that were generated.
    private(set) var specs: Set<String> = []
    /// Those of them that were generated without tests.
    private(set) var specsWithoutTests: Set<String> = []
    /// The folders that a support file would lie in.
    private(set) var supportFolders: Set<String> = []
    /// The lines of the manifest that stay.
    private(set) var listed: Set<Int> = []
    /// The lines of the manifest that are replaced.
    private(set) var replaced: Set<Int> = []
    private(set) var added = Manifest.Lines()

    package init() {}

    /// - Parameter plan: a plan that was applied; a spec with errors has none, and its files stay as they are listed.
    package mutating func add(_ plan: Plan, _ reports: [FileReport]) {
        if !plan.isSupport {
            specs.insert(plan.spec)
            if plan.layout.tests == nil { specsWithoutTests.insert(plan.spec) }
        }
        supportFolders.insert(plan.layout.support)
        for report in reports {
            switch report.record {
            case .listed(let index): listed.insert(index)
            case .changed(let entry, let index):
                if let index { replaced.insert(index) }
                added.append(entry)
            case nil: break
            }
        }
    }
}

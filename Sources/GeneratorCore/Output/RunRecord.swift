/// What one run did, as far as the manifest has to know: collected in the order of the specs, on one thread.
package struct RunRecord: Sendable {
    /// Whether the run came by all of its specs: one that was interrupted cannot say what none asks for.
    package var isComplete = true
    /// The paths of the specs that were generated, or found unchanged.
    private(set) var specs: [String] = []
    /// Those of them that were generated without tests.
    private(set) var specsWithoutTests: [String] = []
    /// The folders that a support file would lie in; one may be there more than once.
    private(set) var supportFolders: [String] = []
    /// The folders that a support file of tests would lie in, in the same way.
    private(set) var testFolders: [String] = []
    /// The targets whose support files were written.
    private(set) var targets: [String] = []
    /// The specs that a mistake left without files: what there is of them stays.
    private(set) var unmadeSpecs: [String] = []
    /// Their layouts, and those whose support files a mistake has left out, in the same way.
    private(set) var unmadeLayouts: [TargetLayout] = []
    private(set) var added = Manifest.Lines()
    /// The files of the user that hold functions which a spec asks for under another path.
    private(set) var homes: Set<String> = []
    /// What became of the lines of the manifest, as far as the run came by them.
    private var lines: [Line?] = []

    private enum Line {
        case stays, isReplaced
    }

    /// The paths of the support files that were written, or found current.
    private(set) var supportFiles: [String] = []

    package init() {}

    /// - Parameter plan: a plan that was applied; a spec with errors has none, and its files stay as they are listed.
    package mutating func add(_ plan: Plan, _ reports: [FileReport]) {
        add(plan.layout, spec: plan.isSupport ? nil : plan.spec)
        if plan.isSupport {
            targets.append(plan.spec)
            supportFiles += plan.files.map(\.path)
        }
        for report in reports {
            homes.formUnion(report.homes)
            switch report.record {
            case .listed(let index): set(index, .stays)
            case .changed(let entry, let index):
                if let index { set(index, .isReplaced) }
                added.append(entry)
            case nil: break
            }
        }
    }

    /// - Parameter lines: those of the files of a spec of which nothing has changed.
    package mutating func add(unchanged spec: String, _ layout: TargetLayout, lines: [Int]) {
        add(layout, spec: spec)
        for line in lines { set(line, .stays) }
    }

    /// Takes a spec that a mistake, in it or in a template, leaves without files.
    package mutating func add(unmade spec: String, _ layout: TargetLayout) {
        unmadeSpecs.append(spec)
        add(unmadeSupportOf: layout)
    }

    /// Takes a target whose support files could not be made.
    package mutating func add(unmadeSupportOf layout: TargetLayout) {
        // Specs come folder by folder.
        if unmadeLayouts.last != layout { unmadeLayouts.append(layout) }
    }

    /// Whether the line stays as it is.
    func lists(_ index: Int) -> Bool { index < lines.count && lines[index] == .stays }

    /// Whether another line takes its place.
    func replaces(_ index: Int) -> Bool { index < lines.count && lines[index] == .isReplaced }

    private mutating func add(_ layout: TargetLayout, spec: String?) {
        if let spec {
            specs.append(spec)
            if layout.tests == nil { specsWithoutTests.append(spec) }
        }
        // Specs come folder by folder.
        if supportFolders.last != layout.support { supportFolders.append(layout.support) }
        if let tests = layout.tests, testFolders.last != tests { testFolders.append(tests) }
    }

    /// A line that is replaced is not listed again: two specs may add to one file.
    private mutating func set(_ index: Int, _ line: Line) {
        while lines.count <= index { lines.append(nil) }
        if lines[index] != .isReplaced { lines[index] = line }
    }
}

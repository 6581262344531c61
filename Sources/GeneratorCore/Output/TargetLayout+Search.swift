extension TargetLayout {
    /// The layout for the specs in `folder`; ask once a folder, since it looks at the disk.
    ///
    /// The target's folder is the first of these that there is:
    ///
    /// 1. in a SwiftPM package, the folder below `Sources` (or `Source`, `src`, `srcs`, `Tests`) that holds the specs,
    ///    or that folder itself when they lie in it directly; a package is known by its `Package.swift`;
    /// 2. the innermost folder that holds them among the source folders of the configuration and the folders of one of
    ///    these names: projects of other tools have one a target;
    /// 3. the innermost folder of the command line that holds them;
    /// 4. their own folder.
    ///
    /// The command line counts late, so that a run over a part of a project puts the support file where a run over all
    /// of it does.
    ///
    /// - Parameters:
    ///   - folder: the folder of the specs; the layout's folders are relative when it is.
    ///   - current: the absolute path of the current folder, from which relative paths are seen.
    package init(folder: String, folders: OutputFolders, current: String) {
        let path = Path.absolute(folder, from: current)
        let target = TargetFolder(of: path, folders, current)
        func shown(_ place: String) -> String {
            Path.isAbsolute(folder) ? place : Path.relative(place, to: current)
        }
        let tests: String? =
            switch folders.tests {
            case .none: nil
            case .folder(let tests): tests
            case .automatic: target.tests.map(shown)
            }
        let output = folders.output
        self.init(
            target: shown(target.path),
            module: target.module,
            generated: output ?? folder,
            logic: folders.logic ?? folder,
            tests: tests,
            support: output ?? shown(target.path)
        )
        root = folders.root
    }
}

/// The folder of a target, as an absolute path.
private struct TargetFolder {
    private static let sourceNames: Set = ["Sources", "Source", "src", "srcs"]
    private static let testNames: Set = ["Tests"]

    var path: String
    var module: String
    /// The folder of its tests, when there is one.
    var tests: String?

    init(of folder: String, _ folders: OutputFolders, _ current: String) {
        if let found = TargetFolder.ofPackage(folder) {
            self = found
            return
        }
        func innermost(_ places: [String]) -> String? {
            places.map { Path.absolute($0, from: current) }
                .filter { Path.isInside(folder, $0) }
                .max { $0.utf8.count < $1.utf8.count }
        }
        let sources = folders.sources + (TargetFolder.ofSourceName(folder).map { [$0] } ?? [])
        path = innermost(sources) ?? innermost(folders.arguments) ?? folder
        let name = Path.name(of: path)
        let isSourceName = TargetFolder.sourceNames.contains(name)
        module = TargetFolder.identifier(isSourceName ? Path.name(of: Path.folder(of: path)) : name)
    }

    private init(path: String, module: String, tests: String?) {
        self.path = path
        self.module = TargetFolder.identifier(module)
        self.tests = tests
    }

    private static func ofPackage(_ folder: String) -> TargetFolder? {
        var below: String?
        var place = folder
        while place != "/" {
            let name = Path.name(of: place)
            let package = Path.folder(of: place)
            let isTests = testNames.contains(name)
            if isTests || sourceNames.contains(name), FileSystem.kind(of: Path.join(package, "Package.swift")) == .file
            {
                let module = below.map { Path.name(of: $0) } ?? Path.name(of: package)
                let tests = Path.join(package, "Tests/\(module)Tests")
                return TargetFolder(
                    path: below ?? place,
                    module: module,
                    tests: !isTests && FileSystem.kind(of: tests) == .folder ? tests : nil
                )
            }
            below = place
            place = package
        }
        return nil
    }

    private static func ofSourceName(_ folder: String) -> String? {
        var place = folder
        while place != "/" {
            if sourceNames.contains(Path.name(of: place)) { return place }
            place = Path.folder(of: place)
        }
        return nil
    }

    /// The name of the module that a target of this name has.
    private static func identifier(_ name: String) -> String {
        let scalars = name.unicodeScalars.map { $0.properties.isXIDContinue ? Character($0) : "_" }
        let text = String(scalars)
        return text.unicodeScalars.first.map { $0.properties.isXIDStart || $0 == "_" } == true ? text : "_" + text
    }
}

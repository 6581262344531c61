import Foundation
import PackagePlugin

/// The templates of a project's own, as far as a build has to know them.
struct BuildTemplates {
    /// What every command depends on: the templates, and their folder for those that come and go.
    private(set) var inputs: [Path] = []
    /// The templates that add files, by name.
    private var additions: [(name: String, heading: TemplateHeading)] = []

    /// - Parameter configuration: a `viewmodelgen.json`, or anything else where there is none.
    init(configuration: Path) {
        // What is wrong with the configuration, or with a template, is what the tool says.
        guard configuration.lastComponent == FileNames.configuration,
            let data = FileManager.default.contents(atPath: configuration.string),
            let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let name = object["templates"] as? String
        else { return }
        let root = URL(fileURLWithPath: configuration.removingLastComponent().string)
        let folder = Path(URL(fileURLWithPath: name, relativeTo: root).standardizedFileURL.path)
        let names = FileManager.default.enumerator(atPath: folder.string)?.compactMap { $0 as? String } ?? []
        inputs = [folder]
        for name in names.sorted() where name.hasSuffix(FileNames.templateSuffix) {
            let path = folder.appending(subpath: name)
            inputs.append(path)
            let bytes = FileManager.default.contents(atPath: path.string).map { [UInt8]($0) } ?? []
            if let heading = TemplateHeading(bytes) { additions.append((name, heading)) }
        }
    }

    /// The files that a spec gets besides its ViewModels.
    func outputNames(stem: String) -> [String] {
        additions.filter { $0.heading.frequency == .spec }.compactMap { $0.heading.buildName(stem: stem) }
    }

    /// The files that a target gets besides its support file.
    var targetOutputNames: [String] {
        additions.filter { $0.heading.frequency == .target }.compactMap { $0.heading.buildName(stem: "") }
    }

    /// Says which templates add files that a build cannot have.
    func reportOthers(target: String) {
        let others = additions.filter { $0.heading.buildName(stem: "A") == nil }.map { "'\($0.name)'" }
        guard !others.isEmpty else { return }
        Diagnostics.warning(
            """
            '\(target)' is built without the files of \(others.joined(separator: ", ")): the names of what a build makes \
            are known before any spec is read. ViewModelGenPlugin takes templates with 'per: spec' or 'per: target' whose \
            'file' is a Swift file with nothing but {{ stem }} in its name, and with 'in' and 'owner' left out; \
            'viewmodelgen' and 'swift package generate-viewmodels' take all
            """
        )
    }
}

import StencilTemplates

/// A template that adds a file, and what its heading says of it.
struct AdditionTemplate: Sendable {
    let name: String
    let frequency: TemplateHeading.Frequency
    let owner: TemplateHeading.Owner
    let addition: GeneratedFile.Addition
    private let source: SourceFile
    /// The offset of the pattern of the path.
    private let patternStart: Int

    init(_ name: String, _ source: SourceFile, _ heading: TemplateHeading) {
        self.name = name
        self.source = source
        frequency = heading.frequency
        owner = heading.owner
        patternStart = heading["file"]?.valueStart ?? 0
        addition = GeneratedFile.Addition(
            template: name,
            folder: heading.folder,
            isPerTarget: heading.frequency == .target,
            isForBuilds: heading.buildName(stem: "A") != nil
        )
    }

    private static let patternSuffix = "#file"

    /// The name of the template that makes the path.
    var pattern: String { name + Self.patternSuffix }

    static func isPattern(_ name: String) -> Bool { name.hasSuffix(patternSuffix) }

    /// The name of the template that `name`, which may be that of a pattern, belongs to.
    static func template(ofPattern name: String) -> String {
        isPattern(name) ? String(name.dropLast(patternSuffix.count)) : name
    }

    /// The file, rendered.
    func file(
        _ library: TemplateLibrary,
        _ context: TemplateRecord,
        _ indentation: Profile.Indentation
    ) throws(TemplateError) -> GeneratedFile {
        let path = try path(library.render(pattern, with: context))
        var contents: [UInt8] = []
        let values = SpecValues.record(context, fileName: Path.name(of: path))
        try library.render(name, with: values, into: &contents)
        return GeneratedFile(
            role: .addition,
            ownership: owner == .generator ? .generator : .user,
            name: path,
            contents: Indentation.apply(path.hasSuffix(".swift") ? indentation : .spaces(4), to: contents),
            addition: addition
        )
    }

    /// The path that the pattern has made, if a file can have it.
    private func path(_ text: String) throws(TemplateError) -> String {
        let text = text.trimmingBlanks
        let path = Path.normalized(text)
        let name = Path.name(of: path)
        let problem: String? =
            if text.isEmpty || text.utf8.last == UInt8(ascii: "/") || path == "." {
                "the path '\(text)' names no file"
            } else if text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
                "the path has a line break or another character that no path should have"
            } else if Path.isAbsolute(path) || path == ".." || path.hasPrefix("../") {
                "the path '\(text)' leaves its folder"
            } else if name == FileNames.configuration || name == Manifest.fileName
                || name.hasSuffix(FileNames.specSuffix) || name.hasSuffix(ProjectTemplates.suffix)
            {
                "'\(name)' is no name for a generated file: the tool reads it"
            } else {
                nil
            }
        if let problem { throw error(problem) }
        return path
    }

    /// A mistake of the pattern.
    func error(_ message: String) -> TemplateError {
        let place = LineIndex(source).location(of: patternStart)
        return TemplateError(
            place: TemplateError.Place(template: pattern, line: place.line, column: place.column),
            message: message
        )
    }
}

import StencilTemplates

/// The templates of a project's own folder, compiled together with the built-in ones that they stand in for or beside.
package struct ProjectTemplates: Sendable {
    /// What the names of templates end with.
    package static let suffix = FileNames.templateSuffix

    let library: TemplateLibrary
    /// The templates that add files, in the order of their names.
    let additions: [AdditionTemplate]
    private let files: [String: SourceFile]

    /// Compiles the templates of a folder.
    ///
    /// - Parameter files: each with its path in the folder, which is its name.
    /// - Returns: the templates, `nil` where one has a mistake; and all mistakes and warnings.
    package static func compile(
        _ files: [(name: String, source: SourceFile)]
    ) -> (templates: ProjectTemplates?, problems: [FileProblem]) {
        var reader = TemplateReader()
        for file in files { reader.read(file.name, file.source) }
        var errors: [TemplateError] = []
        let library = TemplateLibrary(
            reader.sources,
            over: BuiltInTemplates.sources,
            roots: BuiltInTemplate.allCases.map(\.rawValue),
            errors: &errors
        )
        let templates = ProjectTemplates(library: library, additions: reader.additions, files: reader.files)
        var problems = reader.problems + errors.map(templates.problem)
        if problems.contains(where: \.diagnostic.isError) { return (nil, problems) }
        problems += library.droppedTexts.map { FileProblem($0, .warning, source: templates.source) }
        problems += templates.unusedTemplates
        return (templates, problems)
    }

    /// The path that a template says of the file which it adds; `nil` for one that adds none.
    package static func pathOfAddition(_ source: SourceFile) -> String? {
        TemplateHeading(source.bytes)?["file"]?.value
    }

    /// The file of a template.
    ///
    /// - Parameter name: the name that the library knows it by.
    func source(of name: String) -> SourceFile {
        let name = AdditionTemplate.template(ofPattern: name)
        return files[name] ?? BuiltInTemplates.source(name)
    }

    /// A mistake where the project can mend it: one that shows in a built-in template comes from the template that names
    /// it, and what that gives it.
    func problem(_ error: TemplateError) -> FileProblem {
        func isOwn(_ place: TemplateError.Place) -> Bool {
            files[AdditionTemplate.template(ofPattern: place.template)] != nil
        }
        guard !isOwn(error.place), let index = error.notes.firstIndex(where: { isOwn($0.place) }) else {
            return FileProblem(error, source: source)
        }
        var notes = Array(error.notes[(index + 1)...])
        notes.insert(.init(place: error.place, message: "it is read here"), at: 0)
        return FileProblem(
            TemplateError(
                place: error.notes[index].place,
                message: error.message,
                suggestion: error.suggestion,
                notes: notes
            ),
            source: source
        )
    }

    /// Templates without any effect: most often the name is not quite that of the one that is meant.
    private var unusedTemplates: [FileProblem] {
        guard let included = library.includedNames else { return [] }
        let builtIn = BuiltInTemplates.sources.map(\.name)
        let idle = files.keys.filter { name in
            !included.contains(name) && !builtIn.contains(name) && !additions.contains { $0.name == name }
        }
        return idle.sorted().map { name in
            if let offset = TemplateHeading.misplaced(in: source(of: name).bytes) {
                let range = SourceRange(offset, offset + 3)
                return FileProblem(source: source(of: name), diagnostic: Diagnostic(.lateHeading(name), at: range))
            }
            // The ends of their names are the same and say nothing of how near they are.
            let stems = builtIn.map { Path.stem(of: $0) }
            let nearest = EditDistance.nearest(to: Path.stem(of: name), among: stems)
            let diagnostic = Diagnostic(
                .unusedTemplate(name),
                at: SourceRange(at: 0),
                suggestion: nearest.map { "did you mean '\($0)\(Self.suffix)'?" }
            )
            return FileProblem(source: source(of: name), diagnostic: diagnostic)
        }
    }
}

extension FileProblem {
    /// A mistake with its place in the template.
    ///
    /// - Parameter source: gives the file of a template.
    init(_ error: TemplateError, _ severity: Diagnostic.Severity = .error, source: (String) -> SourceFile) {
        let file = source(error.place.template)
        let isOfPattern = AdditionTemplate.isPattern(error.place.template)
        let range = LineIndex(file).range(of: error.place, in: file, isOfPattern: isOfPattern)
        var notes = error.notes.map { note in
            let path = source(note.place.template).path
            return Diagnostic.Note("\(note.message): \(path):\(note.place.line):\(note.place.column)")
        }
        // A circle of sixty includes says it all with its first ones.
        if notes.count > 4 { notes[3...] = [Diagnostic.Note("and \(notes.count - 3) more")] }
        let diagnostic = Diagnostic(
            .init(severity, rule: "template", error.message),
            at: range,
            notes: notes,
            suggestion: error.suggestion.map { "did you mean '\($0)'?" }
        )
        self.init(source: file, diagnostic: diagnostic)
    }
}

extension LineIndex {
    /// The place of a mistake, with the word, the tag or the pattern of a path that begins there.
    fileprivate func range(
        of place: TemplateError.Place,
        in file: SourceFile,
        isOfPattern: Bool
    ) -> SourceRange {
        guard place.line <= lineCount else { return SourceRange(at: file.bytes.count) }
        let line = range(ofLine: place.line)
        var offset = line.lowerBound
        for _ in 1..<max(place.column, 1) where offset < line.upperBound {
            offset += 1
            while offset < line.upperBound, file.bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        }
        let rest = file.bytes[offset..<line.upperBound]
        var end = rest.firstIndex { !$0.isIdentifierBody } ?? line.upperBound
        if rest.starts(with: "{%".utf8) || rest.starts(with: "{{".utf8) {
            end = rest.indices.first { $0 > offset + 2 && file.bytes[$0 - 1] == UInt8(ascii: "}") } ?? line.upperBound
        } else if isOfPattern, end == offset {
            end = line.upperBound
        }
        return SourceRange(offset, end)
    }
}

extension Diagnostic.Message {
    fileprivate static func lateHeading(_ name: String) -> Self {
        .init(
            .warning,
            rule: "unused-template",
            "'\(name)' adds no file: a heading begins in the first line of a template, and this one does not"
        )
    }

    fileprivate static func unusedTemplate(_ name: String) -> Self {
        .init(
            .warning,
            rule: "unused-template",
            "'\(name)' has no effect: no built-in template has its name, none includes it, and no heading says what "
                + "file it adds"
        )
    }
}

import Foundation
import GeneratorCore

extension GoldenCase {
    /// The module that the test files of all cases import.
    static let module = "App"

    /// What the generator makes of the case, by the path at which it is recorded.
    ///
    /// - Parameters:
    ///   - framework: that of the tests, where it is not the case's own.
    ///   - module: what the tests import, where that is not the case's own.
    func produce(
        framework: Profile.TestFramework? = nil,
        module: String? = nil
    ) throws -> [String: [UInt8]] {
        var produced: [String: [UInt8]] = [:]
        var rendered: [UInt8] = []
        var (configuration, problems) = try decodedConfiguration()
        if let framework {
            configuration.profile.testFramework = framework
            for spec in configuration.overrides.keys { configuration.overrides[spec]?.testFramework = framework }
        }
        let module = module ?? configuration.module ?? Self.module
        if let problems { rendered += problems.render(.text(color: false)) }
        let (templates, templateProblems) = try configuration.templates.map(compiledTemplates) ?? (nil, [])
        rendered += templateProblems.flatMap { Rendering($0).render(.text(color: false)) }
        let generator = Generator(
            profile: configuration.profile,
            templates: templates,
            overrides: configuration.overrides
        )
        for spec in specs {
            let source = try Self.source(spec)
            let result = generator.generate(source, module: module)
            if let problem = result.templateProblem { rendered += Rendering(problem).render(.text(color: false)) }
            rendered += Rendering(source: source, diagnostics: result.diagnostics).render(.text(color: false))
            for file in result.files {
                let previous = produced.updateValue(file.contents, forKey: Self.expectedPath(file.name))
                if previous != nil { throw ProducedTwice(file: file.name) }
            }
        }
        let supports = generator.generateSupport(module: module, withTests: true).files
        let backend = configuration.profile.backend
        for support in supports where !produced.isEmpty {
            let isForTests = support.name.contains("Test")
            let common = isForTests ? Self.commonTestSupport(backend) : Self.commonSupport(backend)
            if (try? Data(contentsOf: common)) != Data(support.contents) {
                produced[Self.expectedPath(support.name)] = support.contents
            }
        }
        if !rendered.isEmpty { produced[Self.plainDiagnostics] = rendered }
        return produced
    }

    /// The diagnostics of the case, without colour and with it.
    func produceDiagnostics() throws -> (files: [String: [UInt8]], rules: Set<String>) {
        let (configuration, problems) = try decodedConfiguration()
        var renderings = [problems].compactMap(\.self)
        let generator = Generator(profile: configuration.profile)
        for spec in specs {
            let source = try Self.source(spec)
            let diagnostics = generator.generate(source, module: Self.module).diagnostics
            renderings.append(Rendering(source: source, diagnostics: diagnostics))
        }
        let files = [
            Self.plainDiagnostics: renderings.flatMap { $0.render(.text(color: false)) },
            Self.colouredDiagnostics: renderings.flatMap { $0.render(.text(color: true)) },
        ]
        return (files, Set(renderings.flatMap { $0.diagnostics.map(\.message.rule) }))
    }

    /// What becomes of the case in a back end that its configuration does not name: the files, or what is wrong.
    func results(
        in backend: Backend,
        module: String? = nil
    ) throws -> (files: [GeneratedFile], errors: [(SourceFile, Diagnostic)]) {
        var errors: [(SourceFile, Diagnostic)] = []
        var configuration = Configuration()
        if let file = self.configuration {
            let source = try Self.source(file, in: backend)
            let (decoded, diagnostics) = ConfigurationDecoder.decode(source)
            configuration = decoded
            errors += diagnostics.filter(\.isError).map { (source, $0) }
        }
        configuration.profile.backend = backend
        guard errors.isEmpty else { return ([], errors) }
        let generator = Generator(profile: configuration.profile, overrides: configuration.overrides)
        var files: [GeneratedFile] = []
        for spec in specs {
            let source = try Self.source(spec)
            let result = generator.generate(source, module: module)
            errors += result.diagnostics.filter(\.isError).map { (source, $0) }
            files += result.files
        }
        guard errors.isEmpty else { return ([], errors) }
        return (files + generator.generateSupport(module: module, withTests: true).files, [])
    }

    /// Whether its support file has a type of the app in the signature of `transform`.
    var namesBagType: Bool {
        get throws {
            guard let configuration else { return false }
            return try String(contentsOf: configuration, encoding: .utf8).contains("bagType")
        }
    }

    /// The configuration as it is for another back end.
    private static func source(_ configuration: URL, in backend: Backend) throws -> SourceFile {
        let text = try String(contentsOf: configuration, encoding: .utf8)
        let rest = text.drop { $0 != "{" }.dropFirst()
        let isEmpty = rest.first { !$0.isWhitespace } == "}"
        let key = #"{ "backend": "\#(backend.rawValue)"\#(isEmpty ? "" : ",")"#
        return SourceFile(path: configuration.lastPathComponent, bytes: Array((key + rest).utf8))
    }

    /// What the import makes of the case: the spec, what is left of the file, what is generated then, and what is said.
    func produceImport() throws -> [String: [UInt8]] {
        var produced: [String: [UInt8]] = [:]
        let profile = try decodedConfiguration().0.profile
        var report = ""
        for url in handWritten {
            guard let source = try Importer.Source(Self.source(url)) else { continue }
            let result = Importer(profile: profile).run(source)
            let lines = LineIndex(source.file)
            report += "\(url.lastPathComponent): \(result.outcome)\n"
            for remark in result.remarks { report += "  line \(lines.line(of: remark.offset)): \(remark.text)\n" }
            for comparison in result.comparisons {
                for line in comparison.lines {
                    report += "  \(line.isEqual ? "equal  " : "differs") \(comparison.name) \(line.subject)\n"
                    if !line.isEqual { report += "    \(line.original)\n    \(line.generated)\n" }
                }
            }
            guard !result.spec.isEmpty else { continue }
            let stem = url.deletingPathExtension().lastPathComponent
            produced[Self.expectedPath("\(stem).viewmodel")] = result.spec
            if let logic = result.logic { produced[Self.expectedPath("\(stem).swift")] = Array(logic.utf8) }
            let spec = SourceFile(path: "\(stem).viewmodel", bytes: result.spec)
            for file in Generator(profile: profile).generate(spec, module: nil, withTests: false).files
            where file.ownership == .generator {
                produced[Self.expectedPath(file.name)] = file.contents
            }
        }
        produced[Self.importReport] = Array(report.utf8)
        for support in Generator(profile: profile).generateSupport(module: nil, withTests: false).files
        where produced.count > 1 {
            if (try? Data(contentsOf: Self.commonSupport(.rxSwift))) != Data(support.contents) {
                produced[Self.expectedPath(support.name)] = support.contents
            }
        }
        return produced
    }

    private struct ProducedTwice: Error {
        let file: String
    }

    /// The templates in the case's own folder.
    private func compiledTemplates(
        _ setting: Configuration.Templates
    ) throws -> (templates: ProjectTemplates?, problems: [FileProblem]) {
        let folder = self.folder.appending(path: setting.folder)
        let paths = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).sorted()
        let files = try paths.filter { $0.hasSuffix(ProjectTemplates.suffix) }.map { path in
            let bytes = [UInt8](try Data(contentsOf: folder.appending(path: path)))
            return (path, SourceFile(path: "\(setting.folder)/\(path)", bytes: bytes))
        }
        return ProjectTemplates.compile(files)
    }

    private func decodedConfiguration() throws -> (Configuration, Rendering?) {
        guard let configuration else {
            var standard = Configuration()
            if let backend { standard.profile.backend = backend }
            return (standard, nil)
        }
        let source = try Self.source(configuration)
        let (decoded, diagnostics) = ConfigurationDecoder.decode(source)
        return (decoded, Rendering(source: source, diagnostics: diagnostics))
    }

    /// A file under the name that diagnostics show.
    private static func source(_ url: URL) throws -> SourceFile {
        SourceFile(path: url.lastPathComponent, bytes: [UInt8](try Data(contentsOf: url)))
    }
}

/// The diagnostics of one file on their way to a text.
private struct Rendering {
    let source: SourceFile
    let diagnostics: [Diagnostic]

    init(source: SourceFile, diagnostics: [Diagnostic]) {
        self.source = source
        self.diagnostics = diagnostics
    }

    init(_ problem: FileProblem) {
        self.init(source: problem.source, diagnostics: [problem.diagnostic])
    }

    func render(_ style: DiagnosticStyle) -> [UInt8] {
        Array(style.render(diagnostics, in: source).utf8)
    }
}

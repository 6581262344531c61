import StencilTemplates

/// The files of views: the bindings, which the generator owns, and view controllers and cells, which the user does.
extension Renderer {
    func viewFiles(_ context: TemplateRecord) throws(TemplateError) -> [GeneratedFile] {
        var files: [GeneratedFile] = []
        let context = context.replacing("imports", by: .strings(imports(context)))
        for case .dictionary(let viewModel) in context.viewModels {
            guard case .dictionary(let view)? = viewModel["view"], case .string(let name)? = view["name"] else {
                continue
            }
            let values = SpecValues.record(context, viewModel: .dictionary(viewModel))
            let fileName = FileNames.view(name: name)
            files.append(
                GeneratedFile(
                    role: .view,
                    ownership: .generator,
                    name: fileName,
                    contents: try text(.viewFile, named(values, fileName))
                )
            )
            if profile.viewFramework == .swiftui {
                files.append(try userFile(name, .swiftUIViewFile, context, values, functions: nil))
                continue
            }
            files.append(try userFile(name, .viewControllerFile, context, values, functions: view["functions"]))
            guard case .array(let cells)? = view["cells"] else { continue }
            for case .dictionary(let cell) in cells {
                guard case .string(let name)? = cell["name"], let function = cell["function"] else { continue }
                let values = SpecValues.record(context, viewModel: .dictionary(viewModel), cell: .dictionary(cell))
                files.append(try userFile(name, .cellFile, context, values, functions: .array([function])))
            }
        }
        return files
    }

    /// A file of the user, with the functions that must be there.
    ///
    /// - Parameters:
    ///   - context: what every template of the spec sees, without what `values` has besides.
    private func userFile(
        _ type: String,
        _ template: BuiltInTemplate,
        _ context: TemplateRecord,
        _ values: TemplateRecord,
        functions: TemplateValue?
    ) throws(TemplateError) -> GeneratedFile {
        let name = FileNames.viewController(name: type)
        let viewModel = values["viewModel"] ?? .none
        var owned: [(viewModel: TemplateValue, function: TemplateValue)] = []
        if case .array(let functions)? = functions { owned = functions.map { (viewModel, $0) } }
        var file = GeneratedFile(
            role: .viewController,
            ownership: .user,
            name: name,
            contents: try text(template, named(values, name)),
            requirements: try requirements(named(context, name), owned, .viewFunction)
        )
        file.declaredType = type
        try checkDeclarations(in: file, template)
        return file
    }

    /// The imports of a spec, with the framework of its views.
    private func imports(_ context: TemplateRecord) -> [String] {
        var lines: [String] = profile.viewFramework.modules
        if case .array(let imports)? = context["imports"] {
            for case .string(let line) in imports { lines.append(line) }
        }
        return ImportList.sorted(lines)
    }
}

extension TemplateRecord {
    /// The record with another value for a key that it has.
    fileprivate func replacing(_ key: TemplateKey, by value: TemplateValue) -> TemplateRecord {
        var values = values
        if let index = keys.all.firstIndex(of: key) { values[index] = value }
        return TemplateRecord(keys, values)
    }
}

extension Profile.ViewFramework {
    fileprivate var modules: [String] {
        switch self {
        case .uikit: ["UIKit"]
        case .appkit: ["AppKit"]
        case .swiftui: ["Combine", "SwiftUI"]
        }
    }
}

import Foundation
import PackagePlugin

/// `swift package generate-viewmodels`: runs the tool on the targets of the package that hold specs.
@main
struct GenerateViewModels: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let call = try Call(arguments)
        let run = ToolRun(
            tool: try context.tool(named: "viewmodelgen").path,
            directory: context.package.directory,
            options: call.options
        )
        if call.asksForHelp { return try run.showHelp() }
        let package = context.package
        let (specTargets, testTargets) = (package.specTargets, package.testTargets)
        let strays = package.strays(outside: specTargets + testTargets).map(run.relative)
        let targets = try call.targets(of: specTargets, testTargets: testTargets, strays: strays)
        for stray in call.names.isEmpty ? strays : [] {
            Diagnostics.warning(
                "'\(stray)' lies in no target, so nothing is generated from it; move it into one's folder"
            )
        }
        for target in targets where target.tests == nil && !call.options.contains("--no-tests") {
            Diagnostics.remark("no test target depends on '\(target.name)'")
        }
        try run.run(on: targets)
    }
}

extension Package {
    /// The targets that are searched for specs unless the call names others.
    fileprivate var specTargets: [SpecTarget] {
        modules { $0 == .generic || $0 == .executable }
    }

    /// The specs of the package that lie in the folder of no target.
    fileprivate func strays(outside targets: [SpecTarget]) -> [String] {
        let folders = targets.flatMap(\.paths).map { $0.string + "/" }
        return SpecTarget.specs(in: directory).filter { spec in
            !folders.contains { spec.hasPrefix($0) } && !belongsToOther(Path(spec))
        }
    }

    /// Whether a file belongs to a package or project inside of this one, an example for instance.
    private func belongsToOther(_ file: Path) -> Bool {
        var folder = file.removingLastComponent()
        while folder.string.count > directory.string.count {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.string)) ?? []
            if names.contains(where: { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") }) { return true }
            folder = folder.removingLastComponent()
        }
        return false
    }

    /// The targets that are searched only when the call names them.
    fileprivate var testTargets: [SpecTarget] {
        modules { $0 == .test }
    }

    private func modules(where isMeant: (ModuleKind) -> Bool) -> [SpecTarget] {
        sourceModules.filter { isMeant($0.kind) }.map { module in
            SpecTarget(
                name: module.name,
                module: module.moduleName,
                paths: [module.directory],
                tests: tests(of: module)?.directory
            )
        }
    }

    /// The test target of `module`: the one that is called after it, else the first one that depends on it.
    private func tests(of module: any SourceModuleTarget) -> (any SourceModuleTarget)? {
        let candidates = sourceModules.filter { $0.kind == .test && $0.depends(on: module) }
        return candidates.first { $0.name == module.name + "Tests" } ?? candidates.first
    }
}

extension SourceModuleTarget {
    fileprivate func depends(on module: any SourceModuleTarget) -> Bool {
        dependencies.contains { dependency in
            switch dependency {
            case .target(let target): target.id == module.id
            case .product(let product): product.targets.contains { $0.id == module.id }
            @unknown default: false
            }
        }
    }
}

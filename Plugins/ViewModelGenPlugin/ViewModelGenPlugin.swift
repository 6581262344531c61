import PackagePlugin

/// Generates the ViewModels of a target's specs while it is built, into the build folder.
///
/// Nothing is written beside the specs: logic functions are written by hand, and test stubs come from the command
/// plugin alone.
@main
struct ViewModelGenPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        return try SpecCommands(
            target: target.name,
            files: module.sourceFiles.map(\.path),
            root: context.package.directory,
            tool: try context.tool(named: "viewmodelgen").path,
            output: context.pluginWorkDirectory
        ).commands()
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension ViewModelGenPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        try SpecCommands(
            target: target.displayName,
            files: target.inputFiles.map(\.path),
            root: context.xcodeProject.directory,
            tool: try context.tool(named: "viewmodelgen").path,
            output: context.pluginWorkDirectory
        ).commands()
    }
}
#endif

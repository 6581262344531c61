#if canImport(XcodeProjectPlugin)
import Foundation
import PackagePlugin
import XcodeProjectPlugin

extension GenerateViewModels: XcodeCommandPlugin {
    /// The same for the targets of an Xcode project, which have no folder: their specs are meant, and those in the
    /// folder that is called after the target.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
        let call = try Call(arguments)
        let project = context.xcodeProject
        let run = ToolRun(
            tool: try context.tool(named: "viewmodelgen").path,
            directory: project.directory,
            options: ["--diagnostics", "xcode"] + call.options
        )
        if call.asksForHelp { return try run.showHelp() }
        let targets = project.targets.map { SpecTarget($0, in: project) }
        try run.run(on: call.targets(of: targets, testTargets: []))
    }
}

extension SpecTarget {
    fileprivate init(_ target: XcodeTarget, in project: XcodeProject) {
        let name = target.displayName
        let folder = project.directory.appending(name)
        var isFolder: ObjCBool = false
        let hasFolder =
            FileManager.default.fileExists(atPath: folder.string, isDirectory: &isFolder) && isFolder.boolValue
        let specs = target.inputFiles.map(\.path).filter { $0.lastComponent.hasSuffix(FileNames.specSuffix) }
        self.init(
            name: name,
            module: String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }),
            paths: (hasFolder ? [folder] : []) + specs,
            tests: nil
        )
    }
}
#endif

// swift-tools-version: 5.9

import Foundation
import PackageDescription

/// The language settings of every target: the Swift 6 language mode's own features, early.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// What the plugins run: the tool as a binary where the package was made by `make distribution`, built otherwise.
let bundle = "viewmodelgen.artifactbundle"
let isDistribution = FileManager.default.fileExists(atPath: Context.packageDirectory + "/" + bundle)

let plugins: [Target] = [
    .plugin(
        name: "GenerateViewModels",
        capability: .command(
            intent: .custom(
                verb: "generate-viewmodels",
                description: "Generate the ViewModels of the package's specs."
            ),
            permissions: [
                .writeToPackageDirectory(reason: "It writes the ViewModels beside their specs, and their tests.")
            ]
        ),
        dependencies: ["viewmodelgen"]
    ),
    .plugin(name: "ViewModelGenPlugin", capability: .buildTool(), dependencies: ["viewmodelgen"]),
]

let tool: [Target] = [
    .target(name: "StencilTemplates", swiftSettings: settings),
    .target(name: "GeneratorCore", dependencies: ["StencilTemplates"], swiftSettings: settings),
    .executableTarget(name: "viewmodelgen", dependencies: ["GeneratorCore"], swiftSettings: settings),
    .testTarget(
        name: "StencilTemplatesTests",
        dependencies: ["StencilTemplates"],
        exclude: ["Conformance"],
        swiftSettings: settings
    ),
    .testTarget(
        name: "GeneratorCoreTests",
        dependencies: ["GeneratorCore", "StencilTemplates"],
        swiftSettings: settings
    ),
    .testTarget(
        name: "CommandLineTests",
        dependencies: ["viewmodelgen", "GeneratorCore"],
        exclude: ["Help"],
        swiftSettings: settings
    ),
]

let pluginProducts: [Product] = [
    .plugin(name: "GenerateViewModels", targets: ["GenerateViewModels"]),
    .plugin(name: "ViewModelGenPlugin", targets: ["ViewModelGenPlugin"]),
]

let package = Package(
    name: "ViewModelGen",
    platforms: [.macOS(.v13)],
    products: isDistribution
        ? pluginProducts : [.executable(name: "viewmodelgen", targets: ["viewmodelgen"])] + pluginProducts,
    targets: isDistribution ? [.binaryTarget(name: "viewmodelgen", path: bundle)] + plugins : tool + plugins,
    swiftLanguageVersions: [.v5, .version("6")]
)

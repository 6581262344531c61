// swift-tools-version: 5.9

import PackageDescription

/// The language settings of every target: the Swift 6 language mode's own features, early.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "ViewModelGen",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "viewmodelgen", targets: ["viewmodelgen"]),
        .plugin(name: "GenerateViewModels", targets: ["GenerateViewModels"]),
        .plugin(name: "ViewModelGenPlugin", targets: ["ViewModelGenPlugin"]),
    ],
    targets: [
        .target(name: "StencilTemplates", swiftSettings: settings),
        .target(name: "GeneratorCore", dependencies: ["StencilTemplates"], swiftSettings: settings),
        .executableTarget(name: "viewmodelgen", dependencies: ["GeneratorCore"], swiftSettings: settings),
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
    ],
    swiftLanguageVersions: [.v5, .version("6")]
)

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
        .executable(name: "viewmodelgen", targets: ["viewmodelgen"])
    ],
    targets: [
        .target(name: "StencilTemplates", swiftSettings: settings),
        .target(name: "GeneratorCore", dependencies: ["StencilTemplates"], swiftSettings: settings),
        .executableTarget(name: "viewmodelgen", dependencies: ["GeneratorCore"], swiftSettings: settings),
        .testTarget(name: "StencilTemplatesTests", dependencies: ["StencilTemplates"], swiftSettings: settings),
        .testTarget(
            name: "GeneratorCoreTests",
            dependencies: ["GeneratorCore", "StencilTemplates"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "CommandLineTests",
            dependencies: ["viewmodelgen", "GeneratorCore"],
            swiftSettings: settings
        ),
    ],
    swiftLanguageVersions: [.v5, .version("6")]
)

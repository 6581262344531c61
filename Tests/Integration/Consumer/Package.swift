// swift-tools-version: 5.9

import PackageDescription

/// What a user's package looks like: one target whose ViewModels the command writes, one that generates them while it is
/// built. In place of RxSwift it has the declarations of `Tests/APIStubs`, so that it builds without a network.
let package = Package(
    name: "Consumer",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "ViewModelGen", path: "../../..")],
    targets: [
        .target(name: "App", dependencies: ["RxCocoa"], exclude: ["Screens/SignUpViewModel.viewmodel"]),
        .target(
            name: "Feature",
            dependencies: ["RxCocoa"],
            plugins: [.plugin(name: "ViewModelGenPlugin", package: "ViewModelGen")]
        ),
        .target(name: "Plain"),
        // Not called after the target that it tests, so that it can be found only by its dependency.
        .testTarget(name: "Specifications", dependencies: ["App", "RxTest"]),
        .target(name: "RxSwift", path: "APIStubs/RxSwift", swiftSettings: stubSettings),
        .target(name: "RxRelay", dependencies: ["RxSwift"], path: "APIStubs/RxRelay", swiftSettings: stubSettings),
        .target(
            name: "RxCocoa",
            dependencies: ["RxRelay"],
            path: "APIStubs/RxCocoa",
            // What is on views: it needs UIKit or AppKit.
            exclude: ["AppKitControls.swift", "UIKitControls.swift", "UIKitLists.swift"],
            swiftSettings: stubSettings
        ),
        .target(name: "RxTest", dependencies: ["RxCocoa"], path: "APIStubs/RxTest", swiftSettings: stubSettings),
    ]
)

var stubSettings: [SwiftSetting] { [.unsafeFlags(["-suppress-warnings"])] }

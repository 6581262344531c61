extension Profile {
    /// The keys of the configuration that may show in support files, each with what takes its value over.
    private static var settings: [(key: String, copy: @Sendable (inout Profile, Profile) -> Void)] {
        [
            ("backend", { $0.backend = $1.backend }),
            ("testFramework", { $0.testFramework = $1.testFramework }),
            ("access", { $0.access = $1.access }),
            ("kind", { $0.kind = $1.kind }),
            ("conformance", { $0.conformance = $1.conformance }),
            ("transform.name", { $0.transformName = $1.transformName }),
            ("transform.label", { $0.transformLabel = $1.transformLabel }),
            (
                "transform.disposeBag",
                {
                    $0.disposeBag = $1.disposeBag
                    $0.bagParameter = $1.bagParameter
                }
            ),
            ("wiring", { $0.stored = $1.stored }),
            ("rxSwiftExt", { $0.usesRxSwiftExt = $1.usesRxSwiftExt }),
            ("imports", { $0.imports = $1.imports }),
            ("header", { $0.header = $1.header }),
            ("indentation", { $0.indentation = $1.indentation }),
        ]
    }

    /// The keys whose values in `other`, each alone, change something.
    func keys(of other: Profile, where changes: (Profile) -> Bool) -> [String] {
        Self.settings.filter { setting in
            var copy = self
            setting.copy(&copy, other)
            return copy != self && changes(copy)
        }.map(\.key)
    }
}

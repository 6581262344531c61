// Settings of single specs: for teams whose ViewModels are not all alike.

extension ConfigurationKey {
    static let overrides = ConfigurationKey(
        name: "overrides",
        type: .list(of: .object(override)),
        summary: "Settings of specs that look otherwise: their names, and any of `access`, `kind`, `baseClass`, "
            + "`conformance`, `transform`, `wiring`, `dependencies`, `interface`, `outputRelays`, `captures`, "
            + "`trackers`, `traits` and `imports`.",
        defaultValue: "[]",
        example: #"[{ "specs": ["LegacyViewModel"], "kind": "class", "baseClass": "BaseViewModel" }]"#,
        // Read behind all others, wherever it stands.
        store: { _, _ in }
    )

    static let override: [ConfigurationKey] =
        [
            ConfigurationKey(
                name: "specs",
                type: .list(of: .text(.spec), mayBeEmpty: false),
                summary: "The names of the specs, without folder and ending.",
                example: #"["SignUpViewModel", "LoginViewModel"]"#,
                isRequired: true,
                store: { _, _ in }
            )
        ]
        + look.filter { key in
            [
                "access", "kind", "baseClass", "conformance", "transform", "wiring", "dependencies", "interface",
                "outputRelays", "captures", "trackers", "traits", "imports",
            ].contains(key.name)
        }
}

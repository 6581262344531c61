import StencilTemplates

/// The values of the object that stands for a ViewModel in SwiftUI, and of the view that its author gets to start with.
enum AdapterValues {
    private static let keys = TemplateKeys([
        "properties", "relays", "input", "transform", "usesOutput", "bindings", "methods", "controls",
    ])

    static func record(_ adapter: ViewAdapter, _ base: ViewLowering) -> TemplateValue {
        let lowered = AdapterLowering.lower(adapter, base)
        return .dictionary(
            TemplateRecord(
                keys,
                [
                    .strings(lowered.properties),
                    .strings(lowered.relays),
                    .string(lowered.input),
                    .string(lowered.transform),
                    .bool(lowered.usesOutput),
                    .strings(lowered.bindings),
                    .strings(lowered.methods),
                    .strings(controls(adapter, base.viewModel)),
                ]
            )
        )
    }

    /// `TextField("Email", text: $model.email)`: one for each input of which a control is known.
    private static func controls(_ adapter: ViewAdapter, _ viewModel: ViewModel) -> [String] {
        let controls: [String] = adapter.feeds.compactMap { feed in
            let type = viewModel.fed(feed.target).type
            switch feed.form {
            case .property(let name, _) where type.element == "String":
                return "TextField(\"\(title(name))\", text: $model.\(name.escapedMember))"
            case .property(let name, _) where type.element == "Bool":
                return "Toggle(\"\(title(name))\", isOn: $model.\(name.escapedMember))"
            case .method(let name) where type.isVoid:
                return "Button(\"\(title(name))\") { model.\(name.escapedMember)() }"
            case .property, .method, .expression: return nil
            }
        }
        return controls.isEmpty ? ["Text(\"\(viewModel.name)\")"] : controls
    }

    /// `Sign up` of `signUpTap`.
    private static func title(_ name: String) -> String {
        var words: [String] = []
        for character in name where character.isLetter || character.isNumber {
            if character.isUppercase || words.isEmpty { words.append("") }
            words[words.count - 1] += character.lowercased()
        }
        if words.count > 1, words.last == "tap" || words.last == "tapped" { words.removeLast() }
        return words.joined(separator: " ").capitalizedFirst
    }
}

import StencilTemplates

/// Template values as JSON, for people to read.
enum ValueDump {
    static func json(_ value: TemplateValue) -> String {
        var text = ""
        append(value, indentation: "", to: &text)
        return text + "\n"
    }

    private static func append(_ value: TemplateValue, indentation: String, to text: inout String) {
        switch value {
        case .none: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .integer(let value): text += "\(value)"
        case .real(let value): text += value.isFinite ? "\(value)" : "null"
        case .string(let value): text += JSONStyle.quoted(withoutBoundaries(value))
        case .array(let items):
            append(items.map { ("", $0) }, "[", "]", indentation: indentation, to: &text)
        case .dictionary(let record):
            let members = zip(record.keys.all, record.values).map { (JSONStyle.quoted($0.text) + ": ", $1) }
            append(members, "{", "}", indentation: indentation, to: &text)
        }
    }

    private static func append(
        _ members: [(label: String, value: TemplateValue)],
        _ open: String,
        _ close: String,
        indentation: String,
        to text: inout String
    ) {
        text += open
        let inner = indentation + "    "
        for (index, member) in members.enumerated() {
            text += (index == 0 ? "\n" : ",\n") + inner + member.label
            append(member.value, indentation: inner, to: &text)
        }
        text += members.isEmpty ? close : "\n\(indentation)\(close)"
    }

    /// A text as a file holds it: what tells the step of indentation apart is not in it any more.
    private static func withoutBoundaries(_ text: String) -> String {
        text.contains(FragmentText.boundary) ? text.filter { String($0) != FragmentText.boundary } : text
    }
}

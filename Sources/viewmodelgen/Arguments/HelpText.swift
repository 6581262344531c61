/// The texts of `--help` and of the answer to a wrong call.
enum HelpText {
    static let toolName = "viewmodelgen"

    private static let width = 80
    private static let column = 26
    /// With more options than this the usage line only says that there are some.
    private static let usageLimit = 8

    /// The help of the tool itself.
    static func tool(overview: String, commands: [CommandSyntax], standard: String) -> String {
        var text = "OVERVIEW: \(overview)\n\nUSAGE: \(toolName) <subcommand>\n\nOPTIONS:\n"
        for option in [Option.version, .help] { text += row(option.label, option.abstract) }
        text += "\nSUBCOMMANDS:\n"
        for command in commands {
            text += row(command.name + (command.name == standard ? " (default)" : ""), command.overview)
        }
        return text + "\n  See '\(toolName) help <subcommand>' for detailed help.\n"
    }

    /// The help of one command.
    static func command(_ command: CommandSyntax) -> String {
        var text = "OVERVIEW: \(command.overview)\n"
        if !command.discussion.isEmpty { text += "\n\(command.discussion)\n" }
        text += "\nUSAGE: \(usage(of: command))\n"
        if let positional = command.positional {
            text += "\nARGUMENTS:\n" + row(positional.label, positional.help)
        }
        text += "\nOPTIONS:\n"
        for option in command.options + [.version, .help] where !option.isHidden {
            text += row(option.label, option.abstract)
        }
        return text
    }

    /// What a wrong call is answered.
    static func answer(to error: ArgumentError) -> String {
        var text = "Error: \(error.message)\n"
        if let option = error.option { text += "Help:  \(option.label)  \(option.abstract)\n" }
        let name = error.command.map { "\(toolName) \($0.name)" } ?? toolName
        text += "Usage: \(error.command.map(usage) ?? "\(toolName) <subcommand>")\n"
        return text + "  See '\(name) --help' for more information.\n"
    }

    private static func usage(of command: CommandSyntax) -> String {
        let options = command.options.filter { !$0.isHidden }
        var parts = [toolName, command.name]
        parts += options.count > usageLimit ? ["[<options>]"] : options.map { "[\($0.synopsis)]" }
        if let positional = command.positional { parts.append(positional.synopsis) }
        return parts.joined(separator: " ")
    }

    /// Two columns; the text of the right one is wrapped.
    private static func row(_ label: String, _ text: String) -> String {
        let lines = wrap(text, at: width - column)
        let left = "  " + label
        let margin = String(repeating: " ", count: column)
        guard left.count < column else {
            return left + "\n" + lines.map { margin + $0 + "\n" }.joined()
        }
        let padding = String(repeating: " ", count: column - left.count)
        return left + padding + lines.joined(separator: "\n" + margin) + "\n"
    }

    private static func wrap(_ text: String, at width: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}

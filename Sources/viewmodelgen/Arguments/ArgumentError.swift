internal import GeneratorCore

/// A call that the tool does not understand; ends with the exit status for wrong usage.
struct ArgumentError: Error {
    /// What is wrong, as a sentence.
    let message: String
    /// The option that it is about, whose help is repeated.
    var option: Option?
    /// The command that was called, whose usage is repeated; `nil` for the tool itself.
    var command: CommandSyntax?
}

extension ArgumentError {
    static func unknownOption(_ name: String, of command: CommandSyntax) -> ArgumentError {
        let known = (command.options + [.version, .help]).filter { !$0.isHidden }.map { "--\($0.name)" }
        let hint = EditDistance.nearest(to: name, among: known).map { ". Did you mean '\($0)'?" } ?? ""
        return ArgumentError(message: "Unknown option '\(name)'\(hint)", command: command)
    }

    static func missingValue(of option: Option, of command: CommandSyntax) -> ArgumentError {
        ArgumentError(message: "Missing value for '\(option.synopsis)'", option: option, command: command)
    }

    static func unexpectedValue(_ value: String, of option: Option, of command: CommandSyntax) -> ArgumentError {
        ArgumentError(
            message: "The option '--\(option.name)' does not take any value, but '\(value)' was specified.",
            option: option,
            command: command
        )
    }

    static func invalidValue(_ value: String, of option: Option, of command: CommandSyntax) -> ArgumentError {
        var message = "The value '\(value)' is invalid for '\(option.synopsis)'"
        if case .choice(_, let values, _) = option.value, let last = values.last {
            let others = values.dropLast().map { "'\($0)'" }.joined(separator: ", ")
            message += ". Please provide one of \(others) or '\(last)'."
        } else if case .count = option.value {
            message += ". Please provide a whole number of at least 1."
        }
        return ArgumentError(message: message, option: option, command: command)
    }

    static func unexpectedArguments(_ values: [String], of command: CommandSyntax) -> ArgumentError {
        let list = values.map { "'\($0)'" }.joined(separator: ", ")
        let message =
            values.count == 1 ? "Unexpected argument \(list)" : "\(values.count) unexpected arguments: \(list)"
        return ArgumentError(message: message, command: command)
    }

    static func missingArgument(_ positional: Positional, of command: CommandSyntax) -> ArgumentError {
        ArgumentError(message: "Missing expected argument '<\(positional.name)>'", command: command)
    }

    static func conflict(_ first: Option, _ second: Option, of command: CommandSyntax) -> ArgumentError {
        ArgumentError(message: "'--\(first.name)' and '--\(second.name)' exclude each other", command: command)
    }

    static func unknownCommand(_ name: String, known: [String]) -> ArgumentError {
        let hint = EditDistance.nearest(to: name, among: known).map { ". Did you mean '\($0)'?" } ?? ""
        return ArgumentError(message: "Unknown subcommand '\(name)'\(hint)")
    }
}

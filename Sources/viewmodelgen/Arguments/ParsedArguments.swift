/// The arguments of one call of a command.
struct ParsedArguments {
    let command: CommandSyntax
    private var flags: Set<String> = []
    private var values: [String: String] = [:]
    /// The arguments that are no options, in their order.
    private(set) var positionals: [String] = []

    /// Reads `arguments`: what stands after the command's name.
    ///
    /// `--name value` and `--name=value` are the same, of a repeated option the last value counts, and after `--` nothing
    /// is an option any more.
    ///
    /// - Throws: ``ArgumentError`` for the first argument that the command does not take.
    init(_ arguments: some Sequence<String>, of command: CommandSyntax) throws(ArgumentError) {
        self.command = command
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                positionals += rest
                break
            }
            if argument.hasPrefix("-") && argument != "-" {
                try readOption(argument, &rest)
            } else {
                positionals.append(argument)
            }
        }
        // Whoever asks for help gets it, whatever else is missing.
        if !has(.help) { try checkPositionals() }
    }

    func has(_ option: Option) -> Bool { flags.contains(option.name) }

    /// The value that was given.
    func value(of option: Option) -> String? { values[option.name] }

    private mutating func readOption(_ argument: String, _ rest: inout ArraySlice<String>) throws(ArgumentError) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        let known = command.options + [.version, .help]
        guard let option = known.first(where: { "--\($0.name)" == name || $0.short.map { "-\($0)" } == name }) else {
            throw ArgumentError.unknownOption(name, of: command)
        }
        let attached = parts.count > 1 ? String(parts[1]) : nil
        if case .none = option.value {
            if let attached { throw ArgumentError.unexpectedValue(attached, of: option, of: command) }
            flags.insert(option.name)
            return
        }
        guard let value = attached ?? Self.next(&rest), !value.isEmpty else {
            throw ArgumentError.missingValue(of: option, of: command)
        }
        try check(value, of: option)
        values[option.name] = value
    }

    /// The next argument unless it is an option.
    private static func next(_ rest: inout ArraySlice<String>) -> String? {
        guard let value = rest.first, value == "-" || !value.hasPrefix("-") else { return nil }
        rest.removeFirst()
        return value
    }

    private func check(_ value: String, of option: Option) throws(ArgumentError) {
        let isRight =
            switch option.value {
            case .none, .text: true
            case .choice(_, let values, _): values.contains(value)
            case .count: Int(value).map { $0 > 0 } ?? false
            }
        if !isRight { throw ArgumentError.invalidValue(value, of: option, of: command) }
    }

    private func checkPositionals() throws(ArgumentError) {
        let positional = command.positional
        if positional?.isRepeated != true {
            let extra = positionals.dropFirst(positional == nil ? 0 : 1)
            if !extra.isEmpty { throw ArgumentError.unexpectedArguments(Array(extra), of: command) }
        }
        if let positional, positional.isRequired, positionals.isEmpty {
            throw ArgumentError.missingArgument(positional, of: command)
        }
    }
}

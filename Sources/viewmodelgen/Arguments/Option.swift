/// An option of a command: `--check`, `--config <file>`.
struct Option: Sendable {
    /// What stands after the name.
    enum Value: Sendable {
        /// Nothing: it is a flag.
        case none
        /// A text, called `placeholder` in the help.
        case text(_ placeholder: String)
        /// One of `values`.
        case choice(_ placeholder: String, _ values: [String], default: String)
        /// A whole number of at least one.
        case count(_ placeholder: String, default: String)
    }

    /// The name without the dashes.
    let name: String
    var short: Character?
    var value: Value = .none
    let help: String
    /// Whether the help leaves it out: it is there for the plugins.
    var isHidden = false

    /// The option as it is written: `--config <file>`.
    var synopsis: String {
        switch value {
        case .none: "--\(name)"
        case .text(let placeholder), .choice(let placeholder, _, _), .count(let placeholder, _):
            "--\(name) <\(placeholder)>"
        }
    }

    /// The left column of the help: `-h, --help`.
    var label: String { (short.map { "-\($0), " } ?? "") + synopsis }

    /// The right column of the help.
    var abstract: String {
        switch value {
        case .none, .text: help
        case .choice(_, let values, let standard):
            "\(help) (values: \(values.joined(separator: ", ")); default: \(standard))"
        case .count(_, let standard): "\(help) (default: \(standard))"
        }
    }

    static let help = Option(name: "help", short: "h", help: "Show help information.")
    static let version = Option(name: "version", help: "Show the version.")
}

/// The arguments of a command that are no options: `<path> ...`.
struct Positional: Sendable {
    let name: String
    let help: String
    var isRequired = false
    var isRepeated = false

    /// `<name>`, `[<path> ...]`.
    var synopsis: String {
        let inner = label
        return isRequired ? inner : "[\(inner)]"
    }

    /// The left column of the help.
    var label: String { "<\(name)>" + (isRepeated ? " ..." : "") }
}

/// What a command takes, for the parser and for the help.
struct CommandSyntax: Sendable {
    let name: String
    /// One sentence.
    let overview: String
    /// What else there is to say, wrapped at 80 columns.
    var discussion = ""
    var positional: Positional?
    let options: [Option]
}

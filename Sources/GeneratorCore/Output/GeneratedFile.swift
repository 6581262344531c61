/// A file as a value: nothing is on the disk before the Writer has it.
package struct GeneratedFile: Sendable {
    /// Who owns the file, and with that the rule for writing it.
    package enum Ownership: Sendable {
        /// The generator: rewritten whenever its content changes.
        case generator
        /// The user: created once, afterwards only what is missing is added.
        case user
    }

    /// What the file is for: decides its folder and the rule by which missing parts are added.
    package enum Role: String, Sendable {
        case viewModel, logic, testStubs, support
    }

    package var role: Role
    package var ownership: Ownership
    /// The file name, without a folder.
    package var name: String
    package var contents: [UInt8]
    /// For a file of the user: the declarations that must exist, with the text that adds each.
    package var requirements: [Requirement]

    /// A function that must exist in a file of the user, or elsewhere in its target.
    package struct Requirement: Sendable {
        /// The type in whose declaration or extension it must stand: `SignUpViewModel`.
        package var type: String
        /// The full name: `message(error:)`.
        package var signature: String
        /// The declaration as it is added, one line an element, not indented.
        package var lines: [String]
        package init(type: String, signature: String, lines: [String]) {
            self.type = type
            self.signature = signature
            self.lines = lines
        }
    }

    package init(
        role: Role,
        ownership: Ownership,
        name: String,
        contents: [UInt8],
        requirements: [Requirement] = []
    ) {
        self.role = role
        self.ownership = ownership
        self.name = name
        self.contents = contents
        self.requirements = requirements
    }
}

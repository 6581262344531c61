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
        case viewModel, logic, wiringTests, testStubs, support, testSupport
    }

    package var role: Role
    package var ownership: Ownership
    /// The file name, without a folder.
    package var name: String
    package var contents: [UInt8]
    /// For a file of the user: the declarations that must exist, with the text that adds each.
    package var requirements: [Requirement]

    /// Whether it is written once a target, not once a spec.
    package var isSupport: Bool { role == .support || role == .testSupport }

    /// A function that must exist in a file of the user, or elsewhere in its target.
    package struct Requirement: Sendable {
        /// The type in whose declaration or extension it must stand: `SignUpViewModel`.
        package var type: String
        /// The full name: `message(error:)`.
        package var signature: String
        private let declaration: Declaration

        /// The text that adds it, made only when it is missing, which it is once in its life.
        private enum Declaration: Sendable {
            case lines([String])
            case made(index: Int, by: @Sendable (Int) -> [String])
        }

        package init(type: String, signature: String, lines: [String]) {
            self.type = type
            self.signature = signature
            declaration = .lines(lines)
        }

        /// - Parameters:
        ///   - index: which of the functions it is that `lines` knows.
        ///   - lines: gives the declaration; one closure serves all functions of a file.
        package init(type: String, signature: String, index: Int, lines: @escaping @Sendable (Int) -> [String]) {
            self.type = type
            self.signature = signature
            declaration = .made(index: index, by: lines)
        }

        /// The declaration as it is added, one line an element, not indented.
        package var lines: [String] {
            switch declaration {
            case .lines(let lines): lines
            case .made(let index, let lines): lines(index)
            }
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

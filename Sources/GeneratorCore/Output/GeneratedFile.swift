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
        case viewModel, logic, wiringTests, testStubs, support, testSupport, view, viewController
        /// What a template of the project adds: see ``Addition``.
        case addition
    }

    /// A file that a template of the project adds.
    package struct Addition: Hashable, Sendable {
        /// The name of the template.
        package var template: String
        var folder: TemplateHeading.Folder
        var isPerTarget: Bool
        /// Whether its name is known before its spec is read, so that a build system can ask for it.
        package var isForBuilds: Bool
    }

    package var role: Role
    package var ownership: Ownership
    /// The file name, without a folder; of an addition the path in its folder.
    package var name: String
    package var contents: [UInt8]
    /// For a file of the user: the declarations that must exist, with the text that adds each.
    package var requirements: [Requirement]
    /// The type that it declares: nothing is created where another file of the target does.
    package var declaredType: String?
    /// What is said of it when its role is ``Role/addition``.
    package var addition: Addition?

    /// Whether it is written once a target, not once a spec.
    package var isSupport: Bool { role == .support || role == .testSupport || addition?.isPerTarget == true }

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
        requirements: [Requirement] = [],
        addition: Addition? = nil
    ) {
        self.role = role
        self.ownership = ownership
        self.name = name
        self.contents = contents
        self.requirements = requirements
        self.addition = addition
    }
}

extension [GeneratedFile] {
    /// Puts the bindings of views into the file of their ViewModels: a build system knows the name of that one alone.
    package mutating func joinViews() {
        guard let index = firstIndex(where: { $0.role == .viewModel }) else { return }
        for view in self where view.role == .view { self[index].contents += [.lineFeed] + view.contents }
    }
}

// The checked model: every name is resolved to an index, every parameter is known. Only the Checker makes it, so
// whoever reads it need not check again.

/// The ViewModels of one spec file.
package struct SpecModel: Sendable {
    /// The import lines, verbatim, in the order of the file.
    package var imports: [String]
    package var viewModels: [ViewModel]

    package init(imports: [String], viewModels: [ViewModel]) {
        self.imports = imports
        self.viewModels = viewModels
    }
}

/// One checked ViewModel.
package struct ViewModel: Sendable {
    package var name: String
    package var backend = Backend.rxSwift
    /// The lines of its doc comment.
    package var documentation: [String] = []
    /// Those of the doc comments before its sections.
    package var sectionDocumentation = SectionDocumentation()
    /// `@MainActor`, … verbatim.
    package var attributes: [String] = []
    /// The access level written in the spec; the profile's where there is none.
    package var access: String?
    /// The text between `<` and `>`.
    package var generics: String?
    package var inheritance: [String] = []
    package var whereClause: String?
    /// The protocols that its dependencies describe.
    package var protocols: [DescribedProtocol] = []
    package var dependencies: [Dependency] = []
    package var inputs: [Input] = []
    package var states: [State] = []
    /// Streams and actions in the order of the spec.
    package var flow: [FlowItem] = []
    package var outputs: [Output] = []
    /// The streams of dependencies, in the order of their first use.
    package var ownedStreams: [OwnedStream] = []
    /// The states in the order in which they take what they are made from; empty where it is that of the spec.
    package var bindingOrder: [Int] = []
    /// The functions that the user owns, in the order of their first use.
    package var logic: [LogicFunction] = []
    /// The label of the input of `transform`, where it is not the profile's.
    package var inputLabel: String?
    /// The logic function that makes the whole output.
    package var outputLogic: Int?
    /// Swift that goes into the body as it is.
    package var members: MembersText?
    /// Swift that goes into `Input` and `Output` as it is.
    package var inputSwift: [SwiftMember] = []
    package var outputSwift: [SwiftMember] = []
    /// The view that it is bound to.
    package var view: BoundView?
    /// Swift that `transform` begins with.
    package var prologue: Closure?
    /// Whether a time operator or a fragment needs the ViewModel's scheduler.
    package var usesScheduler = false
    /// Whether a fragment or path speaks of members that may stand in another file.
    package var usesSelf = false
    /// Whether a fragment or path speaks of the output, so that it is made first.
    package var usesOutput = false
    /// Whether it is made first though some of it comes from streams.
    package var outputComesFirst = false

    package init(name: String) {
        self.name = name
    }
}

package struct Dependency: Sendable {
    package typealias Ownership = DeclarationSyntax.Ownership

    package var name: String
    package var documentation: [String] = []
    package var attributes: [String] = []
    package var ownership: Ownership = .strong
    package var isVariable = false
    /// Whether the base class keeps it: it is handed to `super.init`.
    package var isOfBaseClass = false
    /// Verbatim.
    package var type: String
    package var defaultValue: String?
    /// What it is, where the spec describes that.
    package var described: DescribedProtocol?
    /// Whether any fragment, path or sink mentions it.
    package var isUsed = false
    /// Whether the initial value of a state does.
    package var isSeed = false

    /// The stream that the spec calls it, where the type is what the back end has instead.
    private var writtenStream: StreamType?

    package init(name: String, type: String) {
        self.name = name
        self.type = type
    }

    /// Whether there may be none.
    var isOptional: Bool {
        let last = type.utf8.last
        return last == UInt8(ascii: "?") || last == UInt8(ascii: "!") || type.utf8.starts(with: "Optional<".utf8)
    }

    /// What it gives where it is a stream itself, or an optional one.
    var streamType: StreamType? {
        if let writtenStream { return writtenStream }
        let last = type.utf8.last
        let isMarked = last == UInt8(ascii: "?") || last == UInt8(ascii: "!")
        return StreamType(traitOf: isMarked ? String(type.dropLast()) : type)
    }

    /// Has the type that the back end has for the stream which the spec says.
    mutating func takeType(of backend: Backend) {
        guard let stream = streamType else { return }
        let mark = isOptional ? type.suffix(1) : ""
        type = stream.text(in: backend, isGiven: true) + mark
        writtenStream = stream
    }
}

/// A stream that a dependency owns.
package struct OwnedStream: Sendable {
    /// As written.
    package var path: String
    package var dependency: Int
    package var useCount = 1
    /// Whether it is known to run whoever listens, so that nothing is gained by sharing it.
    package var isHot: Bool

    /// Whether it is listened to once for all.
    package var isShared: Bool { useCount > 1 && !isHot }
}

/// A type with its trait taken off: `Driver<[Item]>` is `driver` of `[Item]`.
package struct StreamType: Hashable, Sendable {
    package var trait: Trait
    /// The element type, verbatim; `Never` for a bare `Completable`.
    package var element: String

    package init(trait: Trait, element: String) {
        self.trait = trait
        self.element = element
    }

    /// Whether the elements carry no value.
    package var isVoid: Bool { element == "Void" || element == "()" }
}

package struct Input: Sendable {
    package var name: String
    package var documentation: [String] = []
    package var attributes: [String] = []
    package var type: StreamType
    /// The default argument.
    package var defaultValue: String?
    /// What the property begins with, where it is written with `let` or `var`.
    package var property = PropertySyntax()
    /// How often its elements are read as a stream (operands, samples).
    package var useCount = 0
    /// Whether its latest element is kept for those that sample it when a state fires with it.
    package var isKept = false
    /// Whether its errors are routed: by name, or as part of `errors`.
    package var errorsAreUsed = false

    package init(name: String, type: StreamType) {
        self.name = name
        self.type = type
    }
}

/// A private relay: a `BehaviorRelay` with an initial value, a `PublishRelay` without.
package struct State: Sendable {
    package var name: String
    package var documentation: [String] = []
    package var attributes: [String] = []
    package var element: String
    package var initialValue: String?
    /// The dependencies that the initial value names: `init` makes the relay then.
    package var seeds: [Int] = []
    package var definition: Definition?
    package var useCount = 0

    package init(name: String, element: String) {
        self.name = name
        self.element = element
    }

    package var isVoid: Bool { element == "Void" || element == "()" }
}

package enum FlowItem: Sendable {
    case stream(FlowStream)
    case action(Action)
}

/// An intermediate stream with a name.
package struct FlowStream: Sendable {
    package var name: String
    package var documentation: [String] = []
    /// The declared element type, if any.
    package var element: String?
    package var definition: Definition
    /// Whether its definition is one alternative of one operand whose last operator is a request, so that it has
    /// errors and an activity, and `name` means its elements.
    package var isRequest = false
    package var useCount = 0
    package var errorsAreUsed = false
    /// Whether `name.activity` is read.
    package var activityIsUsed = false

    package init(name: String, definition: Definition) {
        self.name = name
        self.definition = definition
    }
}

/// A side effect for every element.
package struct Action: Sendable {
    package var documentation: [String] = []
    package var definition: Definition
    package var sink: Sink
    /// What its element is called in the generated tests: the sink's own name, for instance `popToLogin`.
    package var name: String

    package init(definition: Definition, sink: Sink, name: String) {
        self.definition = definition
        self.sink = sink
        self.name = name
    }
}

package enum Sink: Sendable {
    /// A call or statements, run as written.
    case closure(Closure)
    /// A path to an observer, relay or subject that a dependency, the ViewModel itself or its output owns; no dependency
    /// for the last two.
    case observer(path: String, dependency: Int?)
    /// A state of this ViewModel.
    case state(Int)
    /// An input whose trait takes elements.
    case input(Int)
    /// An instance method of the user.
    case logic(LogicCall)
}

package struct Output: Sendable {
    package var name: String
    package var documentation: [String] = []
    package var attributes: [String] = []
    package var type: StreamType
    /// `= fallback`.
    package var fallback: String?
    /// What the property begins with, where it is written with `let` or `var`.
    package var property = PropertySyntax()
    package var source: Source

    package enum Source: Sendable {
        case definition(Definition)
        /// The state or flow stream of its own name.
        case stream(StreamID)
        /// `func NAME(input: Input) -> Observable<T>`: the index of the logic function.
        case logic(Int)
    }

    package init(name: String, type: StreamType, source: Source) {
        self.name = name
        self.type = type
        self.source = source
    }
}

/// How a member of `Input` or `Output` is declared in Swift.
package struct PropertySyntax: Hashable, Sendable {
    /// Those that stand on its line: `@Property var rows: [Row] = []`.
    package var attributes: [String] = []
    package var isVariable = false
    /// The initial value of a member that is written with `let` or `var`.
    package var value: String?

    /// Whether the memberwise initialiser has no parameter for it.
    package var isConstant: Bool { value != nil && !isVariable }
}

/// A stream of the ViewModel. Indices are into `inputs`, `states` and `flow`.
package enum StreamID: Hashable, Sendable {
    case input(Int)
    case inputErrors(Int)
    case state(Int)
    case flow(Int)
    case flowErrors(Int)
    case flowActivity(Int)
    /// The errors of all failable inputs and requests.
    case errors
    /// Whether any request is in flight.
    case activity
}

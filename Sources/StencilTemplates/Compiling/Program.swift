/// A compiled template: instructions that run from the first to the last, and the tables that they point into.
struct Program: Sendable {
    /// The text between the tags, one after the other.
    var text: [UInt8] = []
    var code: [Instruction] = []
    var nodes: [ExpressionNode] = []
    /// Where each node is in the source.
    var offsets: [Int] = []
    var constants: [TemplateValue] = []
    var paths: [Path] = []
    var steps: [Path.Step] = []
    /// The texts of the names, for messages.
    var names: [String] = []
    var calls: [FilterCall] = []
    var loops: [LoopPlan] = []
    var includes: [IncludePlan] = []
    /// The names of the variables that tags set.
    var variables: [Name] = []
    var macros: [MacroPlan] = []
    var macroCalls: [MacroCall] = []
    var blocks: [BlockPlan] = []
    /// Where the texts are that are never written, since they stand outside of the blocks of an extension.
    var droppedTexts: [Int] = []
    /// Whether the template reads what blocks have written: `{{ block.name }}`.
    var readsBlocks = false
    /// Whether the template has tags that set variables.
    var setsVariables = false
}

/// One step of rendering. Numbers without a unit are places in a table of the program.
enum Instruction: Sendable {
    /// Writes text.
    case text(start: Int32, end: Int32)
    /// Writes text that starts with the end of a line: where that line is blank so far, its blanks go.
    case lineEnd(start: Int32, newline: Int32, end: Int32)
    /// Writes the value of an expression.
    case output(node: Int32)
    /// Writes the value that a path leads to; the node is the path as an expression.
    case outputPath(path: Int32, node: Int32)
    /// Writes the text that a path leads to, its lines after the first indented; the node is the same as an expression.
    case outputIndented(path: Int32, width: Int32, node: Int32)
    case jump(target: Int32)
    case jumpUnless(node: Int32, target: Int32)
    /// Jumps unless the value that a path leads to is true; the node is the path as an expression.
    case jumpUnlessPath(path: Int32, node: Int32, target: Int32)
    /// Starts a loop, or goes to what it does when it is empty.
    case beginLoop(loop: Int32)
    /// Goes back to the body for the next item, or leaves the loop.
    case nextItem(loop: Int32)
    /// Leaves the innermost loop without going anywhere.
    case endLoop
    /// Starts a part whose variables are its own.
    case beginScope
    case endScope
    /// Starts a part whose text is kept instead of written.
    case beginCapture
    /// Ends a capture and writes the value of an expression, which reads the text.
    case endFilter(node: Int32)
    /// Ends a capture and makes a variable of the text.
    case endSet(variable: Int32)
    case set(variable: Int32, node: Int32)
    case include(include: Int32)
    /// Runs a template for the variables and macros that it sets.
    case importTemplate(include: Int32)
    /// Runs another template with the blocks of this one, and ends.
    case extend(include: Int32)
    /// Makes a macro known and goes on after its body.
    case macro(macro: Int32)
    case call(call: Int32)
    /// Runs what a template that extends this one has put in place of a block, or goes on with the block's own body.
    case block(block: Int32)
    case endBlock(block: Int32)
}

/// A part of an expression; parts refer to each other by their place in the program.
enum ExpressionNode: Sendable {
    case constant(Int32)
    case path(Int32)
    /// A path that is nil, not an error, where it leads nowhere.
    case optionalPath(Int32)
    case loopState(LoopState, up: Int32)
    /// The state of a running loop with a label, which may be in another template.
    case labelledLoopState(LoopState, label: Int32)
    case filter(call: Int32)
    /// A value with a filter whose name is the value of an expression.
    case namedFilter(input: Int32, name: Int32)
    /// The text of the capture that ends.
    case captured
    case not(Int32)
    case and(Int32, Int32)
    case or(Int32, Int32)
    case compare(Comparison, Int32, Int32)
    case isIn(Int32, Int32)
    case range(Int32, Int32)
    case choice(condition: Int32, value: Int32, otherwise: Int32)
}

enum Comparison: Sendable {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
}

/// What `forloop` knows of a running loop.
enum LoopState: String, Sendable {
    case counter, counter0, first, last, length
    /// `forloop` by itself.
    case all = ""

    static let members = [counter, counter0, first, last, length]
}

/// A name as a program knows it.
struct Name: Sendable {
    let hashed: UInt64
    let text: Int32

    /// No name.
    static let nothing = Name(hashed: 0, text: -1)
}

/// A dotted name: where it starts and the steps it takes from there.
struct Path: Sendable {
    enum Step: Sendable {
        /// A member by name; an item by number where the name is one.
        case member(Name, index: Int?, offset: Int)
        /// A member or an item whose name is the value of an expression.
        case computed(node: Int32, offset: Int)
    }

    let root: Name
    let steps: Range<Int32>
}

struct FilterCall: Sendable {
    enum Arguments: Sendable {
        /// Arguments that are known before rendering.
        case constant([TemplateValue])
        case computed([Int32])
    }

    let filter: TemplateFilter
    let isNegated: Bool
    let input: Int32
    let arguments: Arguments
}

struct LoopPlan: Sendable {
    /// The label and its hash.
    let label: Name
    /// The names that the loop sets: one for an item, or one for each part of it; nothing for one that is thrown away.
    let variables: Range<Int32>
    /// The first two of them, which are the only ones most of the time.
    let first: Name
    let second: Name
    /// Whether there is one only.
    let isSimple: Bool
    let items: Int32
    let condition: Int32?
    var body: Int32 = 0
    var whenEmpty: Int32 = 0
    var exit: Int32 = 0
}

struct IncludePlan: Sendable {
    enum Target: Sendable {
        case template(Int)
        case computed(node: Int32)
    }

    let target: Target
    /// The dictionary whose entries the template sees as variables.
    var context: Int32?
    let offset: Int
}

/// A part of a template that is run where it is called, with arguments of its own.
struct MacroPlan: Sendable {
    let name: Name
    let parameters: [Name]
    var body: Int32 = 0
    var end: Int32 = 0
}

struct MacroCall: Sendable {
    let name: Name
    let arguments: [Int32]
    let offset: Int
}

/// A part of a template that another one may replace.
struct BlockPlan: Sendable {
    let name: String
    let offset: Int
    let nameOffset: Int
    /// Whether it stands in for a block of the template that its own template extends.
    let isReplacement: Bool
    /// Whether it reads what it replaces: `{{ block.super }}`.
    var usesSuper = false
    var body: Int32 = 0
    var end: Int32 = 0
}

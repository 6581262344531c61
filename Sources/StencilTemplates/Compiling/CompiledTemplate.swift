/// A template that is ready to render.
///
/// The tables of its program are in memory of its own: reading an array would count a reference each time, which
/// costs more than most instructions do.
final class CompiledTemplate: Sendable {
    let source: TemplateSource
    let text: Table<UInt8>
    let code: Table<Instruction>
    let nodes: Table<ExpressionNode>
    let constants: Table<TemplateValue>
    let paths: Table<Path>
    let steps: Table<Path.Step>
    let calls: Table<FilterCall>
    let loops: Table<LoopPlan>
    let includes: Table<IncludePlan>
    let variables: [Name]
    let macros: [MacroPlan]
    let macroCalls: [MacroCall]
    let blocks: [BlockPlan]
    let droppedTexts: [Int]
    let readsBlocks: Bool
    /// Whether running it sets variables where it is named.
    let setsVariables: Bool
    let names: [String]
    private let offsets: [Int]

    init(source: TemplateSource, program: Program) {
        self.source = source
        text = Table(program.text)
        code = Table(program.code)
        nodes = Table(program.nodes)
        constants = Table(program.constants)
        paths = Table(program.paths)
        steps = Table(program.steps)
        calls = Table(program.calls)
        loops = Table(program.loops)
        includes = Table(program.includes)
        variables = program.variables
        macros = program.macros
        macroCalls = program.macroCalls
        blocks = program.blocks
        droppedTexts = program.droppedTexts
        readsBlocks = program.readsBlocks
        setsVariables = program.setsVariables
        names = program.names
        offsets = program.offsets
    }

    deinit {
        text.deallocate()
        code.deallocate()
        nodes.deallocate()
        constants.deallocate()
        paths.deallocate()
        steps.deallocate()
        calls.deallocate()
        loops.deallocate()
        includes.deallocate()
    }

    /// An error at an expression.
    func error(at node: Int32, _ message: String, suggestion: String? = nil) -> TemplateError {
        source.error(at: offsets[Int(node)], message, suggestion: suggestion)
    }

    /// Where an expression is in the source.
    func offset(of node: Int32) -> Int { offsets[Int(node)] }

    /// The text of a name, for messages.
    func text(of name: Name) -> String { names[Int(name.text)] }
}

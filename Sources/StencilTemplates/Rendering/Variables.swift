/// The variables and macros that templates set, each with the frame that it belongs to.
///
/// They are few and far between: most templates set none, and then they cost the renderer one comparison.
struct Variables {
    private struct Variable {
        let hashed: UInt64
        let text: String
        let frame: Int
        var value: TemplateValue
    }

    /// A macro and the template that it is in.
    struct Macro {
        let hashed: UInt64
        let text: String
        fileprivate let frame: Int
        let template: CompiledTemplate
        let plan: Int
    }

    /// In the order of their frames.
    private var variables: [Variable] = []
    private var macros: [Macro] = []

    private(set) var isEmpty = true

    /// Whether a template has set a variable of this name in any frame.
    func contains(_ hashed: UInt64) -> Bool {
        variables.contains { $0.hashed == hashed }
    }

    /// The value of a variable that was set in a frame; -1 stands for the outermost part, outside of all frames.
    func value(of hashed: UInt64, in frame: Int) -> TemplateValue? {
        for variable in variables.reversed() where variable.frame <= frame {
            if variable.frame < frame { return nil }
            if variable.hashed == hashed { return variable.value }
        }
        return nil
    }

    /// Sets a variable of the innermost frame.
    mutating func set(_ hashed: UInt64, _ text: String, to value: TemplateValue, in frame: Int) {
        isEmpty = false
        for index in variables.indices.reversed() {
            guard variables[index].frame == frame else { break }
            if variables[index].hashed == hashed {
                variables[index].value = value
                return
            }
        }
        variables.append(Variable(hashed: hashed, text: text, frame: frame, value: value))
    }

    /// Makes a macro known in the innermost frame.
    mutating func define(_ plan: Int, of template: CompiledTemplate, in frame: Int) {
        isEmpty = false
        let name = template.macros[plan].name
        let text = template.text(of: name)
        macros.append(Macro(hashed: name.hashed, text: text, frame: frame, template: template, plan: plan))
    }

    func macro(_ hashed: UInt64) -> Macro? {
        macros.last { $0.hashed == hashed }
    }

    /// Forgets what belongs to a frame and to those inside it.
    mutating func forget(from frame: Int) {
        while let last = variables.last, last.frame >= frame { variables.removeLast() }
        while let last = macros.last, last.frame >= frame { macros.removeLast() }
        isEmpty = variables.isEmpty && macros.isEmpty
    }

    var variableNames: [String] { variables.map(\.text) }
    var macroNames: [String] { macros.map(\.text) }
}

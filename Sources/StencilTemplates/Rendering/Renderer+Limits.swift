/// What a template may not do: run or grow without end.
extension Renderer {
    /// How much work one rendering may be: an item of a loop is one step, an include ten.
    private static let mostSteps = 3_000_000

    /// Counts work, and stops a template that does not come to an end.
    @inline(__always)
    mutating func spend(
        _ work: Int,
        at offset: @autoclosure () -> Int,
        of template: CompiledTemplate
    ) throws(TemplateError) {
        steps += work
        guard steps < Self.mostSteps, !output.isFull else {
            throw tooMuch(at: offset(), of: template)
        }
    }

    @inline(never)
    func tooMuch(at offset: Int, of template: CompiledTemplate) -> TemplateError {
        let message =
            if output.isFull {
                "the template writes more than \(OutputBuffer.longest) bytes"
            } else {
                "the template takes more than \(Self.mostSteps) steps"
            }
        return template.source.error(at: offset, message)
    }
}

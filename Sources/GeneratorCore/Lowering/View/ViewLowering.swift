/// Decides how the views of UIKit and AppKit feed a ViewModel and follow it.
struct ViewLowering {
    let view: BoundView
    let viewModel: ViewModel
    let profile: Profile

    static func lower(_ view: BoundView, of viewModel: ViewModel, profile: Profile) -> LoweredView {
        ViewLowering(view: view, viewModel: viewModel, profile: profile).lowered()
    }

    private func lowered() -> LoweredView {
        var lowered = LoweredView()
        lowered.input = input.text
        lowered.transform = transform.text
        for follow in view.follows {
            lowered.bindings.append(statement(follow).text)
            if let method = method(follow), !lowered.methods.contains(where: { $0.name == method.name }) {
                lowered.methods.append(method)
            }
        }
        for feed in view.feeds {
            if case .output(let index) = feed.target { lowered.bindings.append(statement(feed, index).text) }
        }
        lowered.usesOutput = !lowered.bindings.isEmpty
        return lowered
    }

    /// The dispose bag of what is bound.
    var bag: String { view.adapter == nil ? "bindings" : "disposeBag" }

    var transform: Code {
        let label = viewModel.inputLabel ?? profile.transformLabel
        var code = Code("viewModel.transform(\(label == "_" ? "input" : "\(label): input")")
        if profile.disposeBag == .parameter {
            let label = profile.bagParameter.label
            code.append(label == "_" ? ", \(bag)" : ", \(label.escapedLabel): \(bag)")
        }
        code.append(")")
        return code
    }

    // MARK: Input

    private var input: Code {
        var arguments: [Code] = []
        for index in viewModel.inputs.indices {
            guard let feed = view.feeds.first(where: { $0.target == .input(index) }) else { continue }
            let input = viewModel.inputs[index]
            arguments.append(
                Code("\(input.name.escapedLabel): \(ControlConversion.stream(feed.controls, as: input.type))")
            )
        }
        return input(arguments)
    }

    /// `SignUpViewModel.Input(…)`, an argument a line.
    func input(_ arguments: [Code]) -> Code {
        var code = Code("\(viewModel.name.escapedIdentifier).Input(")
        if arguments.count == 1, !arguments[0].hasLineBreak {
            code.append(arguments[0])
        } else if !arguments.isEmpty {
            for (index, argument) in arguments.enumerated() {
                if index > 0 { code.append(",") }
                code.append(linesOf: argument)
            }
            code.breakLine()
        }
        code.append(")")
        return code
    }

    /// What feeds an output that takes elements.
    private func statement(_ feed: BoundView.Feed, _ index: Int) -> Code {
        let target = Code("output.\(viewModel.outputs[index].name.escapedMember)")
        var lines: [Code]
        if feed.controls.count == 1, feed.controls[0].kind == .event || feed.controls[0].kind == .property {
            lines = [ControlConversion.text(feed.controls[0]), Code(".bind(to: \(target))")]
        } else {
            let type = StreamType(trait: .driver, element: viewModel.outputs[index].type.element)
            lines = [ControlConversion.stream(feed.controls, as: type), Code(".drive(\(target))")]
        }
        lines.append(Code(".disposed(by: \(bag))"))
        return chain(lines)
    }

    /// A chain of calls, a line each.
    func chain(_ lines: [Code]) -> Code {
        var code = Code()
        for line in lines {
            if code.isEmpty { code.append(line) } else { code.append(linesOf: line) }
        }
        return code
    }
}

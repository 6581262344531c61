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
        if profile.stored == nil { lowered.input = input.text }
        lowered.output = output.text
        for follow in view.follows {
            lowered.bindings.append(statement(follow).text)
            if let method = method(follow), !lowered.methods.contains(where: { $0.signature == method.signature }) {
                lowered.methods.append(method)
            }
        }
        for feed in view.feeds {
            guard case .output = feed.target, !feed.controls.allSatisfy(\.isNever) else { continue }
            let (name, type) = viewModel.fed(feed.target)
            lowered.bindings.append(statement(feed, to: Code("output.\(name.escapedMember)"), type).text)
        }
        lowered.usesOutput = !lowered.bindings.isEmpty
        if let stored = profile.stored { addStoredInputs(stored, to: &lowered) }
        return lowered
    }

    /// Feeds inputs that are properties. The ViewModel is wired already, and answers at once what it is sent: whoever
    /// follows an output must be there before.
    private func addStoredInputs(_ stored: Profile.Stored, to lowered: inout LoweredView) {
        for (index, input) in viewModel.inputs.enumerated() {
            guard let feed = view.feeds.first(where: { $0.target == .input(index) }),
                !feed.controls.contains(where: \.isNever)
            else { continue }
            lowered.input = "viewModel.\(stored.input.escapedMember)"
            lowered.bindings.append(statement(feed, to: Code("input.\(input.name.escapedMember)"), input.type).text)
        }
    }

    /// The dispose bag of what is bound.
    var bag: String { view.adapter == nil ? "bindings" : "disposeBag" }

    /// What the view follows: what `transform` returns, or a property.
    var output: Code {
        if let stored = profile.stored { return Code("viewModel.\(stored.output.escapedMember)") }
        let label = viewModel.inputLabel ?? profile.transformLabel
        var code = Code(
            "viewModel.\(profile.transformName.escapedMember)(\(label == "_" ? "input" : "\(label): input")"
        )
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

    /// What feeds an input that is a property, or an output that takes elements.
    private func statement(_ feed: BoundView.Feed, to target: Code, _ type: StreamType) -> Code {
        var lines: [Code]
        if feed.controls.count == 1, feed.controls[0].kind == .event || feed.controls[0].kind == .property {
            lines = [ControlConversion.events(feed.controls[0], as: type), Code(".bind(to: \(target))")]
        } else {
            // Every relay and observer takes a signal; drivers go to no publish relay.
            let type = StreamType(trait: .signal, element: type.element)
            var stream = ControlConversion.stream(feed.controls, as: type)
            if feed.controls.count == 1, feed.controls[0].kind == .implicit { stream = Code("Signal\(stream)") }
            lines = [stream, Code(".emit(to: \(target))")]
        }
        lines.append(Code(".disposed(by: \(bag))"))
        return chain(lines)
    }

    /// A chain of calls, a line each, below the parenthesis that closes a first one of several lines.
    func chain(_ lines: [Code]) -> Code {
        var code = Code()
        for line in lines {
            if code.isEmpty {
                code.append(line)
            } else if lines[0].hasLineBreak {
                code.breakLine()
                code.append(line)
            } else {
                code.append(linesOf: line)
            }
        }
        return code
    }
}

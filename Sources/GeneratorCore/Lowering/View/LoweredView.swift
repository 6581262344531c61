/// The statements of `bindViewModel()`.
package struct LoweredView: Sendable {
    /// The view's input: `SignUpViewModel.Input(…)`, an argument a line, or the property that is fed; nothing where none
    /// is.
    package var input = ""
    /// What the view follows: `viewModel.transform(input: input)`, or a property.
    package var output = ""
    /// Whether any statement follows an output.
    package var usesOutput = false
    /// A statement a binding, in the order of the spec.
    package var bindings: [String] = []
    /// The methods of the view controller that outputs drive.
    package var methods: [Method] = []

    package init() {}

    package struct Method: Hashable, Sendable {
        package var name: String
        /// What the parameter is called inside; `nil` without one.
        package var parameter: String?
        package var type: String

        /// `showToast(_:)`
        package var signature: String { "\(name)(\(parameter == nil ? "" : "_:"))" }
    }
}

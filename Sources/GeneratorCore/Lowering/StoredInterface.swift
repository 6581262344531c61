// ViewModels whose input and output are properties.

extension ViewModel {
    /// Whether its streams are wired in `init` itself: nothing there needs the ViewModel as a whole, which is not made
    /// before its output is. Otherwise the output is lazy, and `init` asks for it when all else is there.
    func isWiredInInit(by profile: Profile) -> Bool {
        guard profile.stored != nil, profile.baseClass == nil, profile.inheritedBag == nil else { return false }
        return !hasInstanceLogic && !outputIsFilled && !outputComesFirst && members?.hasInitializer != true
            && (profile.dependencies == .struct || profile.dependencies == .parameters)
            && dependencies.allSatisfy { !$0.isOfBaseClass }
    }
}

extension LoweredViewModel {
    /// Whether any statement reads a member of the input.
    func mentionsInput(and constants: Code) -> Bool {
        constants.text.contains("input.") || paragraphs.contains { $0.text.contains("input.") }
            || output.contains("input.")
    }
}

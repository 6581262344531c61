extension Rule {
    /// Every rule about what a spec means, in the order of the documentation. What the text itself gets wrong has the
    /// rule `syntax`.
    package static let all: [Rule] = [
        DuplicateName.rule, DuplicateViewModel.rule, DuplicateProtocol.rule, ReservedName.rule,
        UnknownName.rule, AmbiguousName.rule, NotARequest.rule, UnreadableInput.rule, InvalidSink.rule,
        MissingType.rule, UnsupportedTrait.rule, UnsupportedOperator.rule, InvalidInitialValue.rule, InvalidOutput.rule,
        LateOutput.rule, InvalidModifier.rule, OptionalDependency.rule,
        Cycle.rule, EmptyAction.rule, MisplacedAwait.rule, MisplacedOperator.rule, TooManyOperands.rule,
        DuplicateBinding.rule, LogicSignature.rule, RetainedBag.rule, WeakProtocol.rule,
        MissingBaseClass.rule,
        UncalledFunction.rule, UnfedInput.rule, InvalidBinding.rule, MismatchedControl.rule,
        EmptySpec.rule, MixedMerge.rule, NearName.rule, NeverFails.rule, UnboundStream.rule, UnknownOperator.rule,
        RetainedSelf.rule,
        StaleSample.rule, UnroutedErrors.rule,
        UnusedInput.rule, UnusedDependency.rule, UnusedState.rule, UnusedFlow.rule,
        UnusedOutput.rule,
    ]
}

/// What a stream is made of: alternatives that are merged.
package struct Definition: Sendable {
    package var alternatives: [Alternative]

    package init(alternatives: [Alternative]) {
        self.alternatives = alternatives
    }
}

/// Operands that are combined (`combineLatest`), values that are sampled (`withLatestFrom`), and what is made of them.
package struct Alternative: Sendable {
    package var operands: [Operand]
    package var sampled: [Operand]
    package var transform: Transform

    package init(operands: [Operand], sampled: [Operand], transform: Transform) {
        self.operands = operands
        self.sampled = sampled
        self.transform = transform
    }

    /// The values in order, those of the operands first: what a transform's parameters stand for.
    package var values: [Value] { Value.all(of: operands, sampled) }
}

extension Definition {
    /// Whether it is `start` and nothing else.
    var isStart: Bool {
        guard alternatives.count == 1, let alternative = alternatives.first, alternative.operands.count == 1,
            alternative.sampled.isEmpty, case .passThrough = alternative.transform
        else { return false }
        return alternative.operands[0].operators.isEmpty && alternative.operands[0].source.isStart
    }
}

extension Alternative {
    var passesValuesThrough: Bool {
        if case .passThrough = transform { return true }
        return false
    }
}

package enum Transform: Sendable {
    /// The element is the target's.
    case passThrough
    /// The target is `Void`: whatever comes is dropped.
    case dropValue
    case closure(Closure)
    case logic(LogicCall)
}

/// A source and the operators applied to it.
package struct Operand: Sendable {
    package var source: Source
    package var operators: [StreamOperator]
    /// What its elements are called and, where known, of what type they are, after all operators.
    package var value: Value

    package enum Source: Sendable {
        case stream(StreamID)
        /// A stream that a dependency owns: the path as written.
        case dependency(path: String, dependency: Int)
        case nested(Definition)
        /// A Swift expression of a stream.
        indirect case raw(Closure)

        /// `start`: what fires once, when `transform` is called.
        static var start: Source {
            .raw(Closure(text: startText, parameters: [], namesItsValues: false, valueCount: 0, captures: Captures()))
        }

        private static let startText = "Observable.just(())"

        var isStart: Bool {
            if case .raw(let closure) = self { closure.text == Self.startText } else { false }
        }
    }

    package init(source: Source, operators: [StreamOperator], value: Value) {
        self.source = source
        self.operators = operators
        self.value = value
    }
}

/// The element of an operand as fragments see it.
package struct Value: Hashable, Sendable {
    /// The bound names: one for a plain stream, several in the order of the tuple for a combination in parentheses,
    /// none for `Void` elements or after an operator that replaces the element.
    package var bindings: [Binding]
    /// The element type, where it is known.
    package private(set) var type: String?
    /// The number of components: 1, or the size of the tuple that a combination gives. `Void` components count.
    package var arity: Int
    /// The types of the components; empty where there is one, whose type is `type`.
    private var types: [String?] = []

    package init(bindings: [Binding], type: String?, arity: Int = 1) {
        self.bindings = bindings
        self.type = type
        self.arity = arity
        guard arity != 1 else { return }
        types = (0..<arity).map { index in bindings.first { $0.index == index }?.type }
    }

    /// A tuple of components of these types.
    package init(bindings: [Binding], componentTypes: [String?]) {
        self.bindings = bindings
        type = ElementType.tuple(componentTypes)
        arity = componentTypes.count
        types = componentTypes
    }

    /// The values of operands and of what is sampled, in order.
    static func all(of operands: [Operand], _ sampled: [Operand]) -> [Value] {
        var values: [Value] = []
        values.reserveCapacity(operands.count + sampled.count)
        for index in operands.indices { values.append(operands[index].value) }
        for index in sampled.indices { values.append(sampled[index].value) }
        return values
    }

    /// The type of the component at `index`, where it is known.
    package func componentType(_ index: Int) -> String? { types.isEmpty ? type : types[index] }

    /// Takes the type of what a call gives, which no fragment behind it sees.
    mutating func take(type: String) {
        if types.isEmpty { types = [self.type] }
        self.type = type
    }
}

/// A name under which a fragment sees an element.
package struct Binding: Hashable, Sendable {
    package var name: String
    package var type: String?
    /// Which component of the tuple it is, from 0; 0 where the element is no tuple.
    package var index: Int

    package init(name: String, type: String?, index: Int = 0) {
        self.name = name
        self.type = type
        self.index = index
    }
}

/// An Rx operator by its own name.
package struct StreamOperator: Sendable {
    package var name: String
    /// The arguments between the parentheses, verbatim, with what they mention.
    package var arguments: Closure?
    package var closure: Closure?
    package var logic: LogicCall?
    /// Set for `flatMap`, `flatMapLatest`, `flatMapFirst` and `concatMap` over a call.
    package var request: Request?
    /// Whether the ViewModel's scheduler is to be added as the last argument, `scheduler: scheduler`.
    package var takesScheduler = false

    package init(name: String) {
        self.name = name
    }
}

/// A call that answers later.
package struct Request: Sendable {
    package enum Call: Sendable {
        /// The expression as written, without `await` or `try await`.
        case expression(Closure)
        /// `await` or `try await`: an async call.
        case async(Closure, throwing: Bool)
        /// An instance method of the user that returns an `Observable`.
        case logic(LogicCall)
    }

    package var call: Call
    /// Streams named as whole arguments and not bound yet: sampled when the trigger fires.
    package var sampled: [StreamID]
    /// The parameters of the closure, in order: the components of the trigger's value, then the sampled streams.
    package var parameters: [Parameter]
    /// The element type, where the stream declares it.
    package var element: String?

    package init(call: Call, sampled: [StreamID], parameters: [Parameter], element: String?) {
        self.call = call
        self.sampled = sampled
        self.parameters = parameters
        self.element = element
    }
}

/// Swift text of the user that becomes a closure, or part of one.
package struct Closure: Sendable {
    /// Verbatim, without the braces.
    package var text: String
    /// One a component of the values in order, `nil` where the text does not use it (or it has no name); empty when
    /// the text uses `$0`, `$1`, or has its own parameter list (`item in …`).
    package var parameters: [Parameter]
    /// Whether the text names its values itself: `$0`, or `item in …`.
    package var namesItsValues: Bool
    /// The type of its result, where the text was given names and said so: `T` of `item -> T in …`.
    package var result: String?
    /// How many components it gets: the sum of the values' arities.
    package var valueCount: Int
    package var captures: Captures
    /// Whether it gets what was accumulated before, and the values as one tuple.
    package var accumulates = false
    /// Whether it is none of the user's, and gives one of its values as it is: his may convert it.
    package var selectsOneValue = false

    package init(
        text: String,
        parameters: [Parameter],
        namesItsValues: Bool,
        valueCount: Int,
        captures: Captures
    ) {
        self.text = text
        self.parameters = parameters
        self.namesItsValues = namesItsValues
        self.valueCount = valueCount
        self.captures = captures
    }
}

/// A closure's parameter: a name, or nothing (`_`).
package struct Parameter: Hashable, Sendable {
    package var name: String?
    package var type: String?

    package init(name: String?, type: String?) {
        self.name = name
        self.type = type
    }
}

/// What a fragment mentions besides its parameters.
package struct Captures: Hashable, Sendable {
    /// Indices of the dependencies, ascending.
    package var dependencies: [Int] = []
    /// Indices of the states, ascending: the fragment sees the relay.
    package var states: [Int] = []
    /// Inputs and flow streams that the text names without having them bound (`.take(until: signOut)`): the fragment
    /// sees the stream. Each counts as a use, and as an edge of the data-flow graph.
    package var streams: [StreamID] = []
    package var usesScheduler = false
    /// Whether it is the output, which is made before it then.
    package var usesOutput = false
    /// Whether it is the ViewModel itself, which nothing in the text keeps from being retained.
    package var retainsSelf = false

    package init() {}
}

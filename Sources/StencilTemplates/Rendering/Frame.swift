/// The variables of a running loop, or those that an include was given.
///
/// A frame points to values that live as long as it does: in the context, in what an outer frame points to, or in
/// what it keeps alive itself.
struct Frame {
    enum Kind {
        /// It has the entries of a record.
        case include
        case loop
        /// A loop whose items are being chosen: `forloop` does not mean it yet.
        case choosing
        /// It has what templates set, and nothing else.
        case scope
    }

    var kind: Kind
    /// Where the items of the loop are, or the values of the record.
    let values: UnsafePointer<TemplateValue>
    /// Where the names are that go with the items of a dictionary.
    let names: UnsafePointer<TemplateValue>?
    let count: Int
    /// Where the loop is.
    var index = 0
    /// The variables for the item and for its name.
    private let itemVariable: Name
    private let nameVariable: Name
    /// The hash of the loop's label.
    let label: UInt64
    /// The template that the texts of the variables are in.
    private let template: Unmanaged<CompiledTemplate>?
    private let keys: Unmanaged<TemplateKeys>?
    /// Where the names of a record's entries are.
    private let table: NameTable?
    private let owner: Owner

    /// What the frame itself keeps alive.
    private enum Owner {
        case record(TemplateRecord)
        case items(Items)
        /// The values are those of an outer frame or of the context.
        case other
    }

    /// What a loop goes over.
    struct Items {
        var values: [TemplateValue]
        /// The names that go with the items of a dictionary.
        var names: [TemplateValue] = []
        /// Whether each item is taken apart into several variables.
        var areTuples = false
    }

    /// The entries of a record, which the frame keeps alive unless something else does.
    init(_ record: TemplateRecord, isOwner: Bool) {
        self.init(
            kind: .include,
            keys: record.keys,
            values: record.values.place,
            count: record.count,
            isOwner ? .record(record) : .other
        )
    }

    /// A frame without values of its own.
    static func scope() -> Frame {
        Frame(kind: .scope, keys: nil, values: nil, count: 0, .other)
    }

    private init(
        kind: Kind,
        keys: TemplateKeys?,
        values: UnsafePointer<TemplateValue>?,
        count: Int,
        _ owner: Owner
    ) {
        self.kind = kind
        self.values = values ?? UnsafePointer(Self.nowhere)
        self.count = count
        names = nil
        itemVariable = .nothing
        nameVariable = .nothing
        label = 0
        template = nil
        self.keys = keys.map(Unmanaged.passUnretained)
        table = keys?.table
        self.owner = owner
    }

    /// An address for frames that have no values; nobody reads from it.
    private nonisolated(unsafe) static let nowhere = UnsafeMutablePointer<TemplateValue>.allocate(capacity: 1)

    /// A loop over values that outlive it.
    init(values: UnsafePointer<TemplateValue>, count: Int, _ plan: LoopPlan, _ template: CompiledTemplate) {
        self.init(kind: .loop, values: values, names: nil, count: count, plan, template, .other)
    }

    /// A loop over items of its own; `nil` where there are none.
    init?(_ items: Items, as kind: Kind = .loop, _ plan: LoopPlan, _ template: CompiledTemplate) {
        guard !items.values.isEmpty, let values = items.values.place else { return nil }
        self.init(
            kind: kind,
            values: values,
            names: items.names.isEmpty ? nil : items.names.place,
            count: items.values.count,
            plan,
            template,
            .items(items)
        )
    }

    private init(
        kind: Kind,
        values: UnsafePointer<TemplateValue>,
        names: UnsafePointer<TemplateValue>?,
        count: Int,
        _ plan: LoopPlan,
        _ template: CompiledTemplate,
        _ owner: Owner
    ) {
        self.kind = kind
        self.values = values
        self.names = names
        self.count = count
        // The parts of a tuple are variables that the renderer sets for each item.
        itemVariable = plan.isSimple ? plan.first : names == nil ? .nothing : plan.second
        nameVariable = plan.isSimple || names == nil ? .nothing : plan.first
        label = plan.label.hashed
        self.template = .passUnretained(template)
        keys = nil
        table = nil
        self.owner = owner
    }

    /// Where the value of a variable is.
    @inline(__always)
    func place(of hashed: UInt64) -> UnsafePointer<TemplateValue>? {
        if let table { return table.index(of: hashed).map { values + $0 } }
        if itemVariable.hashed == hashed { return values + index }
        if nameVariable.hashed == hashed { return names.map { $0 + index } }
        return nil
    }

    /// The names of the variables.
    var known: [String] {
        if let keys { return keys.takeUnretainedValue().all.map(\.text) }
        guard let template = template?.takeUnretainedValue() else { return [] }
        return [itemVariable, nameVariable].filter { $0.text >= 0 }.map { template.names[Int($0.text)] }
    }
}

/// Frames, the innermost last, in memory where they stay while others come and go.
struct FrameStack: ~Copyable {
    private var frames: UnsafeMutablePointer<Frame>
    private var capacity = 8
    private(set) var count = 0

    init() {
        frames = .allocate(capacity: capacity)
    }

    deinit {
        frames.deinitialize(count: count)
        frames.deallocate()
    }

    mutating func push(_ frame: Frame) {
        if count == capacity { grow() }
        (frames + count).initialize(to: frame)
        count += 1
    }

    mutating func pop() {
        precondition(count > 0)
        count -= 1
        (frames + count).deinitialize(count: 1)
    }

    /// The address of a frame, until another one is pushed.
    @inline(__always)
    func place(of index: Int) -> UnsafeMutablePointer<Frame> {
        precondition(index >= 0 && index < count)
        return frames + index
    }

    private mutating func grow() {
        capacity *= 2
        let larger = UnsafeMutablePointer<Frame>.allocate(capacity: capacity)
        larger.moveInitialize(from: frames, count: count)
        frames.deallocate()
        frames = larger
    }

    /// Where the value of a variable is, until its frame is popped or goes on.
    @inline(__always)
    func place(of hashed: UInt64) -> UnsafePointer<TemplateValue>? {
        var index = count
        while index > 0 {
            index -= 1
            if let place = frames[index].place(of: hashed) { return place }
        }
        return nil
    }
}

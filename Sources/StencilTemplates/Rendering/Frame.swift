/// The variables of a running loop, or those that an include was given.
struct Frame {
    /// Whether `forloop` means it: an include is none, and a loop is not yet one while its items are chosen.
    var isLoop = false
    /// The record that an include was given.
    var record: TemplateRecord?
    /// What the loop goes over.
    var items: [TemplateValue] = []
    /// The names that go with the items of a dictionary.
    var names: [TemplateValue] = []
    /// Where the loop is.
    var index = 0
    /// The item that the loop is at, and its name.
    var item = TemplateValue.none
    var name = TemplateValue.none
    /// The variables for the item and for its name.
    var itemVariable: Name?
    var nameVariable: Name?
    /// The template that the texts of the variables are in.
    var template: CompiledTemplate?

    init(record: TemplateRecord) {
        self.record = record
    }

    init(items: [TemplateValue], names: [TemplateValue] = [], _ plan: LoopPlan, _ template: CompiledTemplate) {
        isLoop = true
        self.items = items
        self.names = names
        itemVariable = plan.setsTwo ? plan.second : plan.first
        nameVariable = plan.setsTwo ? plan.first : nil
        self.template = template
    }

    /// Goes to an item.
    mutating func move(to index: Int) {
        self.index = index
        item = items[index]
        if nameVariable != nil { name = names[index] }
    }

    /// The names of the variables.
    var known: [String] {
        guard let template else { return record?.keys.all.map(\.text) ?? [] }
        return [itemVariable, nameVariable].compactMap { $0 }.map { template.names[Int($0.text)] }
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

    /// Where the value of a variable is, until a frame is pushed or goes on.
    @inline(__always)
    func place(of hashed: UInt64) -> UnsafePointer<TemplateValue>? {
        var index = count
        while index > 0 {
            index -= 1
            let frame = frames + index
            if frame.pointee.itemVariable?.hashed == hashed { return address(of: \.item, in: frame) }
            if frame.pointee.nameVariable?.hashed == hashed { return address(of: \.name, in: frame) }
            if let place = frame.pointee.record?.place(of: hashed) { return place }
        }
        return nil
    }

    @inline(__always)
    private func address(
        of field: KeyPath<Frame, TemplateValue>,
        in frame: UnsafeMutablePointer<Frame>
    ) -> UnsafePointer<TemplateValue>? {
        UnsafePointer(frame).pointer(to: field)
    }
}

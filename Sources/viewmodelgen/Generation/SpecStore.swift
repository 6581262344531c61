internal import GeneratorCore

/// A spec as it was read, and what it was like just before.
struct ReadSpec: Sendable {
    let source: SourceFile
    let stamp: FileStamp?
}

/// The specs as they were read, which are needed twice: for the names that they declare and for generating.
///
/// They are kept up to a budget and read again beyond it, so that memory does not grow with the number of specs.
final class SpecStore: @unchecked Sendable {
    private static let budget = 16 << 20

    private let specs: [Spec]
    private var kept: [ReadSpec?]
    private var size = 0
    /// Guards `kept` and `size`.
    private let mutex = Mutex()

    init(_ specs: [Spec]) {
        self.specs = specs
        kept = Array(repeating: nil, count: specs.count)
    }

    /// The spec of that index; it is read when it is not kept.
    func spec(_ index: Int, buffer: ReadBuffer) throws(FileError) -> ReadSpec {
        if let spec = take(index) { return spec }
        let path = specs[index].path
        let (bytes, stamp) = try FileSystem.readStamped(path, buffer: buffer)
        return ReadSpec(source: SourceFile(path: path, bytes: bytes), stamp: stamp)
    }

    /// Keeps a spec for the second time that it is needed.
    func keep(_ spec: ReadSpec, at index: Int) {
        mutex.lock()
        defer { mutex.unlock() }
        guard size + spec.source.bytes.count <= Self.budget else { return }
        size += spec.source.bytes.count
        kept[index] = spec
    }

    private func take(_ index: Int) -> ReadSpec? {
        mutex.lock()
        defer { mutex.unlock() }
        guard let spec = kept[index] else { return nil }
        kept[index] = nil
        size -= spec.source.bytes.count
        return spec
    }
}

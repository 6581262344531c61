internal import GeneratorCore

/// The bytes of the specs, which are needed twice: for the names that they declare and for generating.
///
/// They are kept up to a budget and read again beyond it, so that memory does not grow with the number of specs.
final class SpecStore: @unchecked Sendable {
    private static let budget = 8 << 20

    private let specs: [Spec]
    private var kept: [Int: [UInt8]] = [:]
    private var size = 0
    /// Guards `kept` and `size`.
    private let mutex = Mutex()

    init(_ specs: [Spec]) {
        self.specs = specs
    }

    /// The spec of that index; it is read when it is not kept.
    func source(_ index: Int, buffer: ReadBuffer) throws(FileError) -> SourceFile {
        let path = specs[index].path
        if let bytes = take(index) { return SourceFile(path: path, bytes: bytes) }
        return SourceFile(path: path, bytes: try FileSystem.read(path, buffer: buffer))
    }

    /// Keeps a spec for the second time that it is needed.
    func keep(_ source: SourceFile, at index: Int) {
        mutex.lock()
        defer { mutex.unlock() }
        guard size + source.bytes.count <= Self.budget else { return }
        size += source.bytes.count
        kept[index] = source.bytes
    }

    private func take(_ index: Int) -> [UInt8]? {
        mutex.lock()
        defer { mutex.unlock() }
        guard let bytes = kept.removeValue(forKey: index) else { return nil }
        size -= bytes.count
        return bytes
    }
}

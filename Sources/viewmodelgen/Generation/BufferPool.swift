internal import GeneratorCore

/// Read buffers that are used again: there are as many as threads.
final class BufferPool: @unchecked Sendable {
    private var free: [ReadBuffer] = []
    private let mutex = Mutex()

    func withBuffer<Result>(_ body: (ReadBuffer) -> Result) -> Result {
        mutex.lock()
        let buffer = free.popLast() ?? ReadBuffer()
        mutex.unlock()
        defer {
            mutex.lock()
            free.append(buffer)
            mutex.unlock()
        }
        return body(buffer)
    }
}

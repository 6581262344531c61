#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// A thread of the operating system: enough for a fixed pool, without what a library of tasks costs at start-up.
struct Thread {
    private final class Body {
        let run: () -> Void
        init(_ run: @escaping () -> Void) { self.run = run }
    }

    /// As much as the main thread has: specs nest as deep on any thread.
    private static let stackSize = 8 << 20

    private let handle: pthread_t

    /// Starts `run`, or gives `nil` when the system has no thread to spare.
    init?(_ run: @escaping () -> Void) {
        let body = Unmanaged.passRetained(Body(run))
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, Self.stackSize)
        #if canImport(Glibc)
        var started = pthread_t()
        let code = pthread_create(&started, &attributes, { Thread.start($0) }, body.toOpaque())
        let handle: pthread_t? = started
        #else
        var handle: pthread_t?
        let code = pthread_create(&handle, &attributes, { Thread.start($0) }, body.toOpaque())
        #endif
        guard code == 0, let handle else {
            body.release()
            return nil
        }
        self.handle = handle
    }

    private static func start(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let pointer { Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run() }
        return nil
    }

    /// Waits until it is done.
    func join() {
        pthread_join(handle, nil)
    }
}

/// A lock on which threads can also wait for news.
final class Mutex: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let news = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init() {
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(news, nil)
    }

    deinit {
        pthread_cond_destroy(news)
        pthread_mutex_destroy(mutex)
        news.deallocate()
        mutex.deallocate()
    }

    func lock() { pthread_mutex_lock(mutex) }

    func unlock() { pthread_mutex_unlock(mutex) }

    /// Gives the lock away until `wakeAll`, and has it again afterwards.
    func wait() { pthread_cond_wait(news, mutex) }

    func wakeAll() { pthread_cond_broadcast(news) }
}

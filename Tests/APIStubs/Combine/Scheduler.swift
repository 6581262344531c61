import Dispatch

public protocol SchedulerTimeIntervalConvertible {
    static func seconds(_ s: Int) -> Self
    static func seconds(_ s: Double) -> Self
    static func milliseconds(_ ms: Int) -> Self
    static func microseconds(_ us: Int) -> Self
    static func nanoseconds(_ ns: Int) -> Self
}

public protocol Scheduler<SchedulerTimeType> {
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    associatedtype SchedulerOptions

    var now: SchedulerTimeType { get }
    var minimumTolerance: SchedulerTimeType.Stride { get }

    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

    func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    )

    func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension DispatchQueue: Scheduler {
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Hashable, Sendable
        {
            public var magnitude: Int
            public var timeInterval: DispatchTimeInterval { fatalError() }

            public init(_ timeInterval: DispatchTimeInterval) { fatalError() }
            public init(floatLiteral value: Double) { fatalError() }
            public init(integerLiteral value: Int) { fatalError() }
            public init?<T: BinaryInteger>(exactly source: T) { fatalError() }

            public static func < (one: Stride, other: Stride) -> Bool { fatalError() }
            public static func * (one: Stride, other: Stride) -> Stride { fatalError() }
            public static func + (one: Stride, other: Stride) -> Stride { fatalError() }
            public static func - (one: Stride, other: Stride) -> Stride { fatalError() }
            public static func -= (one: inout Stride, other: Stride) { fatalError() }
            public static func *= (one: inout Stride, other: Stride) { fatalError() }
            public static func += (one: inout Stride, other: Stride) { fatalError() }
            public static func seconds(_ s: Int) -> Stride { fatalError() }
            public static func seconds(_ s: Double) -> Stride { fatalError() }
            public static func milliseconds(_ ms: Int) -> Stride { fatalError() }
            public static func microseconds(_ us: Int) -> Stride { fatalError() }
            public static func nanoseconds(_ ns: Int) -> Stride { fatalError() }
        }

        public var dispatchTime: DispatchTime

        public init(_ time: DispatchTime) { fatalError() }
        public func distance(to other: SchedulerTimeType) -> Stride { fatalError() }
        public func advanced(by n: Stride) -> SchedulerTimeType { fatalError() }
        public func hash(into hasher: inout Hasher) { fatalError() }
    }

    public struct SchedulerOptions {
        public init(
            qos: DispatchQoS = .unspecified,
            flags: DispatchWorkItemFlags = [],
            group: DispatchGroup? = nil
        ) { fatalError() }
    }

    public var now: SchedulerTimeType { fatalError() }
    public var minimumTolerance: SchedulerTimeType.Stride { fatalError() }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { fatalError() }

    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) { fatalError() }

    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable { fatalError() }
}

import Foundation

public enum VirtualTimeComparison {
    case lessThan
    case equal
    case greaterThan
}

public protocol VirtualTimeConverterType {
    associatedtype VirtualTimeUnit
    associatedtype VirtualTimeIntervalUnit

    func convertFromVirtualTime(_ time: VirtualTimeUnit) -> RxTime
    func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit
    func convertFromVirtualTimeInterval(_ interval: VirtualTimeIntervalUnit) -> TimeInterval
    func convertToVirtualTimeInterval(_ interval: TimeInterval) -> VirtualTimeIntervalUnit
    func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit
    func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType {
    public typealias VirtualTime = Converter.VirtualTimeUnit
    public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

    public init(initialClock: VirtualTime, converter: Converter) {}

    public var now: RxTime { fatalError() }
    public var clock: VirtualTime { fatalError() }

    public func schedule<StateType>(
        _ state: StateType,
        action: @escaping (StateType) -> any Disposable
    ) -> any Disposable { fatalError() }
    public func scheduleRelative<StateType>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping (StateType) -> any Disposable
    ) -> any Disposable { fatalError() }
    public func scheduleRelativeVirtual<StateType>(
        _ state: StateType,
        dueTime: VirtualTimeInterval,
        action: @escaping (StateType) -> any Disposable
    ) -> any Disposable { fatalError() }
    public func scheduleAbsoluteVirtual<StateType>(
        _ state: StateType,
        time: VirtualTime,
        action: @escaping (StateType) -> any Disposable
    ) -> any Disposable { fatalError() }
    open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { fatalError() }
    public func start() { fatalError() }
    public func advanceTo(_ time: VirtualTime) { fatalError() }
    public func sleep(_ interval: VirtualTimeInterval) { fatalError() }
    public func stop() { fatalError() }
}

extension VirtualTimeScheduler: CustomDebugStringConvertible {
    public var debugDescription: String { fatalError() }
}

public struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType {
    public typealias VirtualTimeUnit = RxTime
    public typealias VirtualTimeIntervalUnit = TimeInterval

    public func convertFromVirtualTime(_ time: VirtualTimeUnit) -> RxTime { fatalError() }
    public func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit { fatalError() }
    public func convertFromVirtualTimeInterval(_ interval: VirtualTimeIntervalUnit) -> TimeInterval { fatalError() }
    public func convertToVirtualTimeInterval(_ interval: TimeInterval) -> VirtualTimeIntervalUnit { fatalError() }
    public func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit {
        fatalError()
    }
    public func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison {
        fatalError()
    }
}

public class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter> {
    public init(initialClock: RxTime = Date(timeIntervalSince1970: 0)) { fatalError() }
}

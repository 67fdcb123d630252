internal import Bindery
public import Dispatch
public import Foundation
public import OpenCombine

/// A scheduler that measures time by the ``SchedulerClock``: a dispatch queue, a run loop, or an operation queue.
///
/// On Linux the main actor runs on the main queue, and a run loop does not run: the main ones all schedule on the main actor.
public protocol ClockScheduler: Scheduler where SchedulerTimeType == SchedulerTime {
  /// Whether it schedules on the main actor.
  var runsOnMainActor: Bool { get }
  /// Runs an action elsewhere, as soon as possible.
  func enqueue(_ action: @escaping () -> Void)
}

extension ClockScheduler {
  public var now: SchedulerTime { SchedulerClock.current.now }
  public var minimumTolerance: SchedulerTime.Stride { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if runsOnMainActor { SchedulerClock.perform(action) } else { enqueue(action) }
  }

  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    SchedulerClock.current.perform(after: now.distance(to: date).duration) { run(action) }
  }

  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let delay = now.distance(to: date).duration
    let repeated = SchedulerClock.current.perform(after: delay, every: interval.duration) { run(action) }
    return AnyCancellable { repeated.stop() }
  }

  /// Runs an action whose time has come; the clock calls it on the main actor.
  private func run(_ action: @escaping () -> Void) {
    if runsOnMainActor { action() } else { enqueue(action) }
  }
}

extension DispatchQueue: @retroactive Scheduler, ClockScheduler {
  /// An instant.
  public typealias SchedulerTimeType = SchedulerTime

  /// Options for running an action. They are accepted without effect.
  public struct SchedulerOptions: Sendable {
    /// The importance of the work.
    public var qos: DispatchQoS

    /// Creates options with the importance of the work.
    public init(qos: DispatchQoS = .unspecified) { self.qos = qos }
  }

  // On Linux each access to the main queue creates another object, so identity proves nothing.
  public var runsOnMainActor: Bool { label == DispatchQueue.main.label }

  public func enqueue(_ action: @escaping () -> Void) {
    // Sending is safe: a scheduler's action is not used by its caller afterwards, and its runs never overlap.
    nonisolated(unsafe) let action = action
    async { action() }
  }
}

extension RunLoop: @retroactive Scheduler, ClockScheduler {
  /// An instant.
  public typealias SchedulerTimeType = SchedulerTime

  /// A run loop takes no options.
  public struct SchedulerOptions: Sendable {}

  public var runsOnMainActor: Bool { true }
  public func enqueue(_ action: @escaping () -> Void) { SchedulerClock.perform(action) }
}

extension OperationQueue: @retroactive Scheduler, ClockScheduler {
  /// An instant.
  public typealias SchedulerTimeType = SchedulerTime

  /// An operation queue takes no options.
  public struct SchedulerOptions: Sendable {}

  public var runsOnMainActor: Bool { self === OperationQueue.main }

  public func enqueue(_ action: @escaping () -> Void) {
    // Sending is safe, as for a dispatch queue.
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }
}

internal import Bindery
public import Dispatch
public import Foundation
public import OpenCombine

// On Linux the main actor runs on the main queue, and a run loop does not run: both schedule on the main
// actor.

extension DispatchQueue: @retroactive Scheduler {
  /// An instant.
  public typealias SchedulerTimeType = SchedulerTime

  /// Options for running an action. They are accepted without effect.
  public struct SchedulerOptions: Sendable {
    /// The importance of the work.
    public var qos: DispatchQoS

    /// Creates options with the importance of the work.
    public init(qos: DispatchQoS = .unspecified) { self.qos = qos }
  }

  public var now: SchedulerTime { SchedulerClock.current.now }
  public var minimumTolerance: SchedulerTime.Stride { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if isMain { return SchedulerClock.perform(action) }
    // Sending is safe: a scheduler's action runs once, and its caller does not use it afterwards.
    nonisolated(unsafe) let action = action
    async { action() }
  }

  // On Linux each access to the main queue creates another object, so identity proves nothing.
  private var isMain: Bool { label == DispatchQueue.main.label }

  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    // Sending is safe, as above.
    nonisolated(unsafe) let action = action
    SchedulerClock.current.perform(after: now.distance(to: date).duration) {
      if self.isMain { action() } else { self.async { action() } }
    }
  }

  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    // Sending is safe: its runs never overlap.
    nonisolated(unsafe) let action = action
    let delay = now.distance(to: date).duration
    let repeated = SchedulerClock.current.perform(after: delay, every: interval.duration) {
      if self.isMain { action() } else { self.async { action() } }
    }
    return AnyCancellable { repeated.stop() }
  }
}

extension RunLoop: @retroactive Scheduler {
  /// An instant.
  public typealias SchedulerTimeType = SchedulerTime

  /// A run loop takes no options.
  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerTime { SchedulerClock.current.now }
  public var minimumTolerance: SchedulerTime.Stride { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    SchedulerClock.perform(action)
  }

  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    SchedulerClock.current.perform(after: now.distance(to: date).duration, action)
  }

  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let delay = now.distance(to: date).duration
    let repeated = SchedulerClock.current.perform(after: delay, every: interval.duration, action)
    return AnyCancellable { repeated.stop() }
  }
}

extension OperationQueue: @retroactive Scheduler {
  /// An instant.
  public typealias SchedulerTimeType = SchedulerTime

  /// An operation queue takes no options.
  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerTime { SchedulerClock.current.now }
  public var minimumTolerance: SchedulerTime.Stride { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if self === OperationQueue.main { return SchedulerClock.perform(action) }
    // Sending is safe: a scheduler's action runs once, and its caller does not use it afterwards.
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    // Sending is safe, as above.
    nonisolated(unsafe) let action = action
    SchedulerClock.current.perform(after: now.distance(to: date).duration) {
      self.schedule(options: nil) { action() }
    }
  }

  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    // Sending is safe: its runs never overlap.
    nonisolated(unsafe) let action = action
    let delay = now.distance(to: date).duration
    let repeated = SchedulerClock.current.perform(after: delay, every: interval.duration) {
      self.schedule(options: nil) { action() }
    }
    return AnyCancellable { repeated.stop() }
  }
}

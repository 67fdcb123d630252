internal import Bindery
public import Foundation
public import OpenCombine

extension Timer {
  /// Publishes the time repeatedly, once it is connected: `Timer.publish(every: 1, on: .main, in: .common).autoconnect()`.
  ///
  /// - Parameters:
  ///   - interval: the seconds between two values; less than a millisecond counts as one.
  ///   - tolerance: accepted without effect.
  ///   - runLoop: accepted without effect: values come on the main actor.
  ///   - mode: accepted without effect.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }

  /// Publishes the time repeatedly, once it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    /// The seconds between two values.
    public let interval: TimeInterval
    private let dates = PassthroughSubject<Date, Never>()

    init(interval: TimeInterval) { self.interval = interval }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Date, Downstream.Failure == Never {
      dates.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable {
      let period = Duration(clampedSeconds: Swift.max(interval, 0.001))
      let dates = dates
      let repeated = SchedulerClock.current.perform(after: period, every: period) { dates.send(Date()) }
      return AnyCancellable { repeated.stop() }
    }
  }
}

internal import Bindery

/// A connection of two ends that breaks as real ones do, when the test says so, on the test's clock.
///
/// ```swift
/// let link = FaultyLink(clock, latency: .seconds(0.2))
/// link.onReceive = { message, direction in … }
/// link.script(.up, message: 2, .arrivesTwice(after: .seconds(0.2), and: .seconds(1)))
/// link.script(.down, message: 0, .isLost)
/// link.send("hello", .up)
/// await clock.advance(by: .seconds(0.2))
/// link.cut()                                      // whatever was under way is lost
/// ```
///
/// With delays that differ, messages overtake each other.
@MainActor
public final class FaultyLink {
  /// Which way a message goes.
  public enum Direction: Sendable, Hashable {
    /// From the page to the session.
    case up
    /// From the session to the page.
    case down
  }

  /// Called when a message arrives at the other end.
  public var onReceive: @MainActor (String, Direction) -> Void = { _, _ in }
  /// Called when the connection breaks and when it is there again, with whether it is there.
  public var onChange: @MainActor (Bool) -> Void = { _ in }
  /// Decides about messages for which nothing is scripted.
  public var fate: @MainActor (Direction) -> Fate

  /// Whether there is a connection.
  public private(set) var isConnected = true
  private let clock: TestClock
  private var sent: [Direction: Int] = [:]
  private var scripted: [Direction: [Int: Fate]] = [:]
  private var underWay: [Int: Disposable] = [:]
  private var lastCopy = 0

  /// Connects two ends.
  ///
  /// - Parameters:
  ///   - clock: The clock on which messages arrive.
  ///   - latency: How long a message takes for which nothing else is said.
  public init(_ clock: TestClock, latency: Duration = .milliseconds(50)) {
    self.clock = clock
    fate = { _ in .arrives(after: latency) }
  }

  /// Says what becomes of a message.
  ///
  /// - Parameters:
  ///   - direction: Which way it goes.
  ///   - message: Its number among those of that direction, from 0.
  ///   - fate: What becomes of it.
  public func script(_ direction: Direction, message: Int, _ fate: Fate) {
    scripted[direction, default: [:]][message] = fate
  }

  /// Sends a message. Without a connection it is lost.
  public func send(_ message: String, _ direction: Direction) {
    let number = sent[direction, default: 0]
    sent[direction] = number + 1
    guard isConnected else { return }
    let fate = scripted[direction]?[number] ?? fate(direction)
    for delay in fate.delays { deliver(message, direction, after: delay) }
  }

  /// Breaks the connection; what is under way is lost.
  public func cut() {
    guard isConnected else { return }
    isConnected = false
    for copy in underWay.values { copy.dispose() }
    underWay = [:]
    onChange(false)
  }

  /// Connects the two ends again.
  public func restore() {
    guard !isConnected else { return }
    isConnected = true
    onChange(true)
  }

  private func deliver(_ message: String, _ direction: Direction, after delay: Duration) {
    lastCopy += 1
    let copy = lastCopy
    underWay[copy] = clock.schedule(after: delay) { [weak self] in
      guard let self else { return }
      underWay[copy] = nil
      onReceive(message, direction)
    }
  }
}

import Bindery
import BinderyTesting

/// A simulated connection that delays, repeats, reorders and loses messages as a test demands, on the test's clock.
///
/// ```swift
/// let link = FaultyLink(clock, latency: .seconds(0.2))
/// link.onReceive = { message, direction in … }
/// link.script(.up, message: 2, .arrivesTwice(after: .seconds(0.2), and: .seconds(1)))
/// link.script(.down, message: 0, .isLost)
/// link.send("hello", .up)
/// await clock.advance(by: .seconds(0.2))
/// link.cut()                                      // messages in transit are lost
/// ```
///
/// With different delays, messages overtake each other.
@MainActor
final class FaultyLink {
  /// The direction of a message.
  enum Direction: Sendable, Hashable {
    /// From the page to the session.
    case up
    /// From the session to the page.
    case down
  }

  /// Called when a message arrives.
  var onReceive: @MainActor (String, Direction) -> Void = { _, _ in }
  /// Called when the connection breaks or is restored, with whether it is connected.
  var onChange: @MainActor (Bool) -> Void = { _ in }
  /// The fate of messages without a script.
  var fate: @MainActor (Direction) -> Fate

  /// Whether the two ends are connected.
  private(set) var isConnected = true
  private let clock: TestClock
  private var sent: [Direction: Int] = [:]
  private var scripted: [Direction: [Int: Fate]] = [:]
  private var inTransit: [Int: (arrival: TestClock.Instant, timer: Disposable)] = [:]
  private var lastCopy = 0

  /// Creates a connected link.
  ///
  /// - Parameters:
  ///   - clock: The clock on which messages arrive.
  ///   - latency: The default delay of a message.
  init(_ clock: TestClock, latency: Duration = .milliseconds(50)) {
    self.clock = clock
    fate = { _ in .arrives(after: latency) }
  }

  /// Sets the fate of one message.
  ///
  /// - Parameters:
  ///   - direction: Its direction.
  ///   - message: Its number in that direction, from 0.
  ///   - fate: Its fate.
  func script(_ direction: Direction, message: Int, _ fate: Fate) {
    scripted[direction, default: [:]][message] = fate
  }

  /// Sends a message. It is lost while the link is broken.
  func send(_ message: String, _ direction: Direction) {
    let number = sent[direction, default: 0]
    sent[direction] = number + 1
    guard isConnected else { return }
    let fate = scripted[direction]?[number] ?? fate(direction)
    for delay in fate.delays { deliver(message, direction, after: delay) }
  }

  /// The instant at which the next message arrives; `nil` when none is in transit.
  var nextArrival: TestClock.Instant? { inTransit.values.map(\.arrival).min() }

  /// Breaks the connection. Messages in transit are lost.
  func cut() {
    guard isConnected else { return }
    isConnected = false
    for copy in inTransit.values { copy.timer.dispose() }
    inTransit = [:]
    onChange(false)
  }

  /// Restores the connection.
  func restore() {
    guard !isConnected else { return }
    isConnected = true
    onChange(true)
  }

  private func deliver(_ message: String, _ direction: Direction, after delay: Duration) {
    lastCopy += 1
    let copy = lastCopy
    let timer = clock.schedule(after: delay) { [weak self] in
      guard let self else { return }
      inTransit[copy] = nil
      onReceive(message, direction)
    }
    inTransit[copy] = (clock.now.advanced(by: max(delay, .zero)), timer)
  }
}

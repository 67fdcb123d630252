public import Bindery
internal import Synchronization
public import Testing

/// A clock whose time advances only when a test advances it.
///
/// Pass it wherever a view model or an operator takes a clock. Work that waits on it continues at its instant, and finishes before the next
/// instant:
///
/// ```swift
/// let clock = TestClock()
/// let model = SearchViewModel(clock: clock)
/// model.query = "Lon"
/// await clock.advance(by: .seconds(0.5))
/// #expect(model.isLoading)
/// ```
///
/// Timers of one instant fire in the order in which they were set, and tasks that started to sleep at the same time wake in the order in which
/// their work was started. A real clock guarantees neither: `TestClock(.shuffled(seed: 1))` fires simultaneous timers in random order, to find
/// code that relies on an order. In a test with a ``WorkScopeTrait``, a timer that is still set when the test ends is reported.
public final class TestClock: TimerClock, Sendable {
  private let timers: Timers

  /// Creates a clock at instant zero.
  ///
  /// - Parameters:
  ///   - order: The order in which simultaneous timers fire.
  ///   - sourceLocation: The location at which a remaining timer is reported.
  public init(_ order: Order = .asSet, sourceLocation: SourceLocation = #_sourceLocation) {
    let timers = Timers(order)
    self.timers = timers
    TestLedger.current?.atEnd {
      timers.leftovers.map {
        "\($0) is still set on the clock made at \(sourceLocation). Its owner outlived the test: end it, or let go of it."
      }
    }
  }

  /// The current instant.
  public var now: Instant { timers.queue.withLock { $0.now } }

  /// Zero, because a timer fires exactly at its instant.
  public var minimumResolution: Duration { .zero }

  /// Descriptions of the timers that are set, soonest first.
  public var pending: [String] { timers.descriptions }

  /// Waits until the clock has advanced to an instant.
  ///
  /// - Throws: `CancellationError` immediately when the task is canceled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleep(until: deadline, isCancellable: true)
  }

  /// Waits for a duration, optionally ignoring cancellation.
  nonisolated(nonsending) func sleep(for duration: Duration, isCancellable: Bool) async throws {
    try await sleep(until: now.advanced(by: duration), isCancellable: isCancellable)
  }

  private nonisolated(nonsending) func sleep(until deadline: Instant, isCancellable: Bool) async throws {
    if isCancellable { try Task.checkCancellation() }
    let id = timers.nextID()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        timers.add(continuation, id: id, due: deadline)
        if isCancellable, Task.isCancelled { timers.cancel(id) }
      }
    } onCancel: {
      if isCancellable { timers.cancel(id) }
    }
  }

  /// Runs an action when the clock has advanced by a delay, within the call that advances it.
  ///
  /// - Returns: A disposable that removes the timer when it is disposed or released.
  @MainActor
  public func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> Disposable {
    let id = timers.nextID()
    timers.add(action, id: id, after: delay)
    return Disposable { [timers] in timers.cancel(id) }
  }

  /// Advances the clock, instant by instant, and settles before and after each.
  ///
  /// - Parameters:
  ///   - duration: The duration; zero fires the timers that are due now.
  ///   - sourceLocation: The location at which a failure is reported.
  @MainActor
  public func advance(by duration: Duration, sourceLocation: SourceLocation = #_sourceLocation) async {
    await settle(sourceLocation: sourceLocation)
    await advance(to: now.advanced(by: duration), sourceLocation: sourceLocation)
  }

  /// Advances the clock to an instant, instant by instant, and settles before and after each.
  @MainActor
  public func advance(to deadline: Instant, sourceLocation: SourceLocation = #_sourceLocation) async {
    guard deadline >= now else {
      let message = "A clock does not go back: it is at \(now), and \(deadline) is earlier."
      Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
      return
    }
    await settle(sourceLocation: sourceLocation)
    while timers.fireNext(upTo: deadline) {
      await settle(sourceLocation: sourceLocation)
    }
    timers.queue.withLock { $0.move(to: deadline) }
  }

  /// Advances the clock until no timer is set, including timers set in the meantime.
  ///
  /// - Parameters:
  ///   - limit: The maximum duration. A timer that sets itself again would never end and is reported.
  ///   - sourceLocation: The location at which a failure is reported.
  @MainActor
  public func run(limit: Duration = .seconds(86_400), sourceLocation: SourceLocation = #_sourceLocation) async
  {
    await settle(sourceLocation: sourceLocation)
    let end = now.advanced(by: limit)
    while timers.fireNext(upTo: end) {
      await settle(sourceLocation: sourceLocation)
    }
    guard !pending.isEmpty else { return }
    let message = "Timers are still set after \(limit):\n\(pending.map { "  \($0)" }.joined(separator: "\n"))"
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
  }
}

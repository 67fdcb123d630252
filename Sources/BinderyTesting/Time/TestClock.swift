public import Bindery
internal import Synchronization
public import Testing

/// A clock whose time moves only when a test moves it.
///
/// Pass it where a view model or an operator takes a clock. Nothing that waits on it continues before its instant, and all
/// that waits for an instant is done with it before the next one comes:
///
/// ```swift
/// let clock = TestClock()
/// let model = SearchViewModel(clock: clock)
/// model.query = "Lon"
/// await clock.advance(by: .seconds(0.5))
/// #expect(model.isLoading)
/// ```
///
/// Timers of one instant fire in the order in which they were set; tasks that went to sleep at the same time wake in the
/// order in which their work was started. A real clock promises neither: `TestClock(.shuffled(seed: 1))` fires timers that are due together in any
/// order, and shows code that relies on one. In a test with a ``WorkScopeTrait`` a timer that is
/// still set when the test ends is reported.
public final class TestClock: TimerClock, Sendable {
  private let timers: Timers

  /// Makes a clock at instant zero.
  ///
  /// - Parameters:
  ///   - order: in which order timers fire that are due together.
  ///   - sourceLocation: Where a timer that is still set at the test's end is reported.
  public init(_ order: Order = .asSet, sourceLocation: SourceLocation = #_sourceLocation) {
    let timers = Timers(order)
    self.timers = timers
    TestLedger.current?.atEnd {
      timers.leftovers.map {
        "\($0) is still set on the clock made at \(sourceLocation). Its owner outlived the test: end it, or let go of it."
      }
    }
  }

  /// The present instant.
  public var now: Instant { timers.queue.withLock { $0.now } }

  /// Zero: a timer fires at its instant exactly.
  public var minimumResolution: Duration { .zero }

  /// The timers that are set, soonest first, as failures name them.
  public var pending: [String] { timers.descriptions }

  /// Waits until the clock has been moved to an instant.
  ///
  /// - Throws: `CancellationError` when the task is cancelled, at once.
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

  /// Runs an action when the clock has been moved on by a delay, within the call that moves it.
  ///
  /// - Returns: A disposable that removes the timer when it is disposed or released.
  @MainActor
  public func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> Disposable {
    let id = timers.nextID()
    timers.add(action, id: id, after: delay)
    return Disposable { [timers] in timers.cancel(id) }
  }

  /// Moves the clock on, instant by instant, and settles before and after each.
  ///
  /// - Parameters:
  ///   - duration: How far; zero fires what is due now.
  ///   - sourceLocation: Where a failure is reported.
  @MainActor
  public func advance(by duration: Duration, sourceLocation: SourceLocation = #_sourceLocation) async {
    await settle(sourceLocation: sourceLocation)
    await advance(to: now.advanced(by: duration), sourceLocation: sourceLocation)
  }

  /// Moves the clock on to an instant, instant by instant, and settles before and after each.
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

  /// Moves the clock on until no timer is set any more, those that firing sets included.
  ///
  /// - Parameters:
  ///   - limit: How far at most. A timer that sets itself again would never end; it is reported.
  ///   - sourceLocation: Where a failure is reported.
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

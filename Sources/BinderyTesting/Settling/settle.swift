internal import Bindery
public import Testing

/// Runs all that is due until nothing is left but what waits for a ``TestClock`` or a ``Stub``.
///
/// It waits for the work that was started in the `WorkScope` of the test: by commands, by operators with an
/// async closure, by signals of asynchronous sequences, by a view's `.task` and by `WorkScope.start`. It counts that work; it does not yield, sleep or poll.
/// A plain `Task { }` is not counted: start such work with `WorkScope.start`.
///
/// - Parameters:
///   - limit: Real time after which work that hangs is reported by name and the test goes on. Never waited for otherwise, and
///     time in which the main actor was busy with something else does not count: a slow machine is no failure.
///   - sourceLocation: Where a failure is reported.
@MainActor
public func settle(limit: Duration = .seconds(30), sourceLocation: SourceLocation = #_sourceLocation) async {
  let scope = WorkScope.current
  while !scope.isIdle {
    let race = Race()
    scope.whenIdle { race.finish(.idle) }
    let watchdog = Task.detached {
      let slices = 30
      for _ in 0..<slices {
        do { try await Task.sleep(for: limit / slices) } catch { return }
        // Comes back when all that was ready to run on the main actor has run.
        await MainActor.run {}
      }
      race.finish(.outOfTime)
    }
    let outcome = await race.outcome
    watchdog.cancel()
    guard outcome != .idle else { continue }
    let names = scope.pending.filter { $0.waitsFor == nil }.map { "  \($0.name)" }
    let why =
      outcome == .cancelled ? "The test was cancelled while it settled." : "Nothing settled within \(limit)."
    let message = "\(why) Still under way:\n\(names.joined(separator: "\n"))"
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
    return
  }
}

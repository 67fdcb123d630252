internal import Bindery
public import Testing

/// Runs all pending work until only work that waits for a ``TestClock`` or a ``Stub`` remains.
///
/// It waits for work started in the `WorkScope` of the test: by commands, by operators with an async closure, by signals of
/// asynchronous sequences, by a view's `.task` and by `WorkScope.start`. It counts that work, and does not yield, sleep or
/// poll. An unstructured `Task { }` is not counted: start such work with `WorkScope.start` instead, or wait
/// for what it shows with ``TestHost/wait(until:limit:sourceLocation:)``.
///
/// - Parameters:
///   - limit: The real time after which hanging work is reported by name and the test continues. Only hanging work takes that
///     long. Time in which the main actor is busy with other work does not count, so a slow machine causes no failure.
///   - sourceLocation: The location at which a failure is reported.
@MainActor
public func settle(limit: Duration = .seconds(30), sourceLocation: SourceLocation = #_sourceLocation) async {
  let scope = WorkScope.current
  while !scope.isIdle {
    let race = Race()
    scope.whenIdle { race.finish(.idle) }
    let outcome = await race.outcome(within: limit)
    guard outcome != .idle else { continue }
    let names = scope.pending.filter { $0.waitsFor == nil }.map { "  \($0.name)" }
    let why =
      outcome == .cancelled
      ? "The test was cancelled while settling." : "The work did not settle within \(limit)."
    let message = "\(why) Still running:\n\(names.joined(separator: "\n"))"
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
    return
  }
}

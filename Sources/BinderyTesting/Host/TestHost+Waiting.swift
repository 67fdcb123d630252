internal import BinderyViews
public import Testing

extension TestHost {
  /// Waits until a condition holds. The condition is evaluated again after each change of the screen; earlier changes are discarded.
  ///
  /// Use it for work that no `WorkScope` counts, such as a `Task { }` in a view model that was written for iOS: ``settle(limit:sourceLocation:)``
  /// waits for all other work. It does not sleep or poll.
  ///
  /// ```swift
  /// host.tap("Send")
  /// await host.wait(until: host.shows("Sent"))
  /// ```
  /// - Parameters:
  ///   - condition: The condition.
  ///   - limit: The real time after which the test fails and continues.
  ///   - sourceLocation: The location at which a failure is reported.
  public func wait(
    until condition: @autoclosure () -> Bool, limit: Duration = .seconds(30),
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let observer = tree.onPatches
    defer { tree.onPatches = observer }
    while !condition() {
      forgetChanges()
      let race = Race()
      tree.onPatches = {
        observer?()
        race.finish(.idle)
      }
      guard await race.outcome(within: limit) == .idle else {
        let message = "The screen did not become as expected within \(limit):\n\(snapshot())"
        Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
        return
      }
    }
  }
}

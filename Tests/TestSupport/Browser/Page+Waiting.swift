internal import Foundation

extension Page {
  /// The default timeout of a journey's steps. It is generous, because no step waits longer than necessary and the
  /// machine may be busy.
  static let timeout = Duration.seconds(20)

  /// Waits until a JavaScript expression is true (and does not throw), across navigations. Returns its value.
  @discardableResult
  func wait(until condition: String, within limit: Duration = timeout) async throws -> JSON {
    try await eventually("`\(condition)`", within: limit) { left in
      let value = try await self.evaluate(
        "window[Symbol.for('journey')].until(() => (\(condition)), \(left.milliseconds))",
        within: left + .seconds(10))
      // `nil` alone would be a value of type `JSON`, and the wait would end.
      return value == .null ? Optional<JSON>.none : value
    }
  }

  /// Waits until the page shows this text.
  func wait(for words: String, within limit: Duration = timeout) async throws {
    try await text(words).waitUntilShown(within: limit)
  }

  /// Waits until the page no longer shows this text.
  func wait(forNo words: String, within limit: Duration = timeout) async throws {
    try await text(words).waitUntilGone(within: limit)
  }

  /// Waits until what moves has arrived, so that the page can be measured. Animations without an end do not count.
  func waitForAnimations() async throws {
    try await evaluate(
      """
      (async () => {
        const moving = () => document.getAnimations().filter((one) =>
          one.playState === "running" && one.effect.getComputedTiming().iterations !== Infinity);
        const end = performance.now() + 10_000;
        // Not for their promises: that of an animation whose element is gone may stay open.
        for (let still; (still = moving()).length; await new Promise((done) => setTimeout(done, 20))) {
          if (performance.now() < end) continue;
          throw new Error("Still moving: " + still.map(({ animationName, transitionProperty, currentTime, effect }) =>
            `${animationName ?? transitionProperty} of ${effect.target?.className} at ${currentTime}`));
        }
      })()
      """)
  }

  /// Waits until the URL has this ending.
  func wait(forPath path: String, within limit: Duration = timeout) async throws {
    try await wait(until: "location.pathname === \(JSON.literal(path))", within: limit)
  }

  /// Retries after each change of the page, until the attempt returns a value or the time is up.
  /// - Parameter attempt: Receives the remaining time. A failure because the page navigates to another
  ///   document counts as no value.
  func eventually<Value>(
    _ goal: String, within limit: Duration, _ attempt: (Duration) async throws -> Value?
  ) async throws -> Value {
    let end = ContinuousClock.now + limit
    while true {
      let left = end - ContinuousClock.now
      if left <= .zero { break }
      do {
        let seen = try await evaluate("window[Symbol.for('journey')].changes").int
        if let value = try await attempt(left) { return value }
        let wait = min(left, .milliseconds(500)).milliseconds
        if let seen { try await evaluate("window[Symbol.for('journey')].changedAfter(\(seen), \(wait))") }
      } catch BrowserError.refused(_, let message) where Self.meansNavigation(message) {
        try await Task.sleep(for: .milliseconds(20))
      } catch BrowserError.script(let message)
        where message.contains("Symbol") || message.contains("undefined")
      {
        try await Task.sleep(for: .milliseconds(20))
      }
    }
    let page = (try? await text) ?? "(it does not answer)"
    throw BrowserError.timedOut(waitingFor: goal, limit: limit, page: page)
  }

  private static func meansNavigation(_ message: String) -> Bool {
    [
      "navigated", "context was destroyed", "Cannot find", "Could not find", "No node", "not belong",
      "uniqueContext",
    ]
    .contains { message.contains($0) }
  }

  /// Waits until an expression is true on a page without script, on which nothing can report changes.
  func poll(_ condition: String) async throws {
    let end = ContinuousClock.now + Page.timeout
    while ContinuousClock.now < end {
      if let value = try? await evaluate("!!(\(condition))"), value == true { return }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw BrowserError.timedOut(waitingFor: condition, limit: Page.timeout, page: (try? await text) ?? "")
  }
}

extension Duration {
  /// Whole milliseconds.
  var milliseconds: Int64 { components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000 }
}

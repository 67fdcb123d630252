import BinderyTesting
import Testing

/// Records events in order.
@MainActor
final class Log {
  private(set) var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
}

/// An actor other than the main actor, so that calls to it involve other threads.
actor Elsewhere {
  private(set) var visits = 0
  func visit() { visits += 1 }
}

extension Issue {
  /// Whether a comment of this issue contains a text.
  func says(_ words: String) -> Bool { comments.contains { $0.rawValue.contains(words) } }
}

extension TestClock {
  /// Waits for a number of seconds on an injected clock, like a view model.
  func wait(_ seconds: Double) async throws {
    let clock: any Clock<Duration> = self
    try await clock.sleep(for: .seconds(seconds))
  }
}

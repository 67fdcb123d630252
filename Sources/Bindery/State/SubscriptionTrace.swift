/// Remembers where subscriptions were made, for a test that looks for those which outlive their owner.
///
/// Nothing is remembered, and next to nothing done, while no trace is open.
@MainActor
package final class SubscriptionTrace {
  @TaskLocal private static var current: SubscriptionTrace?
  @exclusivity(unchecked) private static var open = 0

  private struct Entry {
    weak var subscription: Disposable?
    let place: String
  }

  private var entries: [Entry] = []

  package init() {}

  /// Runs a body; what it subscribes to is remembered.
  package func following<R>(_ body: @MainActor () async throws -> R) async rethrows -> R {
    Self.open += 1
    defer { Self.open -= 1 }
    return try await Self.$current.withValue(self) { try await body() }
  }

  /// Where the subscriptions that are still active were made.
  package var leftovers: [String] {
    entries.compactMap { $0.subscription?.isActive == true ? $0.place : nil }
  }

  /// Notes a subscription in the open trace, if there is one. Those that the engine makes for itself belong to another.
  static func note(_ subscription: Disposable, _ fileID: StaticString, _ line: UInt) {
    guard open > 0, let trace = current else { return }
    let file = "\(fileID)"
    guard !file.hasPrefix("Bindery/") else { return }
    trace.entries.append(Entry(subscription: subscription, place: "\(file):\(line)"))
  }
}

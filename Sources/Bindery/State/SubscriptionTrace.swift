/// Records where subscriptions were created, for tests that find those which outlive their owner.
///
/// While no trace is open, it records nothing and costs almost nothing.
@MainActor
package final class SubscriptionTrace {
  @TaskLocal private static var current: SubscriptionTrace?
  // Traces open in all tasks: subscriptions without one do not read the task-local value.
  @exclusivity(unchecked) private static var open = 0

  private struct Entry {
    weak var subscription: Disposable?
    let place: String
  }

  private var entries: [Entry] = []

  package init() {}

  /// Runs a body and records its subscriptions.
  package func following<R>(_ body: @MainActor () async throws -> R) async rethrows -> R {
    Self.open += 1
    defer { Self.open -= 1 }
    return try await Self.$current.withValue(self) { try await body() }
  }

  /// The places where the still active subscriptions were created.
  package var leftovers: [String] {
    entries.compactMap { $0.subscription?.isActive == true ? $0.place : nil }
  }

  /// Records a subscription in the open trace, if any. Those that the engine creates for itself are not recorded.
  static func note(_ subscription: Disposable, _ fileID: StaticString, _ line: UInt) {
    guard open > 0, let trace = current else { return }
    let file = "\(fileID)"
    guard !file.hasPrefix("Bindery/") else { return }
    trace.entries.append(Entry(subscription: subscription, place: "\(file):\(line)"))
  }
}

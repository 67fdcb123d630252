internal import Synchronization

/// The checks that run when a test ends: each returns descriptions of the remaining items.
final class TestLedger: Sendable {
  @TaskLocal static var current: TestLedger?

  private let checks = Mutex<[@Sendable () -> [String]]>([])

  /// Adds a check.
  func atEnd(_ check: @escaping @Sendable () -> [String]) {
    checks.withLock { $0.append(check) }
  }

  /// Runs all checks.
  func leftovers() -> [String] {
    checks.withLock { $0 }.flatMap { $0() }
  }
}

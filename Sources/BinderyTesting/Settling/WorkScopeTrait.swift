internal import Bindery
public import Testing

/// A trait that runs each test in its own `WorkScope`, so that parallel tests settle independently.
///
/// Apply it to the suite: `@Suite(.workScope) @MainActor struct AddLocationTests`. When a test ends, the trait reports waiting
/// work, pending timers, and unchecked values of an exhaustive ``Recorder``.
public struct WorkScopeTrait: TestTrait, SuiteTrait, TestScoping {
  /// The treatment of work and timers that remain at the end of a test.
  public enum Leftovers: Sendable {
    /// The test fails, and the failure lists them.
    case reported
    /// They are ignored.
    case ignored
  }

  let leftovers: Leftovers

  /// Applies to each test of a suite.
  public var isRecursive: Bool { true }

  /// Runs a test within a scope, settles, and reports the remaining work.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let scope = WorkScope()
    let ledger = TestLedger()
    try await WorkScope.$current.withValue(scope) {
      try await TestLedger.$current.withValue(ledger) {
        try await function()
        await settle(sourceLocation: test.sourceLocation)
      }
    }
    guard leftovers == .reported else { return }
    let waiting = scope.pending.compactMap { work in
      work.waitsFor.map {
        "\(work.name) still waits for \($0). Its owner outlived the test, or it cannot be cancelled."
      }
    }
    for leftover in waiting + ledger.leftovers() {
      Issue.record(Comment(rawValue: leftover), sourceLocation: test.sourceLocation)
    }
  }
}

extension Trait where Self == WorkScopeTrait {
  /// A work scope for each test, which reports work that remains at the end.
  public static var workScope: Self { WorkScopeTrait(leftovers: .reported) }

  /// A work scope for each test.
  public static func workScope(leftovers: WorkScopeTrait.Leftovers) -> Self {
    WorkScopeTrait(leftovers: leftovers)
  }
}

internal import Bindery
public import Testing

/// Gives each test a `WorkScope` of its own, so that tests which run in parallel settle apart.
///
/// Put it on the suite: `@Suite(.workScope) @MainActor struct AddLocationTests`. When a test ends, whatever it left
/// behind is reported: work that still waits, timers that are still set, values that an exhaustive ``Recorder`` was
/// not asked about.
public struct WorkScopeTrait: TestTrait, SuiteTrait, TestScoping {
  /// What to do about work and timers left behind by a test.
  public enum Leftovers: Sendable {
    /// The test fails, and they are named.
    case reported
    /// They are none of the test's business.
    case ignored
  }

  let leftovers: Leftovers

  /// On a suite it counts for each test in it.
  public var isRecursive: Bool { true }

  /// Runs a test within a scope, settles, and reports what is left.
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
  /// A work scope for each test; what a test leaves behind is reported.
  public static var workScope: Self { WorkScopeTrait(leftovers: .reported) }

  /// A work scope for each test.
  public static func workScope(leftovers: WorkScopeTrait.Leftovers) -> Self {
    WorkScopeTrait(leftovers: leftovers)
  }
}

import Bindery
import BinderyTesting
import Testing

/// Each test leaves work behind on purpose, and checks the report at its end.
@MainActor
struct WorkScopeTraitTests {
  @Test func workLeftWaitingIsReportedAtTheEndOfATest() async throws {
    var task: Task<Void, Never>?
    let clock = TestClock()
    try await withKnownIssue {
      try await atTheEndOfATest {
        task = WorkScope.start("poll") { try? await clock.wait(9) }
      }
    } matching: {
      $0.says("poll") && $0.says("still waits for a test clock at 9.0 seconds")
    }
    task?.cancel()
    await task?.value
  }

  @Test func aTimerLeftSetIsReportedAtTheEndOfATest() async throws {
    var timer: Disposable?
    try await withKnownIssue {
      try await atTheEndOfATest {
        timer = TestClock().schedule(after: .seconds(9)) {}
      }
    } matching: {
      $0.says("A timer due at 9.0 seconds") && $0.says("still set on the clock made at")
    }
    timer?.dispose()
  }

  @Test func aTidyTestReportsNothing() async throws {
    try await atTheEndOfATest {
      let clock = TestClock()
      WorkScope.start { try? await clock.wait(1) }
      await clock.advance(by: .seconds(1))
    }
  }

  @Test func leftoversCanBeIgnored() async throws {
    var timer: Disposable?
    try await atTheEndOfATest(.workScope(leftovers: .ignored)) {
      timer = TestClock().schedule(after: .seconds(9)) {}
    }
    timer?.dispose()
  }

  /// Runs a body like a test with the trait.
  private func atTheEndOfATest(
    _ trait: WorkScopeTrait = .workScope, _ body: @escaping @MainActor () async throws -> Void
  ) async throws {
    let test = try #require(Test.current)
    try await confirmation("the body runs") { hasRun in
      try await trait.provideScope(for: test, testCase: nil) {
        try await body()
        hasRun()
      }
    }
  }
}

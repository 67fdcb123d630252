import Testing

/// Runs each test of a suite on SQLite and on PostgreSQL, with ``TestPlace/current``.
struct BothEngines: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func scopeProvider(for test: Test, testCase: Test.Case?) -> BothEngines? { testCase == nil ? nil : self }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    for engine in TestEngine.allCases {
      let naming = IssueHandlingTrait.compactMapIssues { issue in
        var issue = issue
        issue.comments.append("on \(engine.rawValue)")
        return issue
      }
      try await naming.provideScope(for: test, testCase: testCase) {
        try await engine.withPlace { place in
          try await TestPlace.$current.withValue(place) { try await function() }
        }
      }
    }
  }
}

extension Trait where Self == BothEngines {
  static var bothEngines: BothEngines { BothEngines() }
}

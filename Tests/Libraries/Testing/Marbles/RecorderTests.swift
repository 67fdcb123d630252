import Bindery
import BinderyTesting
import Testing

@Suite(.workScope) @MainActor
struct RecorderTests {
  @MainActor final class Model {
    @Box var name = "a"
  }

  let model = Model()

  @Test func valuesAreExpectedInOrder() {
    let names = Recorder(model.$name)
    model.name = "b"
    model.name = "c"
    names.expect("a", "c")
    model.name = "d"
    names.expect("d")
    #expect(names.values == ["a", "b", "c", "d"])
  }

  @Test func eventsOfASignalCountFromNowOn() {
    let relay = Relay<Int>()
    relay.accept(1)
    let numbers = Recorder(relay.signal)
    relay.accept(2)
    numbers.expect(2)
    numbers.expectNothing()
  }

  @Test func missingValuesAreReportedWithReceivedOnes() {
    let names = Recorder(model.$name)
    model.name = "b"
    withKnownIssue {
      names.expect("a", "z")
    } matching: {
      $0.says("Expected z next, but received: b")
    }
  }

  @Test func unexpectedValuesAreReported() {
    let names = Recorder(model.$name)
    withKnownIssue {
      names.expectNothing()
    } matching: {
      $0.says("Expected nothing, but received: a")
    }
    names.expectNothing()
  }

  @Test func exhaustiveRecordersReportSkippedValues() {
    let names = Recorder(model.$name, .exhaustive)
    model.name = "b"
    withKnownIssue {
      names.expect("b")
    } matching: {
      $0.says("Expected b next, but received: a, b")
    }
    model.name = "c"
    withKnownIssue {
      names.finish()
    } matching: {
      $0.says("Unchecked values: c")
    }
  }

  @Test func anExhaustiveRecorderIsCheckedWhenTheTestEnds() async throws {
    let test = try #require(Test.current)
    try await withKnownIssue {
      try await WorkScopeTrait.workScope.provideScope(for: test, testCase: nil) {
        await Self.leaveValueUnasked()
      }
    } matching: {
      $0.says("The recorder created at RecorderTests.swift") && $0.says("has unchecked values: b")
    }
  }

  private static func leaveValueUnasked() {
    let model = Model()
    let names = Recorder(model.$name, .exhaustive)
    model.name = "b"
    names.expect("a")
  }
}

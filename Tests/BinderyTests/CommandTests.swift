import Bindery
import Testing

@MainActor
@Suite struct CommandTests {
  struct Failure: Error {}

  /// Operations that end when the test says so, and hear no cancellation.
  @MainActor
  final class Stub {
    private var open: [Int: CheckedContinuation<String, any Error>] = [:]

    func answer(_ input: Int) async throws -> String {
      try await withCheckedThrowingContinuation { open[input] = $0 }
    }

    func finish(_ input: Int, with result: Result<String, any Error>) async {
      while open[input] == nil { await Task.yield() }
      open.removeValue(forKey: input)?.resume(with: result)
    }
  }

  private func run(_ body: () async -> Void) async {
    let scope = WorkScope()
    await WorkScope.$current.withValue(scope) {
      await body()
      await scope.idle()
    }
  }

  @Test func aSupersededExecutionNeverReports() async {
    let stub = Stub()
    let command = Command(.latest) { try await stub.answer($0) }
    var results: [String] = []
    let binding = command.results.bind { results.append($0) }
    await run {
      command.execute(1)
      command.execute(2)
      await stub.finish(2, with: .success("two"))
      await stub.finish(1, with: .success("one"))
    }
    #expect(results == ["two"])
    #expect(!command.isExecuting)
    binding.dispose()
  }

  @Test func aFailureIsAnErrorAndTheCommandGoesOn() async {
    let stub = Stub()
    let command = Command { try await stub.answer($0) }
    var results: [String] = []
    var errors = 0
    let bag = DisposeBag()
    command.results.bind { results.append($0) }.disposed(by: bag)
    command.errors.bind { _ in errors += 1 }.disposed(by: bag)
    await run {
      command.execute(1)
      #expect(command.isExecuting)
      #expect(!command.canExecute)
      command.execute(2)
      await stub.finish(1, with: .failure(Failure()))
    }
    await run {
      command.execute(3)
      await stub.finish(3, with: .success("three"))
    }
    #expect(results == ["three"])
    #expect(errors == 1)
  }

  @Test func aQueueRunsOneAfterTheOther() async {
    let stub = Stub()
    let command = Command(.queue) { try await stub.answer($0) }
    var results: [String] = []
    let binding = command.results.bind { results.append($0) }
    await run {
      command.execute(1)
      command.execute(2)
      await stub.finish(1, with: .success("one"))
      await stub.finish(2, with: .success("two"))
    }
    #expect(results == ["one", "two"])
    binding.dispose()
  }

  @Test func cancellingReportsNothing() async {
    let stub = Stub()
    let command = Command { try await stub.answer($0) }
    var reports = 0
    let bag = DisposeBag()
    command.results.bind { _ in reports += 1 }.disposed(by: bag)
    command.errors.bind { _ in reports += 1 }.disposed(by: bag)
    await run {
      command.execute(1)
      command.cancel()
      #expect(!command.isExecuting)
      await stub.finish(1, with: .success("late"))
    }
    #expect(reports == 0)
  }

  @Test func aCommandWithoutInputIsExecutedWithoutOne() async {
    let command = Command<Void, Int> { 7 }
    var results: [Int] = []
    let binding = command.results.bind { results.append($0) }
    await run { command.execute() }
    #expect(results == [7])
    binding.dispose()
  }
}

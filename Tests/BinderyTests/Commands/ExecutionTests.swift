import Bindery
import BinderyTesting
import Testing

@Suite(.workScope) @MainActor
struct ExecutionTests {
  struct Failure: Error, Equatable {}

  let service = Stub<Int, String>(cancellation: .isIgnored)

  /// Awaits an execution. The returned closure describes its result; nil until it has one.
  private func outcome(of execution: Execution<String>) -> () -> String? {
    var outcome: String?
    WorkScope.start {
      do {
        outcome = try await execution.value
      } catch let refusal as CommandRefusal {
        outcome = "\(refusal)"
      } catch {
        outcome = "\(type(of: error))"
      }
    }
    return { outcome }
  }

  @Test func anExecutionIsAwaitedForItsResult() async throws {
    service.always { "\($0)!" }
    let command = Command { [service] in try await service($0) }
    #expect(try await command.execute(1).value == "1!")
    #expect(!command.isExecuting)
  }

  @Test func anAwaitedExecutionThrowsTheErrorOfItsOperation() async {
    service.willFail(Failure())
    let command = Command { [service] in try await service($0) }
    let errors = Recorder(command.errors)
    await #expect(throws: Failure()) { try await command.execute(1).value }
    #expect(errors.values.count == 1)
  }

  @Test func externalWaitsOfExecutionsDoNotBlockSettling() async {
    let command = Command { [service] in try await service($0) }
    let outcome = outcome(of: command.execute(1))
    await settle()
    #expect(outcome() == nil)
    service.answer(0, with: "one")
    await settle()
    #expect(outcome() == "one")
  }

  @Test func rejectedExecutionsReportTheReason() async {
    @SharedBox var isOnline = true
    let command = Command(canExecute: $isOnline, name: "save") { [service] in try await service($0) }
    command.execute(1)
    await #expect(throws: CommandRefusal.alreadyExecuting(command: "save")) {
      try await command.execute(2).value
    }
    isOnline = false
    await #expect(throws: CommandRefusal.notAllowed(command: "save")) {
      try await command.execute(2).value
    }
    service.answer(0, with: "one")
    await settle()
    #expect(service.calls == [1])
  }

  @Test func aSupersededExecutionThrowsCancellation() async {
    let command = Command(.latest) { [service] in try await service($0) }
    let first = outcome(of: command.execute(1))
    let second = outcome(of: command.execute(2))
    await settle()
    #expect(first() == "CancellationError")
    service.answer(1, with: "two")
    await settle()
    #expect(second() == "two")
    service.answer(0, with: "late")
    await settle()
    #expect(first() == "CancellationError")
  }

  @Test func cancellingTheCommandEndsRunningAndWaitingExecutions() async {
    let command = Command(.queue) { [service] in try await service($0) }
    let outcomes = (1...3).map { outcome(of: command.execute($0)) }
    await settle()
    command.cancel()
    await settle()
    #expect(outcomes.map { $0() } == Array(repeating: "CancellationError", count: 3))
    service.answer(0, with: "late")
    await settle()
  }

  @Test func oneExecutionIsCancelledAndTheNextRuns() async {
    let command = Command(.queue) { [service] in try await service($0) }
    let executions = (1...3).map { command.execute($0) }
    let outcomes = executions.map { outcome(of: $0) }
    await settle()
    executions[1].cancel()
    executions[0].cancel()
    await settle()
    #expect(outcomes[0]() == "CancellationError")
    #expect(outcomes[1]() == "CancellationError")
    #expect(service.calls == [1, 3])
    service.answer(1, with: "three")
    service.answer(0, with: "late")
    await settle()
    #expect(outcomes[2]() == "three")
    #expect(!command.isExecuting)
  }

  @Test func aCancelledTaskWaitsNoLongerAndTheExecutionRuns() async {
    let command = Command { [service] in try await service($0) }
    let execution = command.execute(1)
    var hasEnded = false
    let task = WorkScope.start {
      _ = try? await execution.value
      hasEnded = true
    }
    await settle()
    task.cancel()
    await settle()
    #expect(hasEnded)
    #expect(command.isExecuting)
    service.answer(0, with: "one")
    await settle()
    #expect((try? execution.result?.get()) == "one")
  }

  @Test func whenTheCommandIsReleasedItsExecutionsEnd() async {
    var command: Command? = Command(.queue) { [service] in try await service($0) }
    let outcomes = (1...2).compactMap { number in command.map { outcome(of: $0.execute(number)) } }
    await settle()
    command = nil
    await settle()
    #expect(outcomes.map { $0() } == ["CancellationError", "CancellationError"])
    service.answer(0, with: "late")
    await settle()
  }

  @Test func unstoredExecutionsRun() async {
    service.always { "\($0)!" }
    let command = Command { [service] in try await service($0) }
    let results = Recorder(command.results, .exhaustive)
    command.execute(1)
    await settle()
    results.expect("1!")
  }

  @Test func severalTasksAwaitOneExecution() async {
    let command = Command { [service] in try await service($0) }
    let execution = command.execute(1)
    let outcomes = (0..<3).map { _ in outcome(of: execution) }
    await settle()
    service.answer(0, with: "one")
    await settle()
    #expect(outcomes.map { $0() } == ["one", "one", "one"])
  }

  @Test func anOperationThatAwaitsALaterExecutionOfItsQueueGetsAnError() async {
    var outcomes: [String] = []
    var save: Command<Int, String>?
    let command = Command<Int, String>(.queue, name: "save") { number in
      guard number == 1, let later = save?.execute(2) else { return "\(number)" }
      do { outcomes.append(try await later.value) } catch { outcomes.append("\(error)") }
      return "1"
    }
    save = command
    let results = Recorder(command.results)
    command.execute(1)
    await settle()
    #expect(
      outcomes == [
        "save awaits an execution that begins only after it. Await it outside of the operation, or do its work there."
      ])
    #expect(results.values == ["1", "2"])
    save = nil
  }

  @Test func waitingExecutionsThatAreCancelledLeaveTheOrderOfTheOthers() async {
    let command = Command(.queue) { [service] (number: Int) in try await service(number) }
    let executions = (0..<10).map { command.execute($0) }
    for number in [3, 9, 1, 2, 5] { executions[number].cancel() }
    await settle()
    for call in 0..<5 {
      service.answer(call, with: "")
      await settle()
    }
    #expect(service.calls == [0, 4, 6, 7, 8])
    command.execute(10)
    await settle()
    #expect(service.calls.last == 10)
    service.answer(5, with: "")
    await settle()
  }
}

import Bindery
import BinderyTesting
import Testing

@Suite(.workScope) @MainActor
struct CommandTests {
  struct Failure: Error {}

  /// A service that ignores cancellation, and replies when the test requests it.
  let stub = Stub<Int, String>(cancellation: .isIgnored)

  @Test func aSupersededExecutionNeverReports() async {
    let command = Command(.latest) { [stub] in try await stub($0) }
    let results = Recorder(command.results, .exhaustive)
    command.execute(1)
    command.execute(2)
    await settle()
    stub.answer(1, with: "two")
    await settle()
    stub.answer(0, with: "one")
    await settle()
    results.expect("two")
    #expect(!command.isExecuting)
  }

  @Test func failuresAreReportedAndTheCommandContinues() async {
    let command = Command { [stub] in try await stub($0) }
    let results = Recorder(command.results, .exhaustive)
    let errors = Recorder(command.errors)
    command.execute(1)
    #expect(command.isExecuting)
    #expect(!command.canExecute)
    command.execute(2)
    await settle()
    stub.fail(0, with: Failure())
    await settle()
    #expect(errors.values.count == 1)
    command.execute(3)
    await settle()
    stub.answer(1, with: "three")
    await settle()
    results.expect("three")
    #expect(stub.calls == [1, 3])
  }

  @Test func aQueueRunsOneAfterTheOther() async {
    let command = Command(.queue) { [stub] in try await stub($0) }
    let results = Recorder(command.results, .exhaustive)
    command.execute(1)
    command.execute(2)
    await settle()
    #expect(stub.calls == [1])
    stub.answer(0, with: "one")
    await settle()
    #expect(stub.calls == [1, 2])
    stub.answer(1, with: "two")
    await settle()
    results.expect("one", "two")
  }

  @Test func asManyRunAtOnceAsAreAllowed() async {
    let command = Command(.parallel(2)) { [stub] in try await stub($0) }
    let results = Recorder(command.results, .exhaustive)
    for input in 1...3 { command.execute(input) }
    await settle()
    #expect(stub.calls == [1, 2])
    stub.answer(1, with: "two")
    await settle()
    #expect(stub.calls == [1, 2, 3])
    stub.answer(2, with: "three")
    await settle()
    stub.answer(0, with: "one")
    await settle()
    results.expect("two", "three", "one")
  }

  @Test func cancellingReportsNothing() async {
    let command = Command { [stub] in try await stub($0) }
    let results = Recorder(command.results)
    let errors = Recorder(command.errors)
    command.execute(1)
    await settle()
    command.cancel()
    #expect(!command.isExecuting)
    stub.answer(0, with: "late")
    await settle()
    results.expectNothing()
    #expect(errors.values.isEmpty)
  }

  @Test func cancellationErrorsOfOperationsAreIgnored() async {
    let heeding = Stub<Int, String>()
    let command = Command { try await heeding($0) }
    let errors = Recorder(command.errors)
    command.execute(1)
    await settle()
    command.cancel()
    await settle()
    #expect(heeding.waiting.isEmpty)
    #expect(errors.values.isEmpty)
  }

  @Test func anExecutionIsIgnoredWhileTheCommandMayNotExecute() async {
    @SharedBox var isOnline = false
    let command = Command(canExecute: $isOnline) { [stub] in try await stub($0) }
    let states = Recorder(Driver(Computed { command.canExecute }), .exhaustive)
    command.execute(1)
    await settle()
    #expect(stub.calls.isEmpty)
    isOnline = true
    command.execute(2)
    await settle()
    #expect(stub.calls == [2])
    stub.answer(0, with: "two")
    await settle()
    states.expect(false, true, false, true)
  }

  @Test func queuedExecutionsRunAfterTheCommandIsDisabled() async {
    @SharedBox var isOnline = true
    let command = Command(.queue, canExecute: $isOnline) { [stub] in try await stub($0) }
    command.execute(1)
    command.execute(2)
    isOnline = false
    command.execute(3)
    await settle()
    stub.answer(0, with: "one")
    await settle()
    stub.answer(1, with: "two")
    await settle()
    #expect(stub.calls == [1, 2])
  }

  @Test func aFailureInTheQueueLetsTheNextOneRun() async {
    let command = Command(.queue) { [stub] in try await stub($0) }
    let results = Recorder(command.results, .exhaustive)
    command.execute(1)
    command.execute(2)
    await settle()
    stub.fail(0, with: Failure())
    await settle()
    stub.answer(1, with: "two")
    await settle()
    results.expect("two")
    #expect(!command.isExecuting)
  }

  @Test(arguments: [CommandConcurrency.queue, .parallel(2)])
  func cancellingDropsQueuedExecutions(concurrency: CommandConcurrency) async {
    let heeding = Stub<Int, String>()
    let command = Command(concurrency) { try await heeding($0) }
    for input in 1...4 { command.execute(input) }
    await settle()
    let begun = heeding.calls
    command.cancel()
    await settle()
    #expect(heeding.calls == begun)
    #expect(heeding.waiting.isEmpty)
    #expect(!command.isExecuting)
    command.execute(5)
    await settle()
    #expect(heeding.calls == begun + [5])
    command.cancel()
    await settle()
  }

  @Test func limitsBelowOneCountAsOne() async {
    let command = Command(.parallel(0)) { [stub] in try await stub($0) }
    command.execute(1)
    command.execute(2)
    await settle()
    #expect(stub.calls == [1])
    stub.answer(0, with: "one")
    await settle()
    #expect(stub.calls == [1, 2])
    stub.answer(1, with: "two")
    await settle()
  }

  @Test func selfCancelledOperationsEndWithoutAReport() async {
    let command = Command<Void, Void> { throw CancellationError() }
    let results = Recorder(command.results.map { "done" })
    let errors = Recorder(command.errors)
    command.execute()
    await settle()
    results.expectNothing()
    #expect(errors.values.isEmpty)
    #expect(command.canExecute)
  }

  @Test func releasingACommandCancelsItsExecutions() async {
    let heeding = Stub<Int, String>()
    await expectDeallocated {
      let command = Command(.parallel(2)) { try await heeding($0) }
      for input in 1...3 { command.execute(input) }
      await settle()
      #expect(heeding.waiting.count == 2)
      return command
    }
    #expect(heeding.waiting.isEmpty)
    #expect(heeding.calls == [1, 2])
  }

  @Test func ownersAreReleasedWithTheirCommandDuringAnExecution() async {
    @MainActor final class Owner {
      @Box private(set) var answer = ""
      let ask: Command<Int, String>
      private let bag = DisposeBag()

      init(_ service: Stub<Int, String>) {
        ask = Command { try await service($0) }
        ask.results.bind { [weak self] in self?.answer = $0 }.disposed(by: bag)
      }
    }
    await expectDeallocated {
      let owner = Owner(stub)
      owner.ask.execute(1)
      await settle()
      return owner
    }
    stub.answer(0, with: "late")
    await settle()
  }

  @Test func queuesKeepTheirOrderIfAResultExecutesAgain() async {
    var order: [Int] = []
    let command = Command<Int, Int>(.queue) { number in
      order.append(number)
      return number
    }
    let binding = command.results.bind { if $0 == 1 { command.execute(3) } }
    command.execute(1)
    command.execute(2)
    await settle()
    #expect(order == [1, 2, 3])
    binding.dispose()
  }

  @Test func aCommandWithoutInputIsExecutedWithoutOne() async {
    let command = Command<Void, Int> { 7 }
    let results = Recorder(command.results, .exhaustive)
    command.execute()
    await settle()
    results.expect(7)
  }
}

import Bindery
import BinderyTesting
import BinderyViewModels
import Testing

@Suite(.workScope) @MainActor
struct SharedValueTests {
  private struct Outage: Error {}

  private let reading = Stub<Void, Int>("reading", cancellation: .isIgnored)
  private let writing = Stub<Int, Void>("writing", cancellation: .isIgnored)
  private let changed = AsyncStream<Void>.makeStream()
  private let value: SharedValue<Int>

  init() {
    let reading = reading
    value = SharedValue(0, changes: changed.stream) { try await reading(()) }
  }

  /// Starts a change in a task that a test settles.
  private func change(to number: Int) -> Change {
    let change = Change()
    change.task = WorkScope.start { [value, writing] in
      do { try await value.change { try await writing(number) } } catch { change.error = error }
      change.isDone = true
    }
    return change
  }

  private final class Change {
    var task: Task<Void, Never>?
    var isDone = false
    var error: (any Error)?
  }

  @Test func repeatedLoadsReadOnce() async {
    reading.always { 7 }
    await value.load()
    await value.load()
    #expect(value.value == 7 && value.isLoaded && reading.calls.count == 1)
  }

  @Test func aChangeReturnsOnceTheNewValueIsShown() async {
    writing.always { _ in }
    let changing = change(to: 8)
    await settle()
    #expect(!changing.isDone)
    reading.answer(0, with: 8)
    await settle()
    #expect(changing.isDone && value.value == 8)
  }

  @Test func changesRunOneAfterTheOther() async {
    reading.always { 0 }
    let (first, second) = (change(to: 1), change(to: 2))
    await settle()
    #expect(writing.calls == [1])
    writing.answer(0, with: ())
    await settle()
    #expect(writing.calls == [1, 2] && first.isDone && !second.isDone)
    writing.answer(1, with: ())
    await settle()
    #expect(second.isDone)
  }

  @Test func aValueReadBeforeAChangeNeverOverwritesIt() async {
    writing.always { _ in }
    WorkScope.start { [value] in await value.load() }
    _ = change(to: 2)
    await settle()
    #expect(writing.calls.isEmpty)
    reading.answer(0, with: 1)
    await settle()
    #expect(writing.calls == [2] && value.value == 1)
    reading.answer(1, with: 2)
    await settle()
    #expect(value.value == 2)
  }

  @Test func aChangeIsNotCancelledWithTheTaskThatAsksForIt() async {
    reading.always { 3 }
    let changing = change(to: 3)
    await settle()
    changing.task?.cancel()
    writing.answer(0, with: ())
    await settle()
    #expect(value.value == 3 && changing.isDone && changing.error == nil)
  }

  @Test func aFailedChangeIsThrownAndTheValueReadAgain() async {
    reading.always { 5 }
    writing.always { _ in throw Outage() }
    let changing = change(to: 4)
    await settle()
    #expect(changing.error is Outage)
    #expect(value.value == 5 && value.failure == nil)
  }

  @Test func aFailedReadKeepsTheValueUntilOneSucceeds() async {
    reading.willReturn(1)
    reading.willFail(Outage())
    reading.willReturn(2)
    await value.load()
    await value.reload()
    #expect(value.value == 1 && value.failure is Outage)
    await value.reload()
    #expect(value.value == 2 && value.failure == nil)
  }

  @Test func theStateSaysWhetherTheValueWasRead() async {
    reading.willFail(Outage())
    reading.willReturn(2)
    #expect(value.state == .loading())
    await value.load()
    #expect(value.state.error is Outage)
    await value.reload()
    #expect(value.state == .value(2))
  }

  @Test func itFollowsChangesMadeElsewhere() async {
    reading.always { 9 }
    changed.continuation.yield()
    await waitUntil(value, is: 9)
    #expect(value.isLoaded)
  }

  @Test func itFollowsSeveralSequencesOfAnyKind() async {
    let names = AsyncStream<String>.makeStream()
    let numbers = AsyncThrowingStream<Int, any Error>.makeStream()
    let value = SharedValue(0, changes: names.stream, numbers.stream) { [reading] in try await reading(()) }
    reading.willReturn(1)
    names.continuation.yield("Selina")
    await waitUntil(value, is: 1)
    reading.willReturn(2)
    numbers.continuation.yield(7)
    await waitUntil(value, is: 2)
    #expect(reading.calls.count == 2)
  }

  @Test func itEndsTheSequencesThatItFollows() async {
    let (ended, end) = AsyncStream<Void>.makeStream()
    let changes = AsyncStream<Void>.makeStream()
    changes.continuation.onTermination = { _ in end.finish() }
    var value: SharedValue? = SharedValue(0, changes: changes.stream) { 1 }
    #expect(value?.isLoaded == false)
    value = nil
    for await _ in ended {}
  }

  private func waitUntil(_ value: SharedValue<Int>, is expected: Int) async {
    let values = Computed { value.value }.driver
    for await number in values.values where number == expected { break }
  }
}

@testable import Bindery
import BinderyTesting
import Testing

/// An event is done when everything that it started has ended, whichever way it was started.
@Suite(.workScope) @MainActor
struct EventContextTests {
  /// Work that runs until the test opens it.
  private struct Gate: Sendable {
    private let pair = AsyncStream<Never>.makeStream()

    func wait() async { for await _ in pair.stream {} }
    func open() { pair.continuation.finish() }
  }

  private let gate = Gate()

  /// Expects that work which an event starts belongs to it and holds it until the gate opens.
  private func expectHolding(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ start: @escaping @MainActor (_ work: @escaping @Sendable () async -> Void) -> Void
  ) async {
    let identity = EventIdentity(window: "w", number: 1)
    let event = EventWork(identity)
    let (identities, found) = AsyncStream<EventIdentity?>.makeStream()
    event.run {
      start { [gate] in
        await gate.wait()
        found.yield(EventContext.current?.identity)
      }
    }
    #expect(!event.isDone, sourceLocation: sourceLocation)
    gate.open()
    var iterator = identities.makeAsyncIterator()
    let inherited = await iterator.next()
    #expect(inherited == .some(identity), sourceLocation: sourceLocation)
    await event.done(atMost: .seconds(60))
    #expect(event.isDone, sourceLocation: sourceLocation)
  }

  @Test func anEventWithoutWorkIsDoneAtOnce() {
    let event = EventWork(EventIdentity(window: "w", number: 1))
    #expect(!event.isDone)
    #expect(event.run { EventContext.current?.identity?.number } == 1)
    #expect(event.isDone)
  }

  @Test func aPlainTaskHoldsItsEvent() async {
    await expectHolding { work in Task { await work() } }
  }

  @Test func aTaskOfATaskHoldsItsEvent() async {
    await expectHolding { work in Task { Task { await work() } } }
  }

  @Test func childTasksHoldTheirEvent() async {
    await expectHolding { work in
      Task {
        async let child: Void = work()
        await child
      }
    }
    await expectHolding { work in
      Task { await withTaskGroup(of: Void.self) { $0.addTask { await work() } } }
    }
  }

  @Test func aDetachedTaskHoldsTheEventThatItIsGiven() async {
    await expectHolding { work in
      let event = EventContext.current
      Task.detached { await event?.run { await work() } }
    }
  }

  @Test func aCallbackHoldsTheEventThatItIsGiven() async {
    await expectHolding { work in
      let event = EventContext.current
      Task.detached { event?.run { _ = Task { await work() } } }
    }
  }

  @Test func aCancelledTaskHoldsItsEventUntilItEnds() async {
    await expectHolding { work in
      let task = Task { await Task { await work() }.value }
      task.cancel()
    }
  }

  @Test func aTaskThatHasEndedHoldsNothingAlthoughItsHandleIsKept() async {
    let event = EventWork(EventIdentity(window: "w", number: 1))
    let task = event.run { Task {} }
    await task.value
    await event.done(atMost: .seconds(60))
    #expect(event.isDone)
  }

  @Test func queuedExecutionsOfACommandHoldTheirOwnEvents() async {
    var numbers: [Int?] = []
    let gate = gate
    let command = Command<Int, Void>(.queue) { _ in
      await gate.wait()
      numbers.append(EventContext.current?.identity?.number)
    }
    let events = (1...3).map { EventWork(EventIdentity(window: "w", number: $0)) }
    for event in events { event.run { _ = command.execute(0) } }
    #expect(events.allSatisfy { !$0.isDone })
    gate.open()
    for event in events { await event.done(atMost: .seconds(60)) }
    #expect(events.allSatisfy { $0.isDone })
    #expect(numbers == [1, 2, 3])
  }

  @Test func queuedOperationsOfAnOperatorHoldTheirOwnEvents() async {
    var numbers: [Int?] = []
    let gate = gate
    let relay = Relay<Int>()
    let observer = relay.signal.concatMap { _ in
      await gate.wait()
      numbers.append(EventContext.current?.identity?.number)
    }.bind { _ in }
    let events = (1...3).map { EventWork(EventIdentity(window: "w", number: $0)) }
    for event in events { event.run { relay.accept(0) } }
    #expect(events.allSatisfy { !$0.isDone })
    gate.open()
    for event in events { await event.done(atMost: .seconds(60)) }
    #expect(events.allSatisfy { $0.isDone })
    #expect(numbers == [1, 2, 3])
    observer.dispose()
  }

  @Test func aDebouncedValueHoldsItsEventAndIsItsWork() async {
    let clock = TestClock()
    let relay = Relay<Int>()
    var numbers: [Int?] = []
    let observer = relay.signal.debounce(for: .seconds(1), clock: clock).bind { _ in
      numbers.append(EventContext.current?.identity?.number)
    }
    let events = (1...2).map { EventWork(EventIdentity(window: "w", number: $0)) }
    for event in events { event.run { relay.accept(0) } }
    #expect(events.map(\.isDone) == [true, false])
    await clock.advance(by: .seconds(1))
    #expect(numbers == [2])
    #expect(events[1].isDone)
    observer.dispose()
  }

  @Test func delayedValuesBelongToTheirOwnEvents() async {
    let clock = TestClock()
    let relay = Relay<Int>()
    var numbers: [Int?] = []
    let observer = relay.signal.delay(for: .seconds(1), clock: clock).bind { _ in
      numbers.append(EventContext.current?.identity?.number)
    }
    for number in 1...2 {
      EventWork(EventIdentity(window: "w", number: number)).run { relay.accept(0) }
    }
    await clock.advance(by: .seconds(1))
    #expect(numbers == [1, 2])
    observer.dispose()
  }

  @Test func aTimerDoesNotHoldTheEventThatStartsIt() {
    let event = EventWork(EventIdentity(window: "w", number: 1))
    let timer = event.run { ContinuousClock().schedule(after: .seconds(3600)) {} }
    #expect(event.isDone)
    timer.dispose()
  }

  @Test func followingASequenceDoesNotHoldTheEventThatBeginsIt() {
    let event = EventWork(EventIdentity(window: "w", number: 1))
    let (numbers, _) = AsyncStream<Int>.makeStream()
    let observer = event.run { Signal(numbers).bind { _ in } }
    #expect(!event.isHeld)
    observer.dispose()
  }
}

import Bindery
import BinderyTesting
import Testing

/// A signal of an asynchronous sequence settles like everything else.
@Suite(.workScope) @MainActor
struct SequenceSettlingTests {
  let clock = TestClock()

  @Test func fedElementsHaveArrivedAfterSettling() async {
    let (numbers, feed) = AsyncStream.makeStream(of: Int.self)
    let seen = Recorder(Signal(numbers), .exhaustive)
    for number in 1...100 {
      feed.yield(number)
      await settle()
      seen.expect(number)
    }
  }

  @Test func allFedElementsHaveArrived() async {
    let (numbers, feed) = AsyncStream.makeStream(of: Int.self)
    let seen = Recorder(Signal(numbers))
    await settle()
    for number in 1...500 { feed.yield(number) }
    await settle()
    #expect(seen.values == Array(1...500))
  }

  @Test func elementsArriveThroughTheSequencesOfTheStandardLibrary() async {
    let (numbers, feed) = AsyncStream.makeStream(of: Int.self)
    let seen = Recorder(
      Signal(
        numbers.filter { $0 % 2 == 0 }.map { number in
          await Elsewhere().visit()
          return number * 10
        }), .exhaustive)
    for number in 1...4 { feed.yield(number) }
    await settle()
    seen.expect(20, 40)
  }

  @Test func aSequenceThatSleepsOnTheClockIsWaitedForAtEachInstant() async {
    let ticks = AsyncStream { [clock] in
      try? await clock.wait(1)
      await Elsewhere().visit()
      return clock.now.offset
    }
    let seen = Recorder(Signal(ticks), .exhaustive)
    await clock.advance(by: .seconds(3))
    seen.expect(.seconds(1), .seconds(2), .seconds(3))
  }

  @Test func theValuesOfAnotherStreamArrive() async {
    @SharedBox var number = 1
    let seen = Recorder(Signal($number.values), .exhaustive)
    await settle()
    seen.expect(1)
    for next in 2...20 {
      number = next
      await settle()
      seen.expect(next)
    }
  }

  @Test func aSequenceThatIsFedFromAnotherThreadArrivesOnceTheFeedIsDone() async {
    let (numbers, feed) = AsyncStream.makeStream(of: Int.self)
    let seen = Recorder(Signal(numbers))
    for number in 1...50 {
      WorkScope.start {
        await Elsewhere().visit()
        await Task.detached { _ = feed.yield(number) }.value
      }
    }
    await settle()
    #expect(seen.values.sorted() == Array(1...50))
  }

  @Test func sequencesWithoutElementsDoNotBlockSettling() async {
    let (numbers, feed) = AsyncStream.makeStream(of: Int.self)
    let seen = Recorder(Signal(numbers))
    await settle()
    #expect(WorkScope.current.isIdle)
    seen.expectNothing()
    feed.finish()
    await settle()
    #expect(WorkScope.current.isIdle)
  }

  @Test func wakeupsWithoutAnElementDoNotBlockSettling() async {
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let numbers = AsyncStream { [clock] in
      try? await clock.wait(1)
      for await _ in gate { return 1 }
      return nil
    }
    let seen = Recorder(Signal(numbers), .exhaustive)
    await clock.advance(by: .seconds(1))
    seen.expectNothing()
    open.yield()
    await settle()
    seen.expect(1)
    open.finish()
  }

  @Test func settlingWaitsForTheEndOfASequence() async {
    let (numbers, feed) = AsyncStream.makeStream(of: Int.self)
    let seen = Recorder(Signal(numbers), .exhaustive)
    await settle()
    feed.yield(1)
    feed.finish()
    await settle()
    seen.expect(1)
  }

  @Test func noElementArrivesAfterTheLastObserverHasEnded() async {
    let (numbers, feed) = AsyncStream.makeStream(of: Int.self)
    var seen: [Int] = []
    let binding = Signal(numbers).bind { seen.append($0) }
    await settle()
    feed.yield(1)
    binding.dispose()
    await settle()
    #expect(seen == [])
  }
}

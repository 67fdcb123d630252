import Bindery
import BinderyTesting
import Testing

/// `flatMapLatest switchToLatest share`.
@Suite(.workScope) @MainActor
struct FollowingTests {
  let clock = TestClock()
  let marbles: Marbles
  let letters = Relay<String>()

  init() { marbles = Marbles(clock) }

  @Test func switchToLatestFollowsTheNewestSignal() {
    let outer = Relay<Signal<Int>>()
    let first = Relay<Int>()
    let second = Relay<Int>()
    let seen = Recorder(outer.signal.switchToLatest(), .exhaustive)
    outer.accept(first.signal)
    first.accept(1)
    outer.accept(second.signal)
    first.accept(2)
    second.accept(3)
    seen.expect(1, 3)
  }

  @Test func switchToLatestFollowsTheNewestDriver() {
    @SharedBox var first = "a1"
    @SharedBox var second = "b1"
    @SharedBox var newest = $first
    let seen = Recorder($newest.switchToLatest(), .exhaustive)
    first = "a2"
    newest = $second
    first = "a3"
    second = "b2"
    seen.expect("a1", "a2", "b1", "b2")
  }

  @Test func flatMapLatestFollowsTheNewestDriver() {
    @SharedBox var usesFirst = true
    @SharedBox var first = 1
    @SharedBox var second = 10
    let seen = Recorder(
      $usesFirst.flatMapLatest { [first = $first, second = $second] in $0 ? first : second }, .exhaustive)
    first = 2
    usesFirst = false
    first = 3
    second = 11
    seen.expect(1, 2, 10, 11)
  }

  @Test func flatMapLatestFollowsTheNewestSignal() {
    let first = Relay<Int>()
    let second = Relay<Int>()
    let choice = Relay<Bool>()
    let seen = Recorder(choice.signal.flatMapLatest { $0 ? first.signal : second.signal }, .exhaustive)
    first.accept(1)
    choice.accept(true)
    first.accept(2)
    choice.accept(false)
    first.accept(3)
    second.accept(4)
    seen.expect(2, 4)
  }

  @Test func flatMapLatestOfADriverFollowsTheSignalOfItsValue() {
    let first = Relay<Int>()
    let second = Relay<Int>()
    @SharedBox var usesFirst = true
    let seen = Recorder($usesFirst.flatMapLatest { $0 ? first.signal : second.signal }, .exhaustive)
    first.accept(1)
    usesFirst = false
    first.accept(2)
    second.accept(3)
    seen.expect(1, 3)
  }

  @Test func switchToLatestFollowsTheSignalThatADriverShows() {
    let first = Relay<Int>()
    let second = Relay<Int>()
    @SharedBox var newest = first.signal
    let seen = Recorder($newest.switchToLatest(), .exhaustive)
    first.accept(1)
    newest = second.signal
    first.accept(2)
    second.accept(3)
    seen.expect(1, 3)
  }

  @Test func aNewerEventCancelsTheOperationOfTheOlderOne() async {
    let service = Stub<String, String>(clock: clock)
    service.always(after: .seconds(0.3)) { $0.uppercased() }
    let output = marbles.record(
      letters.signal.flatMapLatest { letter in (try? await service(letter)) ?? "!" })
    await marbles.play("-a-b-----c----|") { letters.accept($0) }
    output.expect("------B-----C-|")
  }

  @Test func flatMapLatestOfADriverStartsWithTheCurrentValue() async {
    let service = Stub<String, String>(clock: clock)
    service.always(after: .seconds(0.2)) { $0.uppercased() }
    @SharedBox var letter = "a"
    let output = marbles.record($letter.flatMapLatest { letter in (try? await service(letter)) ?? "!" })
    await marbles.play("----b---|") { letter = $0 }
    output.expect("--A---B-|")
  }

  @Test func flatMapLatestCancelsItsOperationWithoutObservers() async {
    let service = Stub<String, String>()
    var seen: Recorder<String>? = Recorder(
      letters.signal.flatMapLatest { letter in (try? await service(letter)) ?? "cancelled" })
    letters.accept("a")
    await settle()
    #expect(service.waiting == [0])
    seen?.expectNothing()
    seen = nil
    await settle()
    #expect(service.waiting.isEmpty)
  }

  @Test func flatMapLatestFollowsTheNewestSequence() async {
    let (first, toFirst) = AsyncStream.makeStream(of: Int.self)
    let (second, toSecond) = AsyncStream.makeStream(of: Int.self)
    let choice = Relay<Bool>()
    let seen = Recorder(choice.signal.flatMapLatest { $0 ? first : second }, .exhaustive)
    choice.accept(true)
    toFirst.yield(1)
    await settle()
    seen.expect(1)
    choice.accept(false)
    toFirst.yield(2)
    toSecond.yield(3)
    await settle()
    seen.expect(3)
  }

  @Test func flatMapLatestOfADriverFollowsTheSequenceOfItsValue() async {
    let (first, toFirst) = AsyncStream.makeStream(of: Int.self)
    let (second, toSecond) = AsyncStream.makeStream(of: Int.self)
    @SharedBox var usesFirst = true
    let seen = Recorder($usesFirst.flatMapLatest { $0 ? first : second }, .exhaustive)
    toFirst.yield(1)
    await settle()
    seen.expect(1)
    usesFirst = false
    toSecond.yield(2)
    await settle()
    seen.expect(2)
  }

  @Test func operatorsSubscribeOnceForAllObservers() {
    var runs = 0
    let mapped = letters.signal.map { letter in
      runs += 1
      return letter.uppercased()
    }
    let one = Recorder(mapped)
    let two = Recorder(mapped.share())
    letters.accept("a")
    one.expect("A")
    two.expect("A")
    #expect(runs == 1)
  }

  @Test func aSharedDriverIsEvaluatedOnceAChange() {
    @SharedBox var number = 1
    let shared = $number.share()
    let one = Recorder(shared, .exhaustive)
    number = 2
    let two = Recorder(shared, .exhaustive)
    number = 3
    one.expect(1, 2, 3)
    two.expect(2, 3)
  }
}

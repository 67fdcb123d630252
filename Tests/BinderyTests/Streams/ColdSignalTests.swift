import Bindery
import BinderyTesting
import Testing

/// The events that each observer of a signal receives, whether or not it is the first: `asSignal create share`.
@Suite(.workScope) @MainActor
struct ColdSignalTests {
  let clock = TestClock()

  @Test func everyObserverBeginsWithThePresentValueThroughAllOperators() {
    @SharedBox var number = 2
    let even = $number.filter { $0 % 2 == 0 }
    let signals: [Signal<Int>] = [
      even, even.map { $0 }, even.compactMap { $0 }, even.distinctUntilChanged(), even.scan(0) { $1 },
      even.take(9), even.skip(0), even.takeUntil(.never as Signal<Int>), even.do { _ in },
      even.debug("even") { _ in }, even.merge(with: .never), even.withLatestFrom($number) { $1 },
      even.withLatestFrom(even) { $1 }, combineLatest(even, even) { $1 }, zip(even, even).map { $1 },
      even.flatMapLatest {
        Signal.create { [number = $0] send in
          send(number)
          return Disposable {}
        }
      },
      even.buffer(count: 1).map { $0[0] }, $number.flatMapLatest { _ in even }, $number.take(1),
    ]
    for (index, signal) in signals.enumerated() {
      let first = Recorder(signal, .exhaustive)
      let second = Recorder(signal, .exhaustive)
      first.expect(2)
      second.expect(2)
      #expect(first.values == second.values, "signal \(index)")
    }
  }

  @Test func everyObserverBeginsWithThePresentValueThroughOperatorsThatWait() async {
    @SharedBox var number = 2
    let even = $number.filter { $0 % 2 == 0 }
    let signals: [Signal<Int>] = [
      even.debounce(for: .seconds(1), clock: clock), even.delay(for: .seconds(1), clock: clock),
      even.throttle(for: .seconds(1), clock: clock),
      even.buffer(for: .seconds(1), clock: clock).map { $0[0] },
    ]
    let seen = signals.flatMap { [Recorder($0, .exhaustive), Recorder($0, .exhaustive)] }
    await clock.advance(by: .seconds(1))
    for recorder in seen { recorder.expect(2) }
  }

  @Test func anOperationRunsOnceForAllObserversEvenOfAColdSignal() async {
    let service = Stub<Int, Int>()
    @SharedBox var number = 1
    let answers = $number.asSignal().flatMapLatest { (try? await service($0)) ?? 0 }
    let first = Recorder(answers, .exhaustive)
    let second = Recorder(answers, .exhaustive)
    await settle()
    #expect(service.calls == [1])
    service.answer(0, with: 10)
    await settle()
    first.expect(10)
    second.expect(10)
  }

  @Test func asSignalSendsTheCurrentValueAndEachChange() async {
    @SharedBox var text = "1"
    let marbles = Marbles(clock)
    let output = marbles.record($text.asSignal())
    await marbles.play("--2--3-|") { text = $0 }
    output.expect("1-2--3-|")
  }

  @Test func aMadeSignalRunsForEachObserverAndEndsWithIt() {
    var log: [String] = []
    var runs = 0
    let made = Signal<Int>.create { send in
      runs += 1
      let run = runs
      log.append("begin \(run)")
      send(run)
      return Disposable { log.append("end \(run)") }
    }
    var first: Recorder<Int>? = Recorder(made)
    var second: Recorder<Int>? = Recorder(made)
    #expect(first?.values == [1])
    #expect(second?.values == [2])
    first = nil
    second = nil
    #expect(log == ["begin 1", "begin 2", "end 1", "end 2"])
  }

  @Test func eventsAfterTheObserverEndedAreDropped() {
    var send: (@MainActor (Int) -> Void)?
    let made = Signal<Int>.create {
      send = $0
      return Disposable {}
    }
    var seen: [Int] = []
    let binding = made.bind { seen.append($0) }
    send?(1)
    binding.dispose()
    send?(2)
    #expect(seen == [1])
  }

  @Test func aSharedSignalRunsOnceForAllObservers() {
    var runs = 0
    let source = Relay<Int>()
    let shared = Signal<Int>.create { send in
      runs += 1
      return source.signal.bind { send($0) }
    }.share()
    let first = Recorder(shared, .exhaustive)
    source.accept(1)
    let second = Recorder(shared, .exhaustive)
    source.accept(2)
    first.expect(1, 2)
    second.expect(2)
    #expect(runs == 1)
  }

  @Test func aReplayedSignalBeginsWithItsNewestEventsForALaterObserver() async {
    let letters = Relay<String>()
    let shared = letters.signal.share(replay: 2)
    let marbles = Marbles(clock)
    let output = marbles.record(shared)
    await marbles.play("-a-b-c-|") { letters.accept($0) }
    output.expect("-a-b-c-|")
    let later = Recorder(shared, .exhaustive)
    letters.accept("d")
    later.expect("b", "c", "d")
  }

  @Test func replayedEventsAreForgottenWithTheLastObserver() {
    let letters = Relay<String>()
    let shared = letters.signal.share(replay: 2)
    var first: Recorder<String>? = Recorder(shared)
    letters.accept("a")
    #expect(first?.values == ["a"])
    first = nil
    let second = Recorder(shared, .exhaustive)
    letters.accept("b")
    second.expect("b")
  }

  @Test func eventsCausedByAReplayFollowIt() {
    let numbers = Relay<Int>()
    let shared = numbers.signal.share(replay: 3)
    let keeper = Recorder(shared)
    for number in 1...3 { numbers.accept(number) }
    var seen: [Int] = []
    let binding = shared.bind {
      seen.append($0)
      if $0 == 1 { numbers.accept(9) }
    }
    #expect(seen == [1, 2, 3, 9])
    #expect(keeper.values == [1, 2, 3, 9])
    binding.dispose()
  }

  @Test func anObserverThatBeginsDuringAnEventReceivesItOnceByReplay() {
    let numbers = Relay<Int>()
    let shared = numbers.signal.share(replay: 1)
    var late: [Int] = []
    var lateBinding: Disposable?
    let binding = shared.bind { _ in
      if lateBinding == nil { lateBinding = shared.bind { late.append($0) } }
    }
    numbers.accept(1)
    numbers.accept(2)
    #expect(late == [1, 2])
    binding.dispose()
    lateBinding?.dispose()
  }
}

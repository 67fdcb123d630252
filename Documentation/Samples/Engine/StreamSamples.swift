import Bindery
import BinderyTesting
import Testing

@Test @MainActor func throttleLetsTheFirstThroughAndThenTheNewest() async {
  let clock = TestClock()
  let keys = Relay<String>()
  let seen = Recorder(keys.signal.throttle(for: .seconds(0.5), clock: clock), .exhaustive)
  keys.accept("L")
  keys.accept("Lo")
  keys.accept("Lon")
  seen.expect("L")
  await clock.advance(by: .seconds(0.5))
  seen.expect("Lon")
}

@Test @MainActor func driversCombine() {
  @SharedBox var name = ""
  @SharedBox var password = ""
  let isComplete = combineLatest($name, $password) { !$0.isEmpty && $1.count >= 8 }
  var seen: [Bool] = []
  let binding = isComplete.bind { seen.append($0) }
  name = "ana"
  password = "correct horse"
  #expect(seen == [false, true])
  binding.dispose()
}

@Test @MainActor func aSignalIsHeldByADriver() {
  let taps = Relay<Void>()
  let count = taps.signal.scan(0) { count, _ in count + 1 }.startWith(0)
  taps.accept()
  taps.accept()
  #expect(count.value == 2)
}

@Test(.workScope) @MainActor func theNewestQuestionWins() async {
  let service = Stub<String, String>(cancellation: .isIgnored)
  let questions = Relay<String>()
  let answers = Recorder(
    questions.signal.flatMapLatest { question in (try? await service(question)) ?? "?" }, .exhaustive)
  questions.accept("first")
  questions.accept("second")
  await settle()
  service.answer(1, with: "2")
  service.answer(0, with: "1")
  await settle()
  answers.expect("2")
}

struct ServiceIsDown: Error {}

@Test(.workScope) @MainActor func aQuestionIsAskedAgainAfterAFailure() async {
  let clock = TestClock()
  let service = Stub<String, String>()
  let questions = Relay<String>()
  let answers = Recorder(
    questions.signal
      .retry(2, backoff: .exponential(from: .seconds(1)), clock: clock) { try await service($0) }
      .catch { (_: any Error) in "?" }, .exhaustive)
  questions.accept("weather")
  await settle()
  service.fail(0, with: ServiceIsDown())
  await clock.advance(by: .seconds(1))
  service.answer(1, with: "sunny")
  await settle()
  answers.expect("sunny")
}

@Test(.workScope) @MainActor func eventsAreReadOneAfterTheOther() async {
  let orders = Relay<Int>()
  var served: [Int] = []
  let kitchen = WorkScope.start {
    for await order in orders.signal.values { served.append(order) }
  }
  await settle()
  for order in 1...3 { orders.accept(order) }
  await settle()
  #expect(served == [1, 2, 3])
  kitchen.cancel()
}

@Test(.workScope) @MainActor func aSequenceIsObserved() async {
  let (orders, kitchen) = AsyncStream.makeStream(of: Int.self)
  let newest = Signal(orders).startWith(0)
  var values = newest.values.makeAsyncIterator()
  #expect(await values.next() == 0)
  kitchen.yield(7)
  #expect(await values.next() == 7)
}

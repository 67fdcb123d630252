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

@Test(.workScope) @MainActor func latestQueryWins() async {
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

@Test(.workScope) @MainActor func failedRequestsAreRetried() async {
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
  #expect(newest.value == 0)
  kitchen.yield(7)
  await settle()
  #expect(newest.value == 7)
}

@Test @MainActor func everyObserverReceivesThePresentValue() {
  @SharedBox var number = 2
  let tens = $number.filter { $0 % 2 == 0 }.map { $0 * 10 }
  let first = Recorder(tens, .exhaustive)
  let second = Recorder(tens, .exhaustive)
  number = 4
  first.expect(20, 40)
  second.expect(20, 40)
}

/// Something of another toolkit that calls back.
@MainActor
private final class Window {
  private var handlers: [Int: (Int) -> Void] = [:]

  func onResize(_ handler: @escaping (Int) -> Void) -> Int {
    handlers[handlers.count] = handler
    return handlers.count - 1
  }

  func removeHandler(_ token: Int) { handlers[token] = nil }
  func resize(to width: Int) { for handler in handlers.values { handler(width) } }
}

@Test @MainActor func callbacksBecomeSignals() {
  let window = Window()
  let sizes = Signal.create { send in
    let token = window.onResize { size in send(size) }
    return Disposable { window.removeHandler(token) }
  }.share()
  let seen = Recorder(sizes, .exhaustive)
  window.resize(to: 640)
  seen.expect(640)
}

@Test @MainActor func debugLogsEvents() {
  let taps = Relay<Int>()
  var log: [String] = []
  let binding = taps.signal.debug("taps") { log.append($0) }.bind { _ in }
  taps.accept(1)
  binding.dispose()
  #expect(log == ["taps: observed", "taps: 1", "taps: ended"])
}

@Test @MainActor func eventsOfAWindowComeTogether() async {
  let clock = TestClock()
  let edits = Relay<String>()
  let seen = Recorder(edits.signal.buffer(for: .seconds(1), clock: clock), .exhaustive)
  edits.accept("a")
  edits.accept("b")
  await clock.advance(by: .seconds(1))
  seen.expect(["a", "b"])
}

@MainActor
final class BannerViewModel {
  @Box private(set) var text: String?
  private let clock: any Clock<Duration>
  private var timer: Disposable?

  init(clock: any Clock<Duration> = ContinuousClock()) { self.clock = clock }

  func show(_ text: String) {
    self.text = text
    timer = clock.schedule(after: .seconds(60)) { [weak self] in self?.text = nil }
  }
}

@Test @MainActor func aBannerStaysForAMinuteAfterTheLastOne() async {
  let clock = TestClock()
  let banner = BannerViewModel(clock: clock)
  banner.show("Saved")
  await clock.advance(by: .seconds(59))
  banner.show("Deleted")
  await clock.advance(by: .seconds(59))
  #expect(banner.text == "Deleted")
  await clock.advance(by: .seconds(1))
  #expect(banner.text == nil)
}

@Test(.workScope) @MainActor func savesAreDoneInOrder() async {
  let save = Stub<Int, String>()
  let edits = Relay<Int>()
  let saved = Recorder(edits.signal.concatMap { (try? await save($0)) ?? "?" }, .exhaustive)
  edits.accept(1)
  edits.accept(2)
  await settle()
  #expect(save.calls == [1])
  save.answer(0, with: "one")
  await settle()
  #expect(save.calls == [1, 2])
  save.answer(1, with: "two")
  await settle()
  saved.expect("one", "two")
}

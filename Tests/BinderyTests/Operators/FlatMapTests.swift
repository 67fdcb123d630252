import Bindery
import BinderyTesting
import Testing

/// `flatMap concatMap`.
@Suite(.workScope) @MainActor
struct FlatMapTests {
  let clock = TestClock()
  let marbles: Marbles
  let letters = Relay<String>()

  init() { marbles = Marbles(clock) }

  /// Returns "a" after 0.3 seconds, and other letters after 0.1.
  private func answer(_ letter: String) async -> String {
    let clock: any Clock<Duration> = clock
    try? await clock.sleep(for: .seconds(letter == "a" ? 0.3 : 0.1))
    return letter.uppercased()
  }

  /// Yields a letter after 0.1 seconds, and its capital 0.2 seconds later.
  private func sequence(_ letter: String) -> AsyncStream<String> {
    let clock: any Clock<Duration> = clock
    let waits = SequenceOfWaits([(0.1, letter), (0.2, letter.uppercased())])
    return AsyncStream { await waits.next(on: clock) }
  }

  @Test func flatMapObservesAllSignals() {
    let first = Relay<Int>()
    let second = Relay<Int>()
    let choice = Relay<Bool>()
    let seen = Recorder(choice.signal.flatMap { $0 ? first.signal : second.signal }, .exhaustive)
    first.accept(1)
    choice.accept(true)
    choice.accept(false)
    first.accept(2)
    second.accept(3)
    first.accept(4)
    seen.expect(2, 3, 4)
  }

  @Test func flatMapSendsResultsInArrivalOrder() async {
    let output = marbles.record(letters.signal.flatMap { await answer($0) })
    await marbles.play("-a-b------|") { letters.accept($0) }
    output.expect("----(AB)-----|")
  }

  @Test func flatMapRunsOperationsAtTheSameTime() async {
    let output = marbles.record(letters.signal.flatMap { await answer($0) })
    await marbles.play("-ab-------|") { letters.accept($0) }
    output.expect("---BA-----|")
  }

  @Test func flatMapIteratesAllSequences() async {
    let output = marbles.record(letters.signal.flatMap { sequence($0) })
    await marbles.play("-ab------|") { letters.accept($0) }
    output.expect("--abAB---|")
  }

  @Test func concatMapRunsOneOperationAfterTheOther() async {
    let output = marbles.record(letters.signal.concatMap { await answer($0) })
    await marbles.play("-ab-------|") { letters.accept($0) }
    output.expect("----AB----|")
  }

  @Test func concatMapIteratesOneSequenceAfterTheOther() async {
    let output = marbles.record(letters.signal.concatMap { sequence($0) })
    await marbles.play("-ab--------|") { letters.accept($0) }
    output.expect("--a-Ab-B---|")
  }

  @Test func aSequenceThatFailsLetsTheNextOneBegin() async {
    struct Broken: Error {}
    let seen = Recorder(
      letters.signal.concatMap { letter in
        AsyncThrowingStream<String, any Error> { continuation in
          continuation.yield(letter)
          continuation.finish(throwing: Broken())
        }
      }, .exhaustive)
    letters.accept("a")
    letters.accept("b")
    await settle()
    seen.expect("a", "b")
  }

  @Test(arguments: [true, false])
  func whenTheLastObserverEndsOperationsAreCancelledAndForgotten(isConcatenated: Bool) async {
    let service = Stub<String, String>()
    let operation: @MainActor (String) async -> String = { (try? await service($0)) ?? "cancelled" }
    let answers = isConcatenated ? letters.signal.concatMap(operation) : letters.signal.flatMap(operation)
    var seen: Recorder<String>? = Recorder(answers)
    for letter in ["a", "b"] { letters.accept(letter) }
    await settle()
    #expect(service.calls == (isConcatenated ? ["a"] : ["a", "b"]))
    #expect(seen?.values == [])
    seen = nil
    await settle()
    #expect(service.waiting.isEmpty)
    #expect(service.calls == (isConcatenated ? ["a"] : ["a", "b"]))
  }
}

/// A sequence whose elements arrive one after the other, each after a delay.
private actor SequenceOfWaits {
  private var rest: ArraySlice<(seconds: Double, element: String)>
  init(_ elements: [(Double, String)]) { rest = elements.map { ($0, $1) }[...] }

  func next(on clock: any Clock<Duration>) async -> String? {
    guard let next = rest.popFirst() else { return nil }
    try? await clock.sleep(for: .seconds(next.seconds))
    return next.element
  }
}

import Bindery
import BinderyTesting
import Testing

/// Objects whose deinitializer uses the value that is being changed.
@MainActor
@Suite struct DeinitTests {
  @Test func deinitOfACaptureMayEndItsSubscription() {
    @MainActor final class Child {
      let bag = DisposeBag()
      var received: [Int] = []
    }
    let relay = Relay<Int>()
    var child: Child? = Child()
    weak let released = child
    let parent = DisposeBag()
    if let child {
      relay.signal.bind { [weak child] in child?.received.append($0) }.disposed(by: child.bag)
      relay.signal.bind { _ in _ = child.received }.disposed(by: parent)
    }
    child = nil
    relay.accept(1)
    #expect(released?.received == [1])
    parent.dispose()
    #expect(released == nil)
    relay.accept(2)
  }

  @Test func deinitOfACaptureMayObserveAgain() {
    let relay = Relay<Int>()
    var seen: [Int] = []
    var late: Disposable?
    var token: Token? = Token { late = relay.signal.bind { seen.append($0) } }
    let binding = relay.signal.bind { [token] _ in _ = token }
    token = nil
    binding.dispose()
    relay.accept(7)
    #expect(seen == [7])
    late?.dispose()
  }

  @Test func deinitOfAnEventMaySendAnother() {
    let relay = Relay<Token?>()
    var seen: [Bool] = []
    let binding = relay.signal.bind { seen.append($0 == nil) }
    relay.accept(Token { relay.accept(nil) })
    #expect(seen == [false, true])
    relay.accept(nil)
    #expect(seen == [false, true, true])
    binding.dispose()
  }

  @Test func deinitOfAReplayedEventMaySendAnother() {
    let relay = Relay<Token?>()
    var seen: [Bool] = []
    let shared = relay.signal.share(replay: 1)
    let binding = shared.bind { seen.append($0 == nil) }
    relay.accept(Token { if seen.count < 3 { relay.accept(nil) } })
    #expect(seen == [false])
    relay.accept(nil)
    #expect(seen == [false, true, true])
    binding.dispose()
  }

  @Test func deinitOfBufferedEventsMaySendOthers() {
    let relay = Relay<Token?>()
    var counts: [Int] = []
    let binding = relay.signal.buffer(count: 2).bind { counts.append($0.count) }
    relay.accept(Token { relay.accept(nil) })
    relay.accept(nil)
    relay.accept(nil)
    #expect(counts == [2, 2])
    binding.dispose()
  }

  @Test func deinitOfAnOperatorCaptureMayObserveAgain() {
    let relay = Relay<Int>()
    var seen: [Int] = []
    var late: Disposable?
    var again: Signal<Int>?
    var token: Token? = Token { late = again?.bind { seen.append($0) } }
    let created = Signal<Int>.create { [token] send in
      let source = relay.signal.bind { send($0) }
      return Disposable { [held = token] in
        _ = held
        source.dispose()
      }
    }
    token = nil
    let shared = created.share()
    again = shared
    let binding = shared.bind { seen.append($0) }
    relay.accept(1)
    #expect(seen == [1])
    binding.dispose()
    again = nil
    late?.dispose()
  }

  @Test func sourceTerminationMayObserveTheSignalAgain() {
    let relay = Relay<Int>()
    var seen: [Int] = []
    var late: Disposable?
    var again: Signal<Int>?
    let shared = Signal<Int>.create { send in
      let source = relay.signal.bind { send($0) }
      return Disposable {
        source.dispose()
        if late == nil { late = again?.bind { seen.append($0) } }
      }
    }.share()
    again = shared
    let binding = shared.bind { _ in }
    binding.dispose()
    relay.accept(7)
    #expect(seen == [7])
    again = nil
    late?.dispose()
    relay.accept(8)
    #expect(seen == [7])
  }

  @Test func deinitOfADelayedOrReplayedEventMaySendAnother() {
    let clock = TestClock()
    let relay = Relay<Token?>()
    let delayed = relay.signal.delay(for: .seconds(1), clock: clock).bind { _ in }
    relay.accept(Token { relay.accept(nil) })
    delayed.dispose()
    let replayed = relay.signal.share(replay: 1)
    let binding = replayed.bind { _ in }
    relay.accept(Token { relay.accept(nil) })
    binding.dispose()
    #expect(clock.pending.isEmpty)
  }

  @Test func deinitOfAReplacedElementMayEditItsList() {
    let list = ListBox<Token>()
    var counts: [Int] = []
    let binding = list.changes.bind { counts.append($0.count) }
    list.append(Token { for _ in 0..<100 { list.append(Token {}) } })
    list.update(Token {}, at: 0)
    #expect(list.count == 101)
    #expect(counts.count == 102)
    list.append(Token { list.append(Token {}) })
    _ = list.remove(at: 101)
    #expect(list.count == 102)
    binding.dispose()
  }

  @Test func deinitOfElementsOfAReplacedListMayEditIt() {
    let list = ListBox<Token>()
    for _ in 0..<10 { list.append(Token { list.append(Token {}) }) }
    list.replace(with: [Token {}]) { ObjectIdentifier($0) }
    #expect(list.count == 11)
    let followed = list.map { $0 }
    list.update(Token {}, at: 0)
    #expect(followed.count == 11)
  }

  @Test func deinitOfAnOldValueMayWriteItsBox() {
    @SharedBox var token: Token? = nil
    @SharedBox var number = 0
    var runs = 0
    let binding = effect {
      runs += 1
      _ = (token, number)
    }
    token = Token { token = Token { number += 1 } }
    #expect(runs == 2)
    token = nil
    #expect(token != nil)
    token = nil
    #expect(number == 1)
    binding.dispose()
  }

  @Test func deinitOfAResultMayExecuteItsCommandAgain() async {
    let command = Command<Token?, Token?>(.latest) { $0 }
    _ = try? await command.execute(Token { command.execute(nil) }).value
    _ = try? await command.execute(nil).value
    await settle()
    #expect(!command.isExecuting)
  }

  @Test func deinitOfBagContentsMayFillTheBag() {
    let bag = DisposeBag()
    var ended = 0
    var token: Token? = Token { Disposable { ended += 1 }.disposed(by: bag) }
    effect { [token] in _ = token }.disposed(by: bag)
    token = nil
    bag.dispose()
    #expect(ended == 0)
    bag.dispose()
    #expect(ended == 1)
  }

  @Test func aTimerMayEndAndBeginItsOwnSourceInAnyOrder() async {
    let clock = TestClock(.shuffled(seed: 3))
    let relay = Relay<Int>()
    var seen: [Int] = []
    var binding: Disposable?
    @MainActor func begin() {
      binding = relay.signal.delay(for: .seconds(1), clock: clock).debounce(for: .seconds(1), clock: clock)
        .bind { number in
          seen.append(number)
          binding?.dispose()
          begin()
          if number < 3 { relay.accept(number + 1) }
        }
    }
    begin()
    relay.accept(1)
    await clock.advance(by: .seconds(20))
    #expect(seen == [1, 2, 3])
    binding?.dispose()
    #expect(clock.pending.isEmpty)
  }

  @Test func aComparisonMayWriteTheBoxThatIsCompared() {
    struct Nosy: Equatable {
      let text: [String]
      var onCompare: @MainActor () -> Void = {}
      static func == (left: Nosy, right: Nosy) -> Bool {
        MainActor.assumeIsolated { left.onCompare() }
        return left.text == right.text
      }
    }
    @SharedBox var value = Nosy(text: ["a"])
    var depth = 0
    var seen: [[String]] = []
    let binding = effect { seen.append(value.text) }
    value = Nosy(text: ["b"]) {
      guard depth == 0 else { return }
      depth += 1
      value = Nosy(text: ["c", "c", "c"])
    }
    value = Nosy(text: ["d"])
    #expect(seen.last == ["d"])
    binding.dispose()
  }

  @Test func theGraphIsShownInTheMiddleOfAChangeInPlace() {
    Inspection.isOn = true
    defer { Inspection.isOn = false }
    @MainActor final class Model { @Box var names: [String] = [] }
    let model = Model()
    let binding = effect { _ = model.names.count }
    model.names.append("a name that is too long to be kept inline")
    model.names.append("another name that is too long to be kept inline")
    var shown = ""
    model.names.removeAll { _ in
      shown = graph().description
      return false
    }
    #expect(shown.contains("Model.names"))
    #expect(!shown.contains("another name"))
    #expect(graph().description.contains("another name"))
    binding.dispose()
  }
}

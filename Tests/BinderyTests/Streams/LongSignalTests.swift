import Bindery
import Testing

/// Chains of operators that exceed the depth of a stack.
@MainActor
@Suite struct LongSignalTests {
  nonisolated static let length = 20_000

  @Test func aChainOfSignalsIsObservedSendsAndIsReleased() {
    let numbers = Relay<Int>()
    var last: Signal<Int>? = numbers.signal
    for _ in 0..<Self.length { last = last?.map { $0 + 1 } }
    var seen: [Int] = []
    var binding = last?.bind { seen.append($0) }
    numbers.accept(1)
    #expect(seen == [Self.length + 1])
    binding?.dispose()
    numbers.accept(2)
    #expect(seen.count == 1)
    binding = last?.bind { seen.append($0) }
    numbers.accept(3)
    #expect(seen.last == Self.length + 3)
    // The last reference to the chain is that of the binding.
    last = nil
    binding = nil
  }

  @Test func aChainOfColdSignalsIsObservedSendsAndIsReleased() {
    @SharedBox var number = 1
    var last = $number.asSignal()
    for _ in 0..<Self.length { last = last.filter { $0 > 0 } }
    var seen: [Int] = []
    let binding = last.bind { seen.append($0) }
    number = 2
    #expect(seen == [1, 2])
    binding.dispose()
  }

  @Test func aChainOfSignalsThatIsNeverObservedIsReleased() {
    var last = Relay<Int>().signal
    for _ in 0..<5 * Self.length { last = last.map { $0 } }
  }

  @Test func aChainOfDriversThatObserveIsUpdatedAndReleased() {
    @SharedBox var number = 0
    var last: Driver<Int>? = $number
    for _ in 0..<Self.length { last = last?.scan(0) { $1 } }
    number = 7
    #expect(last?.value == 7)
    last = nil
  }

  @Test func aChainOfDerivedListsIsUpdatedAndReleased() {
    let list = ListBox([1])
    var last: DerivedList<Int>? = list.map { $0 }
    for _ in 0..<Self.length / 4 { last = last?.map { $0 } }
    list.append(2)
    list.remove(at: 0)
    #expect(last?.elements == [2])
    last = nil
  }

  @Test func aRowOfRelaysSendsToItsEnd() {
    let relays = (0..<Self.length).map { _ in Relay<Int>() }
    let bag = DisposeBag()
    for (relay, next) in zip(relays, relays.dropFirst()) {
      relay.signal.bind { next.accept($0) }.disposed(by: bag)
    }
    var seen: [Int] = []
    relays.last?.signal.bind { seen.append($0) }.disposed(by: bag)
    relays.first?.accept(1)
    #expect(seen == [1])
    bag.dispose()
  }
}

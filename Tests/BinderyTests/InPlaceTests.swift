import Bindery
import Testing

/// Values that are changed in place, without copying their storage.
@MainActor
@Suite struct InPlaceTests {
  @MainActor
  private final class Model {
    @Box var items: [Int] = []
    @Box var name = "a"
    @Box var count = 0
    @Box var tokens: [Uncompared] = []
  }

  private struct Uncompared { var number: Int }

  private func address<Element>(of array: [Element]) -> UInt {
    array.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
  }

  @Test func anArrayThatNothingObservesIsChangedInPlace() {
    let model = Model()
    model.items.reserveCapacity(100)
    let place = address(of: model.items)
    for number in 0..<100 { model.items.append(number) }
    #expect(address(of: model.items) == place)
    model.items[50] = -1
    #expect(address(of: model.items) == place)
    #expect(model.items[50] == -1)
    #expect(model.items.count == 100)
  }

  @Test func anArrayThatWasObservedIsChangedInPlace() {
    let model = Model()
    let binding = effect { _ = model.items }
    binding.dispose()
    model.items.reserveCapacity(10)
    let place = address(of: model.items)
    model.items.append(1)
    #expect(address(of: model.items) == place)
  }

  @Test func aBatchCopiesAnObservedArrayOnce() {
    let model = Model()
    model.items = Array(repeating: 0, count: 100)
    var seen: [Int] = []
    let binding = effect { seen.append(model.items.reduce(0, +)) }
    batch {
      model.items[0] = 1
      let place = address(of: model.items)
      for index in 1..<100 { model.items[index] = 1 }
      #expect(address(of: model.items) == place)
    }
    #expect(seen == [0, 100])
    batch {
      model.items.append(0)
      model.items.removeLast()
    }
    #expect(seen == [0, 100])
    binding.dispose()
  }

  @Test func observedArraysWithoutANetChangeDoNotNotify() {
    let model = Model()
    model.items = [1, 2, 3]
    var runs = 0
    let binding = effect {
      runs += 1
      _ = model.items
    }
    model.items.removeAll { $0 > 5 }
    model.items.sort()
    model.items[0] = 1
    #expect(runs == 1)
    model.items[0] = 2
    model.items.append(4)
    #expect(runs == 3)
    binding.dispose()
  }

  @Test func nonEquatableValuesChangeInPlaceAndNotify() {
    let model = Model()
    var seen: [Int] = []
    let binding = effect { seen.append(model.tokens.map(\.number).reduce(0, +)) }
    model.tokens.append(Uncompared(number: 1))
    model.tokens[0].number = 7
    batch {
      model.tokens[0].number = 8
      model.tokens[0].number = 9
    }
    #expect(seen == [0, 1, 7, 9])
    binding.dispose()
  }

  @Test func aChangeThatThrowsKeepsWhatWasDone() {
    struct Failure: Error {}
    func fail(_ items: inout [Int]) throws {
      items.append(1)
      throw Failure()
    }
    let model = Model()
    #expect(throws: Failure.self) { try fail(&model.items) }
    #expect(model.items == [1])
    var seen: [[Int]] = []
    let binding = effect { seen.append(model.items) }
    #expect(throws: Failure.self) { try fail(&model.items) }
    #expect(seen == [[1], [1, 1]])
    binding.dispose()
  }

  @Test func otherValuesAreComparedAsBefore() {
    let model = Model()
    var runs = 0
    let binding = effect {
      runs += 1
      _ = (model.name, model.count)
    }
    model.name += ""
    model.count += 0
    #expect(runs == 1)
    model.name += "b"
    model.count += 1
    #expect(runs == 3)
    binding.dispose()
  }

  @Test func aChangeInARunIsARead() {
    let model = Model()
    @SharedBox var isOn = true
    var runs = 0
    let binding = effect {
      runs += 1
      if isOn, model.items.count < 3 { model.items.append(1) }
    }
    #expect(model.items.count == 3)
    model.items = []
    #expect(model.items.count == 3)
    binding.dispose()
  }

  @Test func aSharedArrayIsChangedInPlace() {
    @MainActor struct List { @SharedBox var items: [Int] = [] }
    let list = List()
    list.items.reserveCapacity(10)
    let place = address(of: list.items)
    list.items.append(1)
    #expect(address(of: list.items) == place)
    var seen: [[Int]] = []
    let binding = effect { seen.append(list.items) }
    list.items.append(2)
    #expect(seen == [[1], [1, 2]])
    binding.dispose()
  }

  /// Returns how often the storage of an array moved while `change` was called a thousand times. Its capacity is
  /// reserved beforehand.
  private func copies(
    of array: () -> [Int], reserve: () -> Void, _ change: (Int) -> Void
  ) -> Int {
    reserve()
    var copies = 0
    var place = address(of: array())
    for number in 0..<1_000 {
      change(number)
      let next = address(of: array())
      if next != place { copies += 1 }
      place = next
    }
    return copies
  }

  @Test func appendsToAnObservedArrayCopyItOnce() {
    let model = Model()
    var seen: [Int] = []
    let binding = effect { seen.append(model.items.count) }
    let copied = copies(of: { model.items }, reserve: { model.items.reserveCapacity(2_000) }) {
      model.items.append($0)
    }
    // The first one, and once more because a copy reserves no capacity; then Swift's array grows by doubling.
    #expect(copied <= 2 + 10)
    #expect(seen == Array(0...1_000))
    binding.dispose()
  }

  @Test func appendsToAnArrayThatADerivedValueCountsCopyItOnce() {
    let model = Model()
    let count = Computed { model.items.count }
    let last = Computed { model.items.last ?? -1 }
    let copied = copies(of: { model.items }, reserve: {}) { number in
      model.items.append(number)
      #expect(count.value == number + 1)
      #expect(last.value == number)
    }
    #expect(copied <= 2 + 10)
  }

  @Test func appendsInABindingCopyTheArrayOnce() {
    let model = Model()
    @SharedBox var number = 0
    let relay = Relay<Int>()
    var runs = 0
    let bindings = [
      effect {
        runs += 1
        _ = model.items.count
      },
      $number.bind { model.items.append($0) },
      relay.signal.bind { model.items.append($0) },
    ]
    let written = copies(of: { model.items }, reserve: {}) { number = $0 + 1 }
    let sent = copies(of: { model.items }, reserve: {}) { relay.accept($0) }
    #expect(written <= 2 + 10)
    #expect(sent <= 2 + 10)
    #expect(runs == 2_002)
    #expect(model.items.count == 2_001)
    for binding in bindings { binding.dispose() }
  }

  @Test func appendsToAnObservedSharedArrayCopyItOnce() {
    @MainActor struct List { @SharedBox var items: [Int] = [] }
    let list = List()
    @SharedBox var local: [Int] = []
    let binding = effect { _ = (list.items.count, local.count) }
    #expect(copies(of: { list.items }, reserve: {}) { list.items.append($0) } <= 2 + 10)
    #expect(copies(of: { local }, reserve: {}) { _local.wrappedValue.append($0) } <= 2 + 10)
    binding.dispose()
  }

  /// Returns the total number of runs of a reading effect after each change, without its first run.
  private func runs(_ read: @escaping @MainActor () -> Void, _ changes: [() -> Void]) -> [Int] {
    var runs = 0
    let binding = effect {
      runs += 1
      read()
    }
    defer { binding.dispose() }
    return changes.map { change in
      change()
      return runs - 1
    }
  }

  @Test func setsDictionariesAndStringsAreTreatedAlike() {
    @MainActor final class Collections {
      @Box var numbers: Set<Int> = []
      @Box var names: [Int: String] = [:]
      @Box var text = ""
    }
    let model = Collections()
    let number: (Int) -> () -> Void = { number in { model.numbers.insert(number) } }
    let name: (Int) -> () -> Void = { number in { model.names[number] = "a" } }
    let text: (String) -> () -> Void = { text in { model.text += text } }
    // The third change leaves the value equal, right after one of the count; the fourth does so again.
    #expect(runs({ _ = model.numbers }, [1, 2, 2, 2].map(number)) == [1, 2, 3, 3])
    #expect(runs({ _ = model.names }, [1, 2, 2, 2].map(name)) == [1, 2, 3, 3])
    #expect(runs({ _ = model.text }, ["a", "b", "", ""].map(text)) == [1, 2, 3, 3])
  }

  @Test func aChangeAfterOneOfTheCountIsNotComparedAndTheNextOneIs() {
    let model = Model()
    var runs = 0
    let binding = effect {
      runs += 1
      _ = model.items
    }
    model.items.append(1)
    model.items.append(2)
    #expect(runs == 3)
    model.items[0] = 1
    #expect(runs == 4)
    model.items[0] = 1
    model.items.removeAll { $0 > 5 }
    #expect(runs == 4)
    model.items[0] = 7
    #expect(runs == 5)
    model.items.removeLast()
    model.items.removeLast()
    #expect(runs == 7)
    binding.dispose()
  }

  @Test func mutuallyBoundArraysSettleInPlace() {
    let one = Model()
    let other = Model()
    one.items = [0]
    other.items = [0]
    let bindings = [
      one.$items.bind { other.items[0] = $0[0] }, other.$items.bind { one.items[0] = $0[0] },
    ]
    one.items.append(1)
    one.items[0] = 5
    #expect(other.items == [5])
    other.items[0] = 6
    #expect(one.items == [6, 1])
    for binding in bindings { binding.dispose() }
  }

  @Test func writesDuringAnInPlaceChangeAppearWithIt() {
    let model = Model()
    var seen: [String] = []
    let bindings = [
      effect { seen.append("\(model.items.count) items, \(model.count)") },
      effect { seen.append("\(model.count) alone") },
    ]
    func add(_ items: inout [Int]) {
      model.count += 1
      items.append(model.count)
    }
    for _ in 0..<3 { add(&model.items) }
    #expect(
      seen == [
        "0 items, 0", "0 alone", "1 items, 1", "1 alone", "2 items, 2", "2 alone", "3 items, 3", "3 alone",
      ])
    seen = []
    model.tokens = [Uncompared(number: 1)]
    let tokens = effect { seen.append("\(model.tokens.count) tokens, \(model.count)") }
    model.tokens.removeAll { token in
      model.count += token.number
      return true
    }
    #expect(seen == ["1 tokens, 3", "3 items, 4", "4 alone", "0 tokens, 4"])
    tokens.dispose()
    for binding in bindings { binding.dispose() }
  }

  @Test func aReadInTheMiddleStopsTheProgramWithTheType() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let model = Overlap()
        model.items.removeAll { $0 == model.items.first }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("A box of Array<Int> was read while it was being changed in place"))
  }
}

@MainActor
private final class Overlap {
  @Box var items = [1, 2]
}

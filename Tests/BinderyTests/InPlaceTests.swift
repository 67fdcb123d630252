import Bindery
import Testing

/// Values that are changed in place, without a copy of their memory.
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

  @Test func anObservedArrayThatEndsAsItWasIsNoChange() {
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

  @Test func valuesWithoutEqualityAreChangedInPlaceAndTold() {
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

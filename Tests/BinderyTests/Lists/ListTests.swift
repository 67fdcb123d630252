import Bindery
import RandomGraphs
import Testing

@MainActor
@Suite struct ListTests {
  private struct Row: Equatable {
    let id: Int
    var title = ""
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func stepsTransformAnyListIntoAnyOther(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<400 {
      func list() -> [Row] {
        (0..<Int.random(in: 0...9, using: &random)).map { _ in
          Row(
            id: Int.random(in: 0...9, using: &random), title: ["a", "b"].randomElement(using: &random) ?? "")
        }
      }
      let old = list()
      let new = list()
      var result = old
      for change in old.changes(to: new, by: \.id) { result.apply(change) }
      #expect(result == new)
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func listChangesHaveMinimalMoves(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let old = Array(0..<9).shuffled(using: &random).prefix(Int.random(in: 0...9, using: &random))
      let new = Array(0..<9).shuffled(using: &random).prefix(Int.random(in: 0...9, using: &random))
      let changes = Array(old).changes(to: Array(new)) { $0 }
      let moves = changes.count { if case .moved = $0 { true } else { false } }
      let places = new.compactMap { old.firstIndex(of: $0) }
      #expect(moves == places.count - lengthOfTheLongestRise(in: places))
      #expect(changes.count - moves == old.count + new.count - 2 * places.count)
    }
  }

  /// Returns the result by exhaustive search, as a reference.
  private func lengthOfTheLongestRise(in numbers: [Int], above floor: Int = -1) -> Int {
    guard let first = numbers.first else { return 0 }
    let rest = Array(numbers.dropFirst())
    let without = lengthOfTheLongestRise(in: rest, above: floor)
    return first > floor ? max(without, 1 + lengthOfTheLongestRise(in: rest, above: first)) : without
  }

  @Test func elementsWithEqualIDsAreMatchedInOrder() {
    let old = [Row(id: 1, title: "a"), Row(id: 1, title: "b")]
    let new = [Row(id: 1, title: "a"), Row(id: 1, title: "c")]
    #expect(old.changes(to: new, by: \.id) == [.updated(new[1], at: 1)])
    #expect(old.changes(to: [old[1]], by: \.id) == [.removed(at: 1), .updated(old[1], at: 0)])
  }

  @Test func elementsThatCannotBeComparedCountAsUpdated() {
    struct Opaque { let id: Int }
    let list = [Opaque(id: 1), Opaque(id: 2)]
    let changes = list.changes(to: list, by: \.id)
    #expect(changes.count == 2)
    for case .inserted in changes { Issue.record("Nothing was inserted: \(changes)") }
  }

  @Test func oneElementThatMovesIsOneMove() {
    #expect([1, 2, 3, 4].changes(to: [2, 3, 4, 1]) { $0 } == [.moved(from: 0, to: 3)])
    #expect([1, 2, 3, 4].changes(to: [4, 1, 2, 3]) { $0 } == [.moved(from: 3, to: 0)])
  }

  @Test func aReversedListMovesAllButOne() {
    let list = Array(0..<10_000)
    let changes = list.changes(to: list.reversed()) { $0 }
    #expect(changes.count == 9_999)
  }

  @Test func listDriversReportChanges() {
    @SharedBox var names = ["Ana", "Ben"]
    var seen: [[ListChange<String>]] = []
    let binding = $names.changes(by: { $0 }).bind { seen.append($0) }
    names = ["Ben", "Cleo"]
    #expect(
      seen == [
        [.inserted("Ana", at: 0), .inserted("Ben", at: 1)],
        [.removed(at: 0), .inserted("Cleo", at: 1)],
      ])
    binding.dispose()
  }

  @Test func theSameObjectIsNoUpdate() {
    final class Row {}
    let (one, other) = (Row(), Row())
    #expect([one, other].changes(to: [one, other]) { ObjectIdentifier($0) }.isEmpty)
    let list = ListBox([one])
    var updated: [Int] = []
    let binding = list.updated.bind { updated.append($0) }
    list.replace(with: [one], by: { _ in 1 })
    list.replace(with: [other], by: { _ in 1 })
    #expect(updated == [0])
    binding.dispose()
  }

  @Test func stepsAreReportedAfterTheListChanged() {
    let list = ListBox([1, 2, 3])
    var seen: [[Int]] = []
    let binding = list.changes.bind { [list] _ in seen.append(list.elements) }
    list.replace(with: [3, 1], by: { $0 })
    list[0] = 7
    #expect(seen == [[3, 1], [7, 1]])
    binding.dispose()
  }

  @Test func anEffectRunsOnceForABatchOfEdits() {
    let list = ListBox<String>()
    var seen: [[String]] = []
    var steps = 0
    let bag = DisposeBag()
    effect { seen.append(list.elements) }.disposed(by: bag)
    list.changes.bind { _ in steps += 1 }.disposed(by: bag)
    batch {
      list.append("a")
      list.append("b")
    }
    #expect(seen == [[], ["a", "b"]])
    #expect(steps == 2)
    bag.dispose()
  }

  @Test func unchangedListsReportNoSteps() {
    let list = ListBox(["a", "b"])
    var steps = 0
    let binding = list.changes.bind { _ in steps += 1 }
    list.move(from: 1, to: 1)
    list.replace(with: ["a", "b"], by: { $0 })
    #expect(steps == 0)
    binding.dispose()
  }

  @Test func updatesThatLeaveTheElementEqualAreNoChange() {
    let list = ListBox(["a", "b"])
    var steps: [ListChange<String>] = []
    var runs = 0
    let bag = DisposeBag()
    list.changes.bind { steps += $0 }.disposed(by: bag)
    effect {
      _ = list.elements
      runs += 1
    }.disposed(by: bag)
    list[0] = "a"
    list.update("b", at: 1)
    #expect(steps == [])
    #expect(runs == 1)
    list[0] = "c"
    #expect(steps == [.updated("c", at: 0)])
    #expect(runs == 2)
    bag.dispose()
  }

  @Test func anUpdateOfSomethingIncomparableAlwaysCounts() {
    struct Opaque {}
    let list = ListBox([Opaque()])
    var updates = 0
    let binding = list.updated.bind { _ in updates += 1 }
    list[0] = Opaque()
    #expect(updates == 1)
    binding.dispose()
  }

  @Test func listBoxesReportEdits() {
    let list = ListBox(["a", "b", "c"])
    let bag = DisposeBag()
    var inserted: [Int] = []
    var removed: [Int] = []
    var moved: [[Int]] = []
    var counts: [Int] = []
    list.inserted.bind { inserted.append($0) }.disposed(by: bag)
    list.removed.bind { removed.append($0) }.disposed(by: bag)
    list.moved.bind { moved.append([$0.from, $0.to]) }.disposed(by: bag)
    effect { counts.append(list.count) }.disposed(by: bag)
    list.append("d")
    list.remove(at: 0)
    list.move(from: 0, to: 2)
    #expect(list.elements == ["c", "d", "b"])
    #expect(inserted == [3])
    #expect(removed == [0])
    #expect(moved == [[0, 2]])
    #expect(counts == [3, 4, 3, 3])
  }
}

import Bindery
import RandomGraphs
import Testing

/// `map filter sorted` of lists, by steps.
@Suite @MainActor
struct ListOperatorTests {
  /// Mirrors a list using only its steps.
  private final class Mirror<Element> {
    private(set) var elements: [Element]
    private(set) var steps: [ListChange<Element>] = []
    private var binding: Disposable?

    @MainActor init(_ list: some ObservableList<Element>) {
      elements = list.elements
      binding = list.changes.bind { [unowned self] changes in
        for change in changes { elements.apply(change) }
        steps += changes
      }
    }
  }

  private struct Row: Equatable {
    let id: Int
    var weight: Int
  }

  /// Makes a random edit.
  private func edit(_ list: ListBox<Row>, nextID: inout Int, using random: inout SeededGenerator) {
    let row = Row(id: nextID, weight: Int.random(in: 0...9, using: &random))
    let place = list.count == 0 ? 0 : Int.random(in: 0..<list.count, using: &random)
    switch list.count == 0 ? 0 : Int.random(in: 0...9, using: &random) {
    case 0...3:
      nextID += 1
      list.insert(row, at: Int.random(in: 0...list.count, using: &random))
    case 4...5: list.remove(at: place)
    case 6: list.move(from: place, to: Int.random(in: 0..<list.count, using: &random))
    case 7...8: list[place].weight = row.weight
    default:
      var rows = list.elements.shuffled(using: &random)
      rows.removeLast(rows.count / 3)
      list.replace(with: rows, by: \.id)
    }
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func stepsMatchANewlyDerivedList(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var nextID = 8
    let list = ListBox((0..<8).map { Row(id: $0, weight: $0 % 4) })
    @SharedBox var limit = 3
    let mapped = list.map { $0.weight * 10 }
    let filtered = list.filter { $0.weight > 3 }
    let searched = list.filter(with: $limit) { $0.weight > $1 }
    let sorted = list.sorted { $0.weight < $1.weight }
    let chained = searched.sorted { $0.weight > $1.weight }.map { "\($0.id): \($0.weight)" }
    let mirrors = (Mirror(mapped), Mirror(filtered), Mirror(searched), Mirror(sorted), Mirror(chained))
    for _ in 0..<300 {
      if Int.random(in: 0...9, using: &random) == 0 { limit = Int.random(in: 0...9, using: &random) }
      edit(list, nextID: &nextID, using: &random)
      let rows = list.elements
      #expect(mirrors.0.elements == rows.map { $0.weight * 10 })
      #expect(mirrors.1.elements == rows.filter { $0.weight > 3 })
      #expect(mirrors.2.elements == rows.filter { $0.weight > limit })
      #expect(mirrors.3.elements == rows.sorted { $0.weight < $1.weight })
      let expected = rows.filter { $0.weight > limit }.sorted { $0.weight > $1.weight }
      #expect(mirrors.4.elements == expected.map { "\($0.id): \($0.weight)" })
      #expect(mapped.elements == mirrors.0.elements)
      #expect(chained.elements == mirrors.4.elements)
    }
  }

  @Test func aStepTransformsOnlyTheElementThatItBrings() {
    let list = ListBox(Array(0..<1_000))
    var runs = 0
    let mapped = list.map { number in
      runs += 1
      return number * 2
    }
    runs = 0
    list.insert(7, at: 500)
    list.move(from: 0, to: 900)
    list.remove(at: 3)
    #expect(runs == 1)
    list[10] = -1
    #expect(runs == 2)
    #expect(mapped.elements == list.elements.map { $0 * 2 })
  }

  @Test func aStepOfASortedListComparesALogarithmOfTimes() {
    let list = ListBox((0..<10_000).map { $0 * 2 })
    var comparisons = 0
    let sorted = list.sorted { left, right in
      comparisons += 1
      return left < right
    }
    comparisons = 0
    list.append(9_999)
    // A treap of 10,000 elements is some 30 deep, and each level compares twice.
    #expect(comparisons < 120)
    #expect(sorted[5_000] == 9_999)
  }

  @Test func excludedElementsCauseNoStep() {
    let list = ListBox([1, 2, 3])
    let even = Mirror(list.filter { $0 % 2 == 0 })
    list.append(5)
    list.remove(at: 0)
    #expect(even.steps == [])
    list[0] = 4
    list[0] = 7
    list[0] = 8
    #expect(even.steps == [.updated(4, at: 0), .removed(at: 0), .inserted(8, at: 0)])
  }

  @Test func updatesWithEqualResultsAreNoSteps() {
    let list = ListBox([1, 2])
    let parity = Mirror(list.map { $0 % 2 })
    list[0] = 3
    #expect(parity.steps == [])
  }

  @Test func anElementThatKeepsItsPlaceInTheOrderDoesNotMove() {
    let list = ListBox([30, 10, 20])
    let sorted = Mirror(list.sorted())
    list.move(from: 0, to: 2)
    #expect(sorted.steps == [])
    list[0] = 15
    list[0] = 25
    #expect(sorted.steps == [.updated(15, at: 0), .moved(from: 0, to: 1), .updated(25, at: 1)])
    #expect(sorted.elements == [20, 25, 30])
  }

  @Test func elementsOfOneRankKeepTheirOrder() {
    let list = ListBox(["b1", "a1", "b2"])
    let sorted = Mirror(list.sorted { $0.prefix(1) < $1.prefix(1) })
    list.insert("b0", at: 0)
    list.move(from: 0, to: 3)
    #expect(sorted.elements == ["a1", "b1", "b2", "b0"])
  }

  @Test func changedConditionsAffectOnlyDifferingElements() {
    let list = ListBox(["Ana", "Ben", "Bo", "Cleo"])
    @SharedBox var text = "B"
    let found = Mirror(list.filter(with: $text) { $0.hasPrefix($1) })
    text = "Be"
    #expect(found.steps == [.removed(at: 1)])
    text = ""
    #expect(
      found.steps.dropFirst() == [
        .inserted("Ana", at: 0), .inserted("Bo", at: 2), .inserted("Cleo", at: 3),
      ])
  }

  @Test func oneEditIsOneEventInAChainOfAnyLength() {
    let list = ListBox([3, 1, 2])
    let rows = list.filter { $0 > 1 }.sorted().map { "\($0)" }
    var events = 0
    var runs = 0
    let bag = DisposeBag()
    rows.changes.bind { _ in events += 1 }.disposed(by: bag)
    effect {
      _ = rows.elements
      runs += 1
    }.disposed(by: bag)
    list.replace(with: [5, 4, 3], by: { $0 })
    #expect(rows.elements == ["3", "4", "5"])
    #expect(events == 1)
    #expect(runs == 2)
    bag.dispose()
  }

  @Test func aDerivedListKeepsWhatItFollowsAndStopsWhenItIsReleased() {
    var runs = 0
    let list = ListBox([1])
    var rows: DerivedList<Int>? = list.filter { _ in true }.map { number in
      runs += 1
      return number
    }
    list.append(2)
    #expect(rows?.elements == [1, 2])
    rows = nil
    list.append(3)
    #expect(runs == 2)
  }

  @Test func aBindingKeepsTheDerivedListWhoseStepsItGets() {
    let list = ListBox([1])
    var steps: [ListChange<Int>] = []
    var runs = 0
    var binding: Disposable? = list.map { number in
      runs += 1
      return number * 2
    }.changes.bind { steps += $0 }
    list.append(2)
    #expect(steps == [.inserted(4, at: 1)])
    #expect(binding?.isActive == true)
    binding = nil
    list.append(3)
    #expect(runs == 2)
  }

  @Test func aListFollowsADriverByIdentity() {
    @SharedBox var names = ["Ana", "Ben"]
    let rows = $names.list(by: { $0 }).map { $0.uppercased() }
    let mirror = Mirror(rows)
    names = ["Ben", "Cleo"]
    #expect(rows.elements == ["BEN", "CLEO"])
    #expect(mirror.steps == [.removed(at: 0), .inserted("CLEO", at: 1)])
  }

  @Test func anEditFromInsideAChangeKeepsDerivedListsInStep() {
    let list = ListBox([1, 2])
    let doubled = list.map { $0 * 2 }
    let binding = list.changes.bind { _ in if list.count < 5 { list.append(list.count) } }
    list.append(9)
    #expect(doubled.elements == list.elements.map { $0 * 2 })
    #expect(list.count == 5)
    binding.dispose()
  }
}

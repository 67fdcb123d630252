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
  func theStepsLeadFromAnyListToAnyOther(seed: UInt64) {
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

  @Test func oneElementThatMovesIsOneMove() {
    #expect([1, 2, 3, 4].changes(to: [2, 3, 4, 1]) { $0 } == [.moved(from: 0, to: 3)])
    #expect([1, 2, 3, 4].changes(to: [4, 1, 2, 3]) { $0 } == [.moved(from: 3, to: 0)])
  }

  @Test func aReversedListMovesAllButOne() {
    let list = Array(0..<10_000)
    let changes = list.changes(to: list.reversed()) { $0 }
    #expect(changes.count == 9_999)
  }

  @Test func aDriverOfAListTellsWhatChanges() {
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

  @Test func aListBoxTellsWhatItsOwnerDid() {
    let list = ListBox(["a", "b", "c"])
    let bag = DisposeBag()
    var inserted: [Int] = []
    var removed: [Int] = []
    var counts: [Int] = []
    list.inserted.bind { inserted.append($0) }.disposed(by: bag)
    list.removed.bind { removed.append($0) }.disposed(by: bag)
    effect { counts.append(list.count) }.disposed(by: bag)
    list.append("d")
    list.remove(at: 0)
    list.move(from: 0, to: 2)
    #expect(list.elements == ["c", "d", "b"])
    #expect(inserted == [3])
    #expect(removed == [0])
    #expect(counts == [3, 4, 3, 3])
  }
}

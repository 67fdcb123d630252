import BinderyTesting
import BinderyViewModels
@testable import PetFeederViewModels
import Testing

/// Two windows that make and undo random edits, the same in each run.
@Suite(.workScope) @MainActor
struct RandomUndoTests {
  /// The expected meals of each pet, by its number.
  private final class Expected {
    enum Undo {
      case bringBack(pet: Int, meals: Set<String>)
      case add(meal: String, pet: Int)
      case remove(meal: String, pet: Int)
    }

    var pets: [Int: Set<String>] = [:]
    var undo: [Undo?] = [nil, nil]

    func undo(in window: Int) {
      switch undo[window] {
      case .bringBack(let pet, let meals): pets[pet] = meals
      case .add(let meal, let pet): _ = pets[pet]?.insert(meal)
      case .remove(let meal, let pet): pets[pet]?.remove(meal)
      case nil: break
      }
      undo[window] = nil
    }
  }

  @Test(arguments: [1, 7, 42])
  func petsStayInOrderOfCreationAndNoFeedingIsLost(_ seed: UInt64) async throws {
    let test = try TestFeeder()
    let windows = [await test.window(), await test.window()]
    let expected = Expected()
    var random = SeededGenerator(seed: seed)
    for step in 0..<150 {
      let number = Int.random(in: 0...1, using: &random)
      let window = windows[number]
      let order = expected.pets.keys.sorted()
      switch (Int.random(in: 0..<10, using: &random), order.indices.randomElement(using: &random)) {
      case (0...1, _), (_, nil):
        window.list.add("Pet \(step)")
        expected.pets[step] = []
      case (2...3, let index?):
        window.list.delete(at: index)
        expected.undo[number] = .bringBack(pet: order[index], meals: expected.pets[order[index]] ?? [])
        expected.pets[order[index]] = nil
      case (4...5, let index?):
        await window.feed(index, "Meal \(step)")
        expected.pets[order[index]]?.insert("Meal \(step)")
        expected.undo[number] = .remove(meal: "Meal \(step)", pet: order[index])
      case (6, let index?):
        guard let row = window.page(at: index).content?.history.rows.first else { continue }
        window.page(at: index).content?.history.delete(row)
        expected.pets[order[index]]?.remove(row.meal)
        expected.undo[number] = .add(meal: row.meal, pet: order[index])
      default:
        window.notice.undo()
        expected.undo(in: number)
      }
      await settle()
      window.showsAlert = false
      for window in windows { expect(window, expected) }
    }
    expect(await (try TestFeeder(store: test.store)).window(), expected)
  }

  private func expect(_ window: PetFeederViewModel, _ expected: Expected) {
    let order = expected.pets.keys.sorted()
    #expect(window.names == order.map { "Pet \($0)" })
    for (index, number) in order.enumerated() where index < window.names.count {
      let meals = window.page(at: index).content?.history.rows.map(\.meal) ?? []
      #expect(Set(meals) == expected.pets[number])
    }
  }
}

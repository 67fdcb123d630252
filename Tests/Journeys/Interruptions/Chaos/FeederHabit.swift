@testable internal import BinderyTesting

/// Edits a pet of Pet Feeder, and feeds the first one.
struct FeederHabit: Habit {
  /// Whether the person adds, renames and deletes pets, or only feeds the first one.
  var ownsPet = true
  private var pets: [String] = []

  init(ownsPet: Bool = true) { self.ownsPet = ownsPet }

  mutating func nextTask(_ name: String, _ random: inout SeededGenerator) -> ScriptedPerson.Task {
    guard ownsPet else { return .feed(meal: name) }
    // One pet per user: a longer list would mount its rows only when they become visible.
    if pets.isEmpty { return .add(name) }
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return .delete(pets[0])
    case 1: return .rename(pets[0], to: name)
    default: return .feed(meal: name)
    }
  }

  func act(_ task: ScriptedPerson.Task, as person: ScriptedPerson) {
    let page = person.page
    switch task {
    case .add(let name): person.type(name, into: "Add Pet", press: "Add") { person.tap("Add Pet") }
    case .rename(let old, let name):
      person.type(name, into: "Rename Pet", press: "Rename") {
        person.tap(page.document.dialogTitle == "Edit Pet" ? "Rename" : "Edit \(old)")
      }
    case .delete(let name): if let event = person.tap("Delete \(name)") { person.commit(event) }
    case .feed(let meal):
      person.type(meal, into: "Add New Meal", press: "Add") {
        person.tap(page.document.dialogTitle == "Choose Food" ? "New" : "Feed Tom")
      }
    default: break
    }
  }

  mutating func finish(_ task: ScriptedPerson.Task, isLost: Bool) {
    switch task {
    case .add(let name) where !isLost: pets.append(name)
    case .rename(_, let name) where !isLost: pets[0] = name
    // The outcome of a lost task is uncertain, so its pet is not used again.
    case .rename, .delete: pets.removeFirst()
    default: break
    }
  }
}

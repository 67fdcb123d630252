@testable internal import BinderyTesting
internal import Foundation

/// Reserves a pet of Pet Adoption and gives it up again, or makes it a favorite or not. Nobody else does so with the same pet.
struct AdopterHabit: Habit {
  /// The pet, whose page is shown.
  let pet: String
  let petName: String
  /// Whether the pet is reserved and a favorite; nil if that is uncertain.
  private var (isReserved, isFavorite): (Bool?, Bool?) = (false, false)

  init(pet: String) {
    self.pet = pet
    petName = pet.capitalized
  }

  mutating func nextTask(_ name: String, _ random: inout SeededGenerator) -> ScriptedPerson.Task {
    Bool.random(using: &random)
      ? .reserve(pet: pet, !(isReserved ?? false)) : .favorite(pet: pet, !(isFavorite ?? false))
  }

  mutating func act(_ task: ScriptedPerson.Task, as person: ScriptedPerson) {
    let (button, isKnown) =
      switch task {
      case .reserve(_, let isWanted):
        (isWanted ? "Reserve" : "Give up the reservation", isReserved != nil)
      case .favorite(_, let isWanted):
        (isWanted ? "Add \(petName) to favorites" : "Remove \(petName) from favorites", isFavorite != nil)
      default: ("", true)
      }
    if let event = person.tap(button) {
      person.commit(event)
    } else if !isKnown, person.isPatient {
      // It is so already.
      person.commit()
    }
  }

  mutating func finish(_ task: ScriptedPerson.Task, isLost: Bool) {
    switch task {
    case .reserve(_, let isWanted): isReserved = isLost ? nil : isWanted
    case .favorite(_, let isWanted): isFavorite = isLost ? nil : isWanted
    default: break
    }
  }
}

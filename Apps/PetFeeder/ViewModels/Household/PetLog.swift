internal import Bindery
internal import PetFeederModels

/// One pet and all that is noted about it, shared by all windows.
@MainActor
final class PetLog {
  nonisolated let id: Pet.ID
  /// The pet as it is now.
  @Box var pet: Pet
  let feedings: EntryLog<Feeding>
  let mealTimes: EntryLog<MealTime>
  let weighings: EntryLog<Weighing>
  let doses: EntryLog<Dose>

  init(_ pet: Pet, _ data: GroupedEntries) {
    id = pet.id
    self.pet = pet
    feedings = EntryLog(data.feedings[pet.id] ?? [])
    mealTimes = EntryLog(data.mealTimes[pet.id] ?? [])
    weighings = EntryLog(data.weighings[pet.id] ?? [])
    doses = EntryLog(data.doses[pet.id] ?? [])
  }

  /// Brings it to what was read anew.
  func replace(with pet: Pet, _ data: GroupedEntries) {
    self.pet = pet
    feedings.replace(with: data.feedings[pet.id] ?? [])
    mealTimes.replace(with: data.mealTimes[pet.id] ?? [])
    weighings.replace(with: data.weighings[pet.id] ?? [])
    doses.replace(with: data.doses[pet.id] ?? [])
  }
}

/// Entries by the pet that they are about.
struct GroupedEntries {
  let feedings: [Pet.ID: [Feeding]]
  let mealTimes: [Pet.ID: [MealTime]]
  let weighings: [Pet.ID: [Weighing]]
  let doses: [Pet.ID: [Dose]]

  init(_ data: FeederData = FeederData()) {
    feedings = Dictionary(grouping: data.feedings, by: \.pet)
    mealTimes = Dictionary(grouping: data.mealTimes, by: \.pet)
    weighings = Dictionary(grouping: data.weighings, by: \.pet)
    doses = Dictionary(grouping: data.doses, by: \.pet)
  }
}

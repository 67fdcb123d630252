internal import Bindery

/// One pet and all its entries, shared by all windows.
@MainActor
final class PetLog {
  nonisolated let id: Pet.ID
  /// The pet.
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

  /// Replaces the pet and its entries with those that were read again.
  func replace(with pet: Pet, _ data: GroupedEntries) {
    self.pet = pet
    feedings.replace(with: data.feedings[pet.id] ?? [])
    mealTimes.replace(with: data.mealTimes[pet.id] ?? [])
    weighings.replace(with: data.weighings[pet.id] ?? [])
    doses.replace(with: data.doses[pet.id] ?? [])
  }
}

/// Entries grouped by pet.
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

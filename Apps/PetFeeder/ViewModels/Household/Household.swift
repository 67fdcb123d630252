internal import Bindery

/// The pets in memory, shared by all windows. It mirrors the stored data.
@MainActor
final class Household {
  /// The pets in order of creation. The index of each is its ordinal.
  let pets = ListBox<PetLog>()

  private let updates = Relay<Int>()
  /// The ordinal of each pet whose data changes. Its log stays the same object, so the list does not change.
  var updatedAt: Signal<Int> { updates.signal }

  private let left = Relay<PetLog>()
  /// Each pet right after its removal.
  var gone: Signal<PetLog> { left.signal }

  private var byID: [Pet.ID: PetLog] = [:]

  /// Returns the log of a pet; tracks the list of all pets.
  func log(of id: Pet.ID) -> PetLog? {
    _ = pets.count
    return byID[id]
  }

  /// Replaces everything with data that was read again.
  func replace(with data: FeederData) {
    let groups = GroupedEntries(data)
    batch {
      for pet in data.pets { byID[pet.id]?.replace(with: pet, groups) }
      show(data.pets, groups)
    }
  }

  /// Applies changes.
  ///
  /// A store that was cut off for long reports each kind of change by itself, in any order: the feedings of a new pet, for example, before the
  /// pet.
  ///
  /// - Returns: Whether every entry found its pet. If not, everything must be read again.
  func apply(_ update: FeederUpdate) -> Bool {
    var isWhole = true
    batch {
      var touched = Set<Pet.ID>()
      if let pets = update.pets {
        for pet in pets {
          guard let log = byID[pet.id], untracked({ log.pet }) != pet else { continue }
          log.pet = pet
          touched.insert(pet.id)
        }
        show(pets, GroupedEntries())
      }
      isWhole = apply(update.feedings, \.feedings, &touched) && isWhole
      isWhole = apply(update.mealTimes, \.mealTimes, &touched) && isWhole
      isWhole = apply(update.weighings, \.weighings, &touched) && isWhole
      isWhole = apply(update.doses, \.doses, &touched) && isWhole
      for (index, log) in untracked({ pets.elements }).enumerated() where touched.contains(log.id) {
        updates.accept(index)
      }
    }
    return isWhole
  }

  private func show(_ pets: [Pet], _ groups: GroupedEntries) {
    let old = untracked { self.pets.elements }
    let logs = pets.map { byID[$0.id] ?? PetLog($0, groups) }
    byID = Dictionary(logs.map { ($0.id, $0) }) { $1 }
    self.pets.replace(with: logs, by: \.id)
    for log in old where byID[log.id] == nil { left.accept(log) }
  }

  private func apply<Entry: PetEntry>(
    _ update: EntryUpdate<Entry>, _ part: KeyPath<PetLog, EntryLog<Entry>>, _ touched: inout Set<Pet.ID>
  ) -> Bool {
    var isWhole = true
    for entry in update.saved {
      guard let log = byID[entry.pet] else {
        isWhole = false
        continue
      }
      log[keyPath: part].put(entry)
      touched.insert(log.id)
    }
    for id in update.removed {
      for log in byID.values where log[keyPath: part].remove(id) { touched.insert(log.id) }
    }
    return isWhole
  }
}

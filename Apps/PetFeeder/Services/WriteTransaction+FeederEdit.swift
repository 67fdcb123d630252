internal import BinderyStore

extension WriteTransaction {
  /// Performs an edit.
  func perform(_ edit: FeederEdit) throws {
    switch edit {
    case .addPet(let pet): try save(pet)
    case .removePet(let id): try remove(id)
    case .rename(let id, let name): try change(id) { $0.name = name }
    case .setPicture(let id, let picture): try change(id) { $0.picture = picture }
    case .save(let entry):
      guard try record(Pet.self, id: entry.value.pet) != nil else { throw FeederError.petIsGone }
      try save(entry.value)
    case .change(let entry):
      guard try self.entry(entry.key) != nil else { throw FeederError.entryIsGone }
      try save(entry.value)
    case .remove(let key):
      guard let entry = try entry(key) else { throw FeederError.entryIsGone }
      try delete(entry)
    case .all(let edits): for edit in edits { try perform(edit) }
    case .replace(let data): try replace(with: data)
    }
  }

  // MARK: Pets

  private func change(_ id: Pet.ID, _ body: (inout Pet) -> Void) throws {
    guard var pet = try record(Pet.self, id: id) else { throw FeederError.petIsGone }
    body(&pet)
    try save(pet)
  }

  private func remove(_ id: Pet.ID) throws {
    let own = try FeederData(self).only(id)
    guard try delete(Pet.self, id: id) else { throw FeederError.petIsGone }
    for entry in own.entries { try delete(entry) }
  }

  // MARK: Entries

  private func entry(_ key: FeederEdit.Entry.Key) throws -> (any PetEntry & Record)? {
    switch key {
    case .feeding(let id): try record(Feeding.self, id: id)
    case .mealTime(let id): try record(MealTime.self, id: id)
    case .weighing(let id): try record(Weighing.self, id: id)
    case .dose(let id): try record(Dose.self, id: id)
    }
  }

  private func delete<Value: Record>(_ value: Value) throws { try delete(Value.self, id: value.id) }

  // MARK: Everything

  private func replace(with data: FeederData) throws {
    let old = try FeederData(self)
    try replace(old.pets, with: data.pets)
    try replace(old.feedings, with: data.feedings)
    try replace(old.mealTimes, with: data.mealTimes)
    try replace(old.weighings, with: data.weighings)
    try replace(old.doses, with: data.doses)
  }

  private func replace<Value: Record>(_ old: [Value], with new: [Value]) throws {
    // New rows are appended, so saving all of them again produces the new order.
    if old.map(\.id) != new.map(\.id) {
      for value in old { try delete(value) }
    }
    for value in new { try save(value) }
  }
}

extension FeederEdit.Entry {
  fileprivate var value: any PetEntry & Record {
    switch self {
    case .feeding(let value): value
    case .mealTime(let value): value
    case .weighing(let value): value
    case .dose(let value): value
    }
  }

  fileprivate var key: Key {
    switch self {
    case .feeding(let value): .feeding(value.id)
    case .mealTime(let value): .mealTime(value.id)
    case .weighing(let value): .weighing(value.id)
    case .dose(let value): .dose(value.id)
    }
  }
}

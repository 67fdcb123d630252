internal import BinderyStore
internal import PetFeederModels

extension WriteTransaction {
  /// Does an edit and returns the one that undoes it.
  func perform(_ edit: FeederEdit) throws -> FeederEdit {
    switch edit {
    case .addPet(let pet):
      try save(pet)
      return .removePet(pet.id)
    case .removePet(let id): return try remove(id)
    case .restorePet(let pet, let index, let data):
      try save(pet)
      try move(Pet.self, id: pet.id, to: index)
      for entry in data.entries { try save(entry) }
      return .removePet(pet.id)
    case .rename(let id, let name):
      let old = try change(id) { $0.name = name }
      return .rename(id, old.name)
    case .setPicture(let id, let picture):
      let old = try change(id) { $0.picture = picture }
      return .setPicture(id, old.picture)
    case .save(let entry): return try save(entry)
    case .change(let entry):
      let undo = try save(entry)
      if case .remove = undo { throw FeederError.entryIsGone }
      return undo
    case .remove(let key): return try remove(key)
    case .all(let edits): return .all(try edits.map(perform).reversed())
    case .replace(let data): return try replace(with: data)
    }
  }

  private func change(_ id: Pet.ID, _ body: (inout Pet) -> Void) throws -> Pet {
    guard let old = try record(Pet.self, id: id) else { throw FeederError.petIsGone }
    var pet = old
    body(&pet)
    try save(pet)
    return old
  }

  private func remove(_ id: Pet.ID) throws -> FeederEdit {
    let data = try FeederData(self)
    guard let index = data.pets.firstIndex(where: { $0.id == id }) else { throw FeederError.petIsGone }
    let own = data.only(id)
    try delete(Pet.self, id: id)
    for entry in own.entries { try delete(entry) }
    return .restorePet(data.pets[index], at: index, own)
  }

  // MARK: Entries

  private func save(_ entry: FeederEdit.Entry) throws -> FeederEdit {
    switch entry {
    case .feeding(let value): try keep(value, FeederEdit.Entry.feeding) { .feeding($0) }
    case .mealTime(let value): try keep(value, FeederEdit.Entry.mealTime) { .mealTime($0) }
    case .weighing(let value): try keep(value, FeederEdit.Entry.weighing) { .weighing($0) }
    case .dose(let value): try keep(value, FeederEdit.Entry.dose) { .dose($0) }
    }
  }

  private func keep<Value: PetEntry & Record>(
    _ value: Value, _ entry: (Value) -> FeederEdit.Entry, _ key: (Value.ID) -> FeederEdit.Entry.Key
  ) throws -> FeederEdit {
    guard try record(Pet.self, id: value.pet) != nil else { throw FeederError.petIsGone }
    let old = try record(Value.self, id: value.id)
    try save(value)
    return old.map { .save(entry($0)) } ?? .remove(key(value.id))
  }

  private func remove(_ key: FeederEdit.Entry.Key) throws -> FeederEdit {
    switch key {
    case .feeding(let id): .save(.feeding(try take(Feeding.self, id)))
    case .mealTime(let id): .save(.mealTime(try take(MealTime.self, id)))
    case .weighing(let id): .save(.weighing(try take(Weighing.self, id)))
    case .dose(let id): .save(.dose(try take(Dose.self, id)))
    }
  }

  private func take<Value: PetEntry & Record>(_ type: Value.Type, _ id: Value.ID) throws -> Value {
    guard let value = try record(type, id: id) else { throw FeederError.entryIsGone }
    try delete(type, id: id)
    return value
  }

  private func delete<Value: Record>(_ value: Value) throws { try delete(Value.self, id: value.id) }

  // MARK: Everything

  private func replace(with data: FeederData) throws -> FeederEdit {
    let old = try FeederData(self)
    try replace(old.pets, with: data.pets)
    try replace(old.feedings, with: data.feedings)
    try replace(old.mealTimes, with: data.mealTimes)
    try replace(old.weighings, with: data.weighings)
    try replace(old.doses, with: data.doses)
    return .replace(old)
  }

  private func replace<Value: Record>(_ old: [Value], with new: [Value]) throws {
    // New rows stand last, so putting all in anew is what gives them the order of the new ones.
    if old.map(\.id) != new.map(\.id) {
      for value in old { try delete(value) }
    }
    for value in new { try save(value) }
  }
}

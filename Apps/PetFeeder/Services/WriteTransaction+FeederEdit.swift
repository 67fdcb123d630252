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
    case .restorePet(let pet, let place, let data):
      return try restore(pet, to: place, with: data)
    case .rename(let id, let name, let expected):
      let old = try change(id, { expected.isMet(by: $0.name) }) { $0.name = name }
      return .rename(id, old.name, over: .exactly(name))
    case .setPicture(let id, let picture, let expected):
      let old = try change(id, { expected.isMet(by: $0.picture) }) { $0.picture = picture }
      return .setPicture(id, old.picture, over: .exactly(picture))
    case .save(let entry): return try save(entry)
    case .change(let entry, let expected): return try change(entry, over: expected)
    case .remove(let key, let expected): return try remove(key, over: expected)
    case .all(let edits): return .all(try edits.map(perform).reversed())
    case .replace(let data, let expected): return try replace(with: data, over: expected)
    }
  }

  // MARK: Pets

  private func change(
    _ id: Pet.ID, _ isExpected: (Pet) -> Bool, _ body: (inout Pet) -> Void
  ) throws -> Pet {
    guard let old = try record(Pet.self, id: id) else { throw FeederError.petIsGone }
    guard isExpected(old) else { throw FeederError.isOtherwise }
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
    return .restorePet(data.pets[index], PetPlace(of: index, in: data.pets), own)
  }

  private func restore(_ pet: Pet, to place: PetPlace, with data: FeederData) throws -> FeederEdit {
    let pets = try all(Pet.self)
    // A file may have brought it back already, and more may have been noted about it since.
    guard !pets.contains(where: { $0.id == pet.id }) else { throw FeederError.isOtherwise }
    try save(pet)
    try move(Pet.self, id: pet.id, to: place.index(of: pet, in: pets))
    for entry in data.entries { try save(entry) }
    return .removePet(pet.id)
  }

  // MARK: Entries

  private func save(_ entry: FeederEdit.Entry) throws -> FeederEdit {
    guard try record(Pet.self, id: entry.pet) != nil else { throw FeederError.petIsGone }
    guard try self.entry(entry.key) == nil else { throw FeederError.isOtherwise }
    try save(entry.value)
    return .remove(entry.key, over: .exactly(entry))
  }

  private func change(
    _ entry: FeederEdit.Entry, over expected: Expectation<FeederEdit.Entry>
  ) throws -> FeederEdit {
    let old = try known(entry.key, expected)
    try save(entry.value)
    return .change(old, over: .exactly(entry))
  }

  private func remove(
    _ key: FeederEdit.Entry.Key, over expected: Expectation<FeederEdit.Entry>
  ) throws -> FeederEdit {
    let old = try known(key, expected)
    try delete(old.value)
    return .save(old)
  }

  private func known(
    _ key: FeederEdit.Entry.Key, _ expected: Expectation<FeederEdit.Entry>
  ) throws -> FeederEdit.Entry {
    guard let entry = try entry(key) else { throw FeederError.entryIsGone }
    guard expected.isMet(by: entry) else { throw FeederError.isOtherwise }
    return entry
  }

  private func entry(_ key: FeederEdit.Entry.Key) throws -> FeederEdit.Entry? {
    switch key {
    case .feeding(let id): try record(Feeding.self, id: id).map { .feeding($0) }
    case .mealTime(let id): try record(MealTime.self, id: id).map { .mealTime($0) }
    case .weighing(let id): try record(Weighing.self, id: id).map { .weighing($0) }
    case .dose(let id): try record(Dose.self, id: id).map { .dose($0) }
    }
  }

  private func delete<Value: Record>(_ value: Value) throws { try delete(Value.self, id: value.id) }

  // MARK: Everything

  private func replace(
    with data: FeederData, over expected: Expectation<FeederData>
  ) throws -> FeederEdit {
    let old = try FeederData(self)
    guard expected.isMet(by: old) else { throw FeederError.hasGoneOn }
    try replace(old.pets, with: data.pets)
    try replace(old.feedings, with: data.feedings)
    try replace(old.mealTimes, with: data.mealTimes)
    try replace(old.weighings, with: data.weighings)
    try replace(old.doses, with: data.doses)
    return .replace(old, over: .exactly(try FeederData(self)))
  }

  private func replace<Value: Record>(_ old: [Value], with new: [Value]) throws {
    // New rows stand last, so putting all in anew is what gives them the order of the new ones.
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

  fileprivate var pet: Pet.ID { value.pet }

  fileprivate var key: Key {
    switch self {
    case .feeding(let value): .feeding(value.id)
    case .mealTime(let value): .mealTime(value.id)
    case .weighing(let value): .weighing(value.id)
    case .dose(let value): .dose(value.id)
    }
  }
}

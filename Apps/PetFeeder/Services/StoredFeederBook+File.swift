internal import BinderyStore
public import PetFeederModels

extension StoredFeederBook {
  /// A greater file than this is refused: it holds more than a household notes in a lifetime.
  private static let greatestFile = 16 * 1024 * 1024

  public func export() async throws -> String { try await store.export(FeederData.records) }

  public func contents(of file: String) async throws -> FeederData {
    let file = try RecordFile(file, of: FeederData.records, maximumBytes: Self.greatestFile)
    let data = FeederData(
      pets: file.records(Pet.self), feedings: file.records(Feeding.self),
      mealTimes: file.records(MealTime.self), weighings: file.records(Weighing.self),
      doses: file.records(Dose.self))
    try data.check()
    return data
  }
}

extension FeederData {
  /// Checks what the form of a file cannot tell.
  fileprivate func check() throws {
    let known = Set(pets.map(\.id))
    for pet in pets where !Pet.isID(pet.id) { throw FeederError.badIdentity(kind: "pet", pet.id) }
    try check(feedings, "feeding", known)
    try check(mealTimes, "meal time", known)
    try check(weighings, "weighing", known)
    try check(doses, "dose of medicine", known)
  }

  private func check(_ entries: [some PetEntry], _ kind: String, _ pets: Set<Pet.ID>) throws {
    for entry in entries {
      if !Pet.isID(entry.id) { throw FeederError.badIdentity(kind: kind, entry.id) }
      if !pets.contains(entry.pet) { throw FeederError.strayEntry(kind: kind, pet: entry.pet) }
    }
  }
}

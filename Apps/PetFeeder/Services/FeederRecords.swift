public import BinderyStore

extension Pet: Record {
  public static let collection = "petfeeder.pet"
}

extension Feeding: Record {
  public static let collection = "petfeeder.feeding"
}

extension MealTime: Record {
  public static let collection = "petfeeder.mealtime"
}

extension Weighing: Record {
  public static let collection = "petfeeder.weighing"
}

extension Dose: Record {
  public static let collection = "petfeeder.dose"
}

extension FeederData {
  /// The kinds of records that make it up.
  static let records: [any Record.Type] = [
    Pet.self, Feeding.self, MealTime.self, Weighing.self, Dose.self,
  ]

  /// Reads all of it.
  init(_ transaction: ReadTransaction) throws {
    self.init(
      pets: try transaction.all(Pet.self), feedings: try transaction.all(Feeding.self),
      mealTimes: try transaction.all(MealTime.self), weighings: try transaction.all(Weighing.self),
      doses: try transaction.all(Dose.self))
  }

  /// What is noted about one pet, and the pet.
  func only(_ pet: Pet.ID) -> FeederData {
    FeederData(
      pets: pets.filter { $0.id == pet }, feedings: feedings.filter { $0.pet == pet },
      mealTimes: mealTimes.filter { $0.pet == pet }, weighings: weighings.filter { $0.pet == pet },
      doses: doses.filter { $0.pet == pet })
  }

  /// Everything that is noted about pets.
  var entries: [any PetEntry & Record] { feedings + mealTimes + weighings + doses }
}

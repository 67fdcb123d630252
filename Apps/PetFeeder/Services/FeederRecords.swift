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
  /// The record types of the data.
  static let records: [any Record.Type] = [
    Pet.self, Feeding.self, MealTime.self, Weighing.self, Dose.self,
  ]

  /// Reads all data.
  init(_ transaction: ReadTransaction) throws {
    self.init(
      pets: try transaction.all(Pet.self), feedings: try transaction.all(Feeding.self),
      mealTimes: try transaction.all(MealTime.self), weighings: try transaction.all(Weighing.self),
      doses: try transaction.all(Dose.self))
  }

  /// Returns the data of one pet only.
  func only(_ pet: Pet.ID) -> FeederData {
    FeederData(
      pets: pets.filter { $0.id == pet }, feedings: feedings.filter { $0.pet == pet },
      mealTimes: mealTimes.filter { $0.pet == pet }, weighings: weighings.filter { $0.pet == pet },
      doses: doses.filter { $0.pet == pet })
  }

  /// The entries of all pets.
  var entries: [any PetEntry & Record] { feedings + mealTimes + weighings + doses }
}

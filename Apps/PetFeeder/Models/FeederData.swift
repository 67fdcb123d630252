/// All stored data.
public struct FeederData: Sendable, Hashable {
  /// The pets in order of creation.
  public var pets: [Pet]
  /// The feedings of all pets.
  public var feedings: [Feeding]
  /// The daily feeding times of all pets.
  public var mealTimes: [MealTime]
  /// The weighings of all pets.
  public var weighings: [Weighing]
  /// The doses of medicine of all pets.
  public var doses: [Dose]

  /// Creates the data from its parts.
  public init(
    pets: [Pet] = [], feedings: [Feeding] = [], mealTimes: [MealTime] = [], weighings: [Weighing] = [],
    doses: [Dose] = []
  ) {
    self.pets = pets
    self.feedings = feedings
    self.mealTimes = mealTimes
    self.weighings = weighings
    self.doses = doses
  }
}

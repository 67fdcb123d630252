/// All that is kept.
public struct FeederData: Sendable, Hashable {
  /// The pets in order of creation.
  public var pets: [Pet]
  /// Each time that one was fed.
  public var feedings: [Feeding]
  /// When they are to be fed.
  public var mealTimes: [MealTime]
  /// Each time that one was weighed.
  public var weighings: [Weighing]
  /// Each time that one got medicine.
  public var doses: [Dose]

  /// Puts together what is kept.
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

/// All stored data.
public struct FeederData: Sendable, Hashable {
  /// The pets in order of creation.
  public var pets: [Pet] = []
  /// The feedings of all pets.
  public var feedings: [Feeding] = []
  /// The daily feeding times of all pets.
  public var mealTimes: [MealTime] = []
  /// The weighings of all pets.
  public var weighings: [Weighing] = []
  /// The doses of medicine of all pets.
  public var doses: [Dose] = []
}

/// A time of each day at which a pet is to be fed.
public struct MealTime: PetEntry {
  public let id: String
  public let pet: Pet.ID
  /// Minutes since midnight, 0…1439.
  public var minute: Int
  /// What it is to get.
  public var meal: String

  /// Describes a time.
  public init(id: String = Pet.newID(), pet: Pet.ID, minute: Int, meal: String) {
    self.id = id
    self.pet = pet
    self.minute = min(max(minute, 0), 24 * 60 - 1)
    self.meal = meal
  }

  /// From morning to night.
  public static func stands(_ one: MealTime, before other: MealTime) -> Bool {
    one.minute == other.minute ? one.id < other.id : one.minute < other.minute
  }
}

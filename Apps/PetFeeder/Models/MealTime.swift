/// A daily feeding time of a pet.
public struct MealTime: PetEntry {
  public let id: String
  public let pet: Pet.ID
  /// Minutes since midnight, 0…1439.
  public var minute: Int
  /// The planned meal.
  public var meal: String

  /// The minutes of a day, also of a day on which clocks change.
  public static let minutes = 0..<(24 * 60)

  /// Creates a feeding time.
  public init(id: String = Pet.newID(), pet: Pet.ID, minute: Int, meal: String) {
    self.id = id
    self.pet = pet
    self.minute = min(max(minute, Self.minutes.lowerBound), Self.minutes.upperBound - 1)
    self.meal = meal
  }

  private enum CodingKeys: String, CodingKey { case id, pet, minute, meal }

  /// Decodes a feeding time. Throws if the minute is out of range.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    id = try fields.decode(String.self, forKey: .id)
    pet = try fields.decode(Pet.ID.self, forKey: .pet)
    minute = try fields.decode(Int.self, forKey: .minute)
    meal = try fields.decode(String.self, forKey: .meal)
    guard Self.minutes.contains(minute) else {
      throw DecodingError.dataCorruptedError(
        forKey: .minute, in: fields,
        debugDescription: "\(minute) is no minute of a day; they are 0 to \(Self.minutes.upperBound - 1)")
    }
  }

  /// Orders feeding times by their time of day.
  public static func isOrdered(_ one: MealTime, before other: MealTime) -> Bool {
    one.minute == other.minute ? one.id < other.id : one.minute < other.minute
  }
}

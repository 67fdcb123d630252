/// A daily feeding time of a pet.
public struct MealTime: PetEntry {
  public let id: String
  public let pet: Pet.ID
  /// Minutes since midnight, 0…1439.
  public var minute: Int
  /// What it is to get.
  public var meal: String

  /// The minutes that a day has, also one on which clocks are changed.
  public static let minutes = 0..<(24 * 60)

  /// Describes a time.
  public init(id: String = Pet.newID(), pet: Pet.ID, minute: Int, meal: String) {
    self.id = id
    self.pet = pet
    self.minute = min(max(minute, Self.minutes.lowerBound), Self.minutes.upperBound - 1)
    self.meal = meal
  }

  private enum CodingKeys: String, CodingKey { case id, pet, minute, meal }

  /// Reads a time; one that no day has is refused.
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

  /// From morning to night.
  public static func isOrdered(_ one: MealTime, before other: MealTime) -> Bool {
    one.minute == other.minute ? one.id < other.id : one.minute < other.minute
  }
}

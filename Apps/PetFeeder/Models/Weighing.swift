public import Foundation

/// A weighing of a pet.
public struct Weighing: PetEntry {
  public let id: String
  public let pet: Pet.ID
  /// The weight in grams.
  public var grams: Double
  /// The time of the weighing.
  public var at: Date

  /// The plausible weights of a pet in grams, from a young mouse to a large dog.
  public static let possibleGrams: ClosedRange<Double> = 1...100_000

  /// Creates a weighing.
  public init(id: String = Pet.newID(), pet: Pet.ID, grams: Double, at: Date) {
    self.id = id
    self.pet = pet
    self.grams = grams
    self.at = at
  }

  /// Orders weighings from newest to oldest.
  public static func isOrdered(_ one: Weighing, before other: Weighing) -> Bool {
    one.at == other.at ? one.id > other.id : one.at > other.at
  }
}

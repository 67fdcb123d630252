public import Foundation

/// A feeding of a pet.
public struct Feeding: PetEntry {
  public let id: String
  public let pet: Pet.ID
  /// The meal: `Dry, 20g`.
  public var meal: String
  /// The time of the feeding.
  public var at: Date
  /// The name of the person who fed the pet; nil if unknown.
  public var by: String?

  /// Creates a feeding.
  public init(id: String = Pet.newID(), pet: Pet.ID, meal: String, at: Date, by: String? = nil) {
    self.id = id
    self.pet = pet
    self.meal = meal
    self.at = at
    self.by = by
  }

  /// Orders feedings from newest to oldest; those of the same moment in a fixed order.
  public static func isOrdered(_ one: Feeding, before other: Feeding) -> Bool {
    one.at == other.at ? one.id > other.id : one.at > other.at
  }
}

public import Foundation

/// A pet was fed.
public struct Feeding: PetEntry {
  public let id: String
  public let pet: Pet.ID
  /// What it got: `Dry, 20g`.
  public var meal: String
  /// When.
  public var at: Date
  /// Who fed it; nil if unknown.
  public var by: String?

  /// Describes a feeding.
  public init(id: String = Pet.newID(), pet: Pet.ID, meal: String, at: Date, by: String? = nil) {
    self.id = id
    self.pet = pet
    self.meal = meal
    self.at = at
    self.by = by
  }

  /// The newest first; of the same moment, in a fixed order.
  public static func isOrdered(_ one: Feeding, before other: Feeding) -> Bool {
    one.at == other.at ? one.id > other.id : one.at > other.at
  }
}

public import Foundation

/// A pet was weighed.
public struct Weighing: PetEntry {
  public let id: String
  public let pet: Pet.ID
  /// How heavy it was.
  public var grams: Double
  /// When.
  public var at: Date

  /// Describes a weighing.
  public init(id: String = Pet.newID(), pet: Pet.ID, grams: Double, at: Date) {
    self.id = id
    self.pet = pet
    self.grams = grams
    self.at = at
  }

  /// The newest first.
  public static func stands(_ one: Weighing, before other: Weighing) -> Bool {
    one.at == other.at ? one.id > other.id : one.at > other.at
  }
}

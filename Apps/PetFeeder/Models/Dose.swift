public import Foundation

/// A pet got medicine.
public struct Dose: PetEntry {
  public let id: String
  public let pet: Pet.ID
  /// What it got, and how much.
  public var medicine: String
  /// When.
  public var at: Date
  /// Who gave it; nil if unknown.
  public var by: String?

  /// Describes a dose.
  public init(id: String = Pet.newID(), pet: Pet.ID, medicine: String, at: Date, by: String? = nil) {
    self.id = id
    self.pet = pet
    self.medicine = medicine
    self.at = at
    self.by = by
  }

  /// The newest first.
  public static func isOrdered(_ one: Dose, before other: Dose) -> Bool {
    one.at == other.at ? one.id > other.id : one.at > other.at
  }
}

public import Foundation

/// A dose of medicine that a pet received.
public struct Dose: PetEntry {
  public let id: String
  public let pet: Pet.ID
  /// The medicine and the amount, as typed.
  public var medicine: String
  /// The time of the dose.
  public var at: Date
  /// The name of the person who gave it; nil if unknown.
  public var by: String?

  /// Creates a dose.
  public init(id: String = Pet.newID(), pet: Pet.ID, medicine: String, at: Date, by: String? = nil) {
    self.id = id
    self.pet = pet
    self.medicine = medicine
    self.at = at
    self.by = by
  }

  /// Orders doses from newest to oldest.
  public static func isOrdered(_ one: Dose, before other: Dose) -> Bool {
    one.at == other.at ? one.id > other.id : one.at > other.at
  }
}

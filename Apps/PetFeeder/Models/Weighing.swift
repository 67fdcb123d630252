public import Foundation

/// A pet was weighed.
public struct Weighing: PetEntry {
  public let id: String
  public let pet: Pet.ID
  /// How heavy it was.
  public var grams: Double
  /// When.
  public var at: Date

  /// What a pet of a household can weigh: from a young mouse to a dog and some more.
  public static let possibleGrams: ClosedRange<Double> = 1...100_000

  /// Describes a weighing.
  public init(id: String = Pet.newID(), pet: Pet.ID, grams: Double, at: Date) {
    self.id = id
    self.pet = pet
    self.grams = grams
    self.at = at
  }

  /// The newest first.
  public static func isOrdered(_ one: Weighing, before other: Weighing) -> Bool {
    one.at == other.at ? one.id > other.id : one.at > other.at
  }
}

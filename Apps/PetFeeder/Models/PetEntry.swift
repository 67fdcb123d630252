/// An entry about a pet: a feeding, a feeding time, a weighing or a dose.
public protocol PetEntry: Sendable, Hashable, Codable, Identifiable where ID == String {
  /// Its identity: lower-case letters, digits and hyphens.
  var id: String { get }
  /// The identity of the entry's pet.
  var pet: Pet.ID { get }
  /// The order in which entries are shown.
  static func isOrdered(_ one: Self, before other: Self) -> Bool
}

/// Something that is noted about a pet.
public protocol PetEntry: Sendable, Hashable, Codable, Identifiable where ID == String {
  /// Its identity: lower-case letters, digits and hyphens.
  var id: String { get }
  /// The pet that it is about.
  var pet: Pet.ID { get }
  /// The order in which entries are shown.
  static func isOrdered(_ one: Self, before other: Self) -> Bool
}

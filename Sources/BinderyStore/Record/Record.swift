/// A model that a ``Store`` contains: a value with an identity, in a named, ordered collection.
///
/// ```swift
/// struct Favorite: Record {
///   static let collection = "cloudy.favorite"
///   let id: String
///   var name: String
/// }
/// ```
/// A record is stored as JSON by its `Codable` conformance. Fields that are added later must be optional, so that
/// older records can still be decoded; for other changes, see ``RecordForm``.
public protocol Record: RecordForm, Identifiable where ID: RecordKey {
  /// The name of the collection in the store. It must never change, because it identifies the stored data.
  static var collection: String { get }
}

/// A model that a ``Store`` keeps: a value with an identity, in a named collection, in an order.
///
/// ```swift
/// struct Favorite: Record {
///   static let collection = "cloudy.favorite"
///   let id: String
///   var name: String
/// }
/// ```
/// A record is kept as JSON by its `Codable` conformance. Fields that may be added later should be optional, so that
/// older records can still be read.
public protocol Record: Codable, Sendable, Identifiable where ID: RecordKey {
  /// The name of the collection in the store. It stays the same for good: data are found by it.
  static var collection: String { get }
}

internal import BinderyStore

/// A model in the store.
struct ModelRecord: Record {
  static let collection = "swift-data.model"

  /// The name of the class, and the key of the model: `Trip/…`.
  let id: String
  /// The values of the properties as JSON, by name.
  var values: [String: String]
}

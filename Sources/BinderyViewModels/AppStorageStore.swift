/// A store of `@AppStorage` values. Pass one to a host: `Store` of `BinderyStore` is one.
///
/// An owner is a user in an app, as a text.
public protocol AppStorageStore: Sendable {
  /// Returns all values of an owner, as JSON by key.
  ///
  /// - Throws: An error if they cannot be read. The app then starts with its defaults.
  func appStorage(of owner: String) async throws -> [String: String]

  /// Stores a value; nil removes it.
  ///
  /// - Throws: An error if it cannot be stored.
  func setAppStorage(_ json: String?, for key: String, of owner: String) async throws

  /// Reports the owners whose values any process changes from now on.
  func appStorageChanges() -> AsyncStream<Set<String>>
}

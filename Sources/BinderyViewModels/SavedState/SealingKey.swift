/// A key that seals the saved states of windows, as a ``SealingKeyStore`` keeps it.
public struct SealingKey: Codable, Sendable, Hashable {
  /// The secret, in hexadecimal digits.
  public let secret: String
  /// The time in seconds since 1970 from which it seals, until a later key does.
  public let start: Int
  /// The time in seconds since 1970 until which it opens what it has sealed; nil for as long as it is the latest.
  public var end: Int?

  /// Creates a key.
  public init(secret: String, start: Int, end: Int? = nil) {
    self.secret = secret
    self.start = start
    self.end = end
  }
}

/// Keeps the keys that seal the saved states of windows, for all processes. `Store` of `BinderyStore` is one.
///
/// Who can read the keys can read and forge the saved states of windows.
public protocol SealingKeyStore: Sendable {
  /// Returns all keys, after a change of them.
  ///
  /// - Parameter change: Returns the keys that are to be kept. It may be called more than once.
  /// - Throws: An error whose description says what to do.
  func sealingKeys(changedBy change: @escaping @Sendable ([SealingKey]) -> [SealingKey]) async throws
    -> [SealingKey]
}

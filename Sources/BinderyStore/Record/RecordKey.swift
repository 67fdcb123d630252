public import struct Foundation.UUID

/// An identity that can be converted to text and back.
public protocol RecordKey: Hashable, Sendable {
  /// The identity as text, which is different for different identities.
  var key: String { get }

  /// Creates the identity from its text.
  /// - Parameter key: A text that ``key`` returned.
  init?(key: String)
}

extension String: RecordKey {
  /// The text itself.
  public var key: String { self }

  /// The text itself.
  public init?(key: String) { self = key }
}

extension Int: RecordKey {
  /// The number in decimal digits.
  public var key: String { String(self) }

  /// Parses a number.
  public init?(key: String) { self.init(key) }
}

extension UUID: RecordKey {
  /// The UUID in its usual format.
  public var key: String { uuidString }

  /// Parses a UUID.
  public init?(key: String) { self.init(uuidString: key) }
}

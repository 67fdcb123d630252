public import struct Foundation.UUID

/// An identity that can be converted to text and back.
public protocol RecordKey: Hashable, Sendable {
  /// The identity as text, which is different for different identities.
  var key: String { get }

  /// Creates the identity from its text.
  /// - Parameter key: a text that ``key`` returned.
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

  /// Reads a number.
  public init?(key: String) { self.init(key) }
}

extension UUID: RecordKey {
  /// The identifier in its usual form.
  public var key: String { uuidString }

  /// Reads an identifier.
  public init?(key: String) { self.init(uuidString: key) }
}

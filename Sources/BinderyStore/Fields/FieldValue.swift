public import struct Foundation.Date
public import struct Foundation.UUID

/// The value of a ``RecordField``: a text or a number in the JSON of a record.
public protocol FieldValue: Encodable, Sendable {
  /// Whether the value is a text in JSON, and not a number.
  static var isText: Bool { get }
}

extension String: FieldValue {
  /// True.
  public static var isText: Bool { true }
}

extension UUID: FieldValue {
  /// True.
  public static var isText: Bool { true }
}

extension Int: FieldValue {
  /// False.
  public static var isText: Bool { false }
}

extension Double: FieldValue {
  /// False.
  public static var isText: Bool { false }
}

extension Date: FieldValue {
  /// False: a record contains the seconds since 2001.
  public static var isText: Bool { false }
}

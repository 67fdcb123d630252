/// Decoding that accepts common deviations of services: missing fields, `null`, other types, numbers as strings, NaN.
/// An unreadable field becomes nil and does not invalidate its record.
extension KeyedDecodingContainer {
  /// Decodes a finite number, also from a string.
  /// - Parameter key: The field.
  public func number(_ key: Key) -> Double? {
    if let value = try? decodeIfPresent(Double.self, forKey: key) { return value.isFinite ? value : nil }
    if let text = try? decodeIfPresent(String.self, forKey: key), let value = Double(text) {
      return value.isFinite ? value : nil
    }
    return nil
  }

  /// Decodes a whole number; a fraction is truncated.
  /// - Parameter key: The field.
  public func integer(_ key: Key) -> Int? { number(key).flatMap { Int(exactly: $0.rounded(.towardZero)) } }

  /// Decodes a non-empty string; a number is converted.
  /// - Parameter key: The field.
  public func text(_ key: Key) -> String? {
    if let value = try? decodeIfPresent(String.self, forKey: key) { return value.isEmpty ? nil : value }
    if let value = try? decodeIfPresent(Int.self, forKey: key) { return String(value) }
    if let value = try? decodeIfPresent(Double.self, forKey: key) { return String(value) }
    return nil
  }

  /// Decodes a value of a given type; nil if it is invalid.
  /// - Parameters:
  ///   - type: The type.
  ///   - key: The field.
  public func value<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
    (try? decodeIfPresent(type, forKey: key)) ?? nil
  }

  /// Decodes an array, with nil for each invalid element, so that indices are preserved.
  /// - Parameters:
  ///   - type: The type of the elements.
  ///   - key: The field.
  public func list<Value: Decodable>(_ type: Value.Type, _ key: Key) -> [Value?] {
    value([Readable<Value>].self, key)?.map(\.value) ?? []
  }

  /// Decodes an array of numbers, with nil for each that is missing or not finite.
  /// - Parameter key: The field.
  public func numbers(_ key: Key) -> [Double?] {
    list(Double.self, key).map { $0.flatMap { $0.isFinite ? $0 : nil } }
  }
}

/// An array element that is nil if it is invalid.
private struct Readable<Value: Decodable>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) throws {
    value = try? decoder.singleValueContainer().decode(Value.self)
  }
}

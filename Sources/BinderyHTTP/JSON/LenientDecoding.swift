/// Reading that takes what services really send: fields that are missing, `null`, of another kind, numbers as
/// texts, numbers that are none. Such a field reads as nil; it never fails the record it is in.
extension KeyedDecodingContainer {
  /// A finite number, also one written as a text or with a fraction where none is due.
  /// - Parameter key: the field.
  public func number(_ key: Key) -> Double? {
    if let value = try? decodeIfPresent(Double.self, forKey: key) { return value.isFinite ? value : nil }
    if let text = try? decodeIfPresent(String.self, forKey: key), let value = Double(text) {
      return value.isFinite ? value : nil
    }
    return nil
  }

  /// A whole number; a fraction is cut off.
  /// - Parameter key: the field.
  public func integer(_ key: Key) -> Int? { number(key).flatMap { Int(exactly: $0.rounded(.towardZero)) } }

  /// A text that is not empty; a number is taken as its text.
  /// - Parameter key: the field.
  public func text(_ key: Key) -> String? {
    if let value = try? decodeIfPresent(String.self, forKey: key) { return value.isEmpty ? nil : value }
    if let value = try? decodeIfPresent(Int.self, forKey: key) { return String(value) }
    if let value = try? decodeIfPresent(Double.self, forKey: key) { return String(value) }
    return nil
  }

  /// A value of a kind of its own, or nil when it cannot be read.
  /// - Parameters:
  ///   - type: the kind.
  ///   - key: the field.
  public func value<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
    (try? decodeIfPresent(type, forKey: key)) ?? nil
  }

  /// The entries of a list, nil in the place of each that cannot be read, so that indices keep their meaning.
  /// - Parameters:
  ///   - type: what the list holds.
  ///   - key: the field.
  public func list<Value: Decodable>(_ type: Value.Type, _ key: Key) -> [Value?] {
    value([Readable<Value>].self, key)?.map(\.value) ?? []
  }

  /// The numbers of a list, nil in the place of each that is missing or not finite.
  /// - Parameter key: the field.
  public func numbers(_ key: Key) -> [Double?] {
    list(Double.self, key).map { $0.flatMap { $0.isFinite ? $0 : nil } }
  }
}

/// A list entry that is nil instead of failing the list.
private struct Readable<Value: Decodable>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) throws {
    value = try? decoder.singleValueContainer().decode(Value.self)
  }
}

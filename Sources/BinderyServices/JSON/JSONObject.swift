/// A JSON object of a service. Reading it accepts common deviations: missing fields, `null`, other types, numbers as strings, NaN.
///
/// ```swift
/// let reply = try await service.value(JSONObject.self, for: request)
/// let wind = reply.object("current")?.number("wind_speed_10m", "windspeed")
/// ```
/// An unreadable field is nil and does not invalidate the others. If a field has several names, in different versions of a
/// service for example, the first that is readable counts.
public struct JSONObject: Decodable, Hashable, Sendable {
  private let fields: [String: JSONValue]

  /// Decodes an object.
  /// - Throws: `DecodingError` for any other value.
  public init(from decoder: any Decoder) throws { fields = try [String: JSONValue](from: decoder) }

  /// Returns a finite number, also from a string.
  public func number(_ names: String...) -> Double? { first(names) { $0.asNumber } }

  /// Returns a whole number; a fraction is truncated.
  public func integer(_ names: String...) -> Int? {
    first(names) { $0.asNumber.flatMap { Int(exactly: $0.rounded(.towardZero)) } }
  }

  /// Returns a string that is not empty; a number is converted.
  public func text(_ names: String...) -> String? { first(names) { $0.asText } }

  /// Returns a Boolean, also from a number, of which 0 is false.
  public func flag(_ names: String...) -> Bool? {
    first(names) { if case .flag(let flag) = $0 { flag } else { $0.asNumber.map { $0 != 0 } } }
  }

  /// Returns an object.
  public func object(_ names: String...) -> JSONObject? {
    first(names) { if case .object(let object) = $0 { object } else { nil } }
  }

  /// Returns the numbers of an array, with nil for each element that is none, so that indices are preserved.
  public func numbers(_ names: String...) -> [Double?] { list(names)?.map(\.asNumber) ?? [] }

  /// Returns the strings of an array, with nil for each element that is none or empty; numbers are converted.
  public func texts(_ names: String...) -> [String?] { list(names)?.map(\.asText) ?? [] }

  /// Returns the objects of an array; its other elements are skipped.
  public func objects(_ names: String...) -> [JSONObject] {
    (list(names) ?? []).compactMap { if case .object(let object) = $0 { object } else { nil } }
  }

  /// Returns the objects of an array that has to exist.
  /// - Throws: `DecodingError` with the name, if there is no such array.
  public func objects(required name: String) throws -> [JSONObject] {
    guard list([name]) != nil else {
      throw DecodingError.keyNotFound(
        FieldName(stringValue: name), .init(codingPath: [], debugDescription: "There is no array \(name)."))
    }
    return objects(name)
  }

  private func first<Value>(_ names: [String], _ read: (JSONValue) -> Value?) -> Value? {
    for name in names {
      if let value = fields[name].flatMap(read) { return value }
    }
    return nil
  }

  private func list(_ names: [String]) -> [JSONValue]? {
    first(names) { if case .list(let values) = $0 { values } else { nil } }
  }
}

/// The name of a field in an error.
private struct FieldName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

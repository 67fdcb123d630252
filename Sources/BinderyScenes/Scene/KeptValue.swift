internal import Foundation

/// A value that a window kept: its form as JSON, and the version of the form.
public struct KeptValue: Hashable, Sendable, Codable {
  /// The version of the form.
  public let version: Int
  /// The value.
  public let json: String

  private enum CodingKeys: String, CodingKey {
    case version = "v"
    case json = "j"
  }

  package init(version: Int, json: String) {
    self.version = version
    self.json = json
  }

  /// The value as a type; `nil` where it has another form.
  public func value<Value: Decodable>(_ type: Value.Type) -> Value? {
    try? JSONDecoder().decode(type, from: Data(json.utf8))
  }

  static func json(_ value: some Encodable) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
  }
}

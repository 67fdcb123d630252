internal import Foundation

/// A value that a window stored: its JSON, and the version of its format.
public struct SavedValue: Hashable, Sendable, Codable {
  /// The version of the format.
  public let version: Int
  /// The value as JSON.
  public let json: String

  private enum CodingKeys: String, CodingKey {
    case version = "v"
    case json = "j"
  }

  package init(version: Int, json: String) {
    self.version = version
    self.json = json
  }

  /// Returns the value decoded as a type; nil if it has another format.
  public func value<Value: Decodable>(_ type: Value.Type) -> Value? {
    try? JSONDecoder().decode(type, from: Data(json.utf8))
  }

  static func json(_ value: some Encodable) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
  }
}

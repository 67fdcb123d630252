internal import Foundation

/// The coding of a write's value, recorded with the user event that made it, and read when the event is resent.
struct RecordedResult<Value: Sendable>: Sendable {
  /// Returns the text of a value; nil if it has none.
  let text: @Sendable (Value) throws -> String?
  /// Returns the value of a recorded text.
  let read: @Sendable (String) throws -> Value?

  /// Returns the recorded value.
  /// - Throws: ``StorageError/savedBefore`` if it has no text, or another version of the program wrote it.
  func value(_ recorded: RecordedText) throws -> Value {
    guard let text = recorded.text, let value = try? read(text) else { throw StorageError.savedBefore }
    return value
  }

  /// Records nothing for `Void`, JSON for values that are `Codable`, and no text for others.
  static func of(_ type: Value.Type) -> RecordedResult {
    if let nothing = () as? Value {
      return RecordedResult(text: { _ in "" }, read: { _ in nothing })
    }
    return RecordedResult(text: { try json($0) }, read: { try value(of: type, json: $0) as? Value })
  }

  private static func json(_ value: Value) throws -> String? {
    guard let value = value as? any Encodable else { return nil }
    return String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }

  private static func value(of type: Value.Type, json: String) throws -> Any? {
    guard let type = type as? any Decodable.Type else { return nil }
    return try JSONDecoder().decode(type, from: Data(json.utf8))
  }
}

extension RecordedResult {
  /// Records the value of a write together with its changes.
  static func recordedWrite<Part: Sendable>() -> RecordedResult
  where Value == (value: Part, changes: Changeset) {
    let part = RecordedResult<Part>.of(Part.self)
    return RecordedResult(
      text: { value in
        let texts = Pair(value: try part.text(value.value), changes: value.changes)
        return String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
      },
      read: { text in
        let pair = try JSONDecoder().decode(Pair.self, from: Data(text.utf8))
        guard let text = pair.value, let value = try part.read(text) else { return nil }
        return (value, pair.changes)
      })
  }
}

private struct Pair: Codable {
  let value: String?
  let changes: Changeset
}

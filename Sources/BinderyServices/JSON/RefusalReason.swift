internal import Foundation

/// Finds the service's reason in the body of an error reply.
///
/// There is no common format: `{"reason": …}`, `{"error": "…"}`, `{"error": {"message"|"description"|"text": …}}`,
/// `{"message": …}`, `{"detail": …}`, `{"status_message": …}`, `{"errors": ["…"]}` are all in use.
enum RefusalReason {
  private static let keys = [
    "reason", "status_message", "message", "detail", "description", "text", "error", "errors",
  ]
  private static let longest = 200

  /// Returns the reason in one short line; nil if the body contains none (or is an HTML page).
  static func reason(in body: Data) -> String? {
    guard let object = try? JSONSerialization.jsonObject(with: body) else { return nil }
    return text(in: object, depth: 0).flatMap(line)
  }

  private static func text(in value: Any, depth: Int) -> String? {
    guard depth < 4 else { return nil }
    switch value {
    case let text as String: return text
    case let list as [Any]: return list.lazy.compactMap { text(in: $0, depth: depth + 1) }.first
    case let object as [String: Any]:
      return keys.lazy.compactMap { key in object[key].flatMap { text(in: $0, depth: depth + 1) } }.first
    default: return nil
    }
  }

  private static func line(_ text: String) -> String? {
    let words = text.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
    let visible = String(
      words.unicodeScalars.filter { !CharacterSet.controlCharacters.contains($0) }.map(Character.init))
    guard !visible.isEmpty, !visible.hasPrefix("<") else { return nil }
    return visible.count <= longest ? visible : visible.prefix(longest - 1) + "…"
  }
}

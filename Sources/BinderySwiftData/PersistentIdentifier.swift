/// The identity of a model, which stays the same in all processes and after a restart.
public struct PersistentIdentifier: Codable, Comparable, Hashable, Sendable {
  /// The name of the model's class.
  public let entityName: String
  let key: String

  /// The identity of the record.
  var text: String { "\(entityName)/\(key)" }

  init(entityName: String, key: String) {
    self.entityName = entityName
    self.key = key
  }

  /// Reads the identity of a record.
  init?(_ text: String) {
    guard let slash = text.firstIndex(of: "/") else { return nil }
    self.init(entityName: String(text[..<slash]), key: String(text[slash...].dropFirst()))
  }

  /// Orders by the names of classes, then in an order without meaning.
  public static func < (first: Self, second: Self) -> Bool { first.text < second.text }
}

/// A text that a person can save as a file.
public struct TextFile: Sendable, Hashable {
  /// The name of the file, with an extension that names its type: `pets.json`.
  public let name: String
  /// The content.
  public let text: String

  /// Names a text.
  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

extension TextFile: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

/// A text that a person can save as a file.
public struct TextFile: Sendable, Hashable {
  /// The name of the file, with an extension: `pets.json`.
  public let name: String
  /// The content.
  public let text: String

  /// Creates a text file.
  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

extension TextFile: CustomStringConvertible {
  /// The name of the file.
  public var description: String { name }
}

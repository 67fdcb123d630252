/// The source of the data on a screen, with the text and the link that its license requires.
public struct Credit: Sendable, Hashable, Identifiable {
  /// The text: `Weather data by Open-Meteo.com`.
  public let text: String
  /// The address of the link.
  public let url: String

  /// The text.
  public var id: String { text }

  /// Creates a credit.
  public init(text: String, url: String) {
    self.text = text
    self.url = url
  }
}

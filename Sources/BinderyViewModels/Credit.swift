/// The source of the data on a screen, with the text and the link that its license requires.
public struct Credit: Sendable, Hashable, Identifiable {
  /// The words: `Weather data by Open-Meteo.com`.
  public let text: String
  /// The address that the words link to.
  public let url: String

  /// Its words.
  public var id: String { text }

  /// Makes a credit.
  public init(text: String, url: String) {
    self.text = text
    self.url = url
  }
}

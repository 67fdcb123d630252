/// The source of the data, in the words that its license requires.
public struct Attribution: Sendable, Hashable, Codable {
  /// The words: `Weather data by Open-Meteo.com`.
  public let text: String
  /// Where the words lead: `https://open-meteo.com/`.
  public let url: String

  /// Names a source.
  public init(text: String, url: String) {
    self.text = text
    self.url = url
  }
}

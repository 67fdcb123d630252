/// The credit for the source of the data, as its license requires.
public struct Attribution: Sendable, Hashable, Codable {
  /// The text: `Weather data by Open-Meteo.com`.
  public let text: String
  /// The address of the link: `https://open-meteo.com/`.
  public let url: String

  /// Creates an attribution.
  public init(text: String, url: String) {
    self.text = text
    self.url = url
  }
}

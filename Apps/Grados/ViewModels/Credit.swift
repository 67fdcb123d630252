internal import GradosModels

/// Whom to thank for the data: words and where they lead.
public struct Credit: Sendable, Hashable {
  /// The words: `Weather data by Open-Meteo.com`.
  public let text: String
  /// Where they lead.
  public let url: String

  init?(_ source: WeatherSource) {
    guard case .service(let credit, let url) = source else { return nil }
    text = credit
    self.url = url
  }
}

internal import CloudyModels

/// Whom data come from, as it must stand beside them.
public struct Credit: Sendable, Hashable, Identifiable {
  /// The words: `Weather data by Open-Meteo.com`.
  public let text: String
  /// Where the words lead.
  public let url: String

  /// Its words.
  public var id: String { text }

  init(_ attribution: Attribution) {
    text = attribution.text
    url = attribution.url
  }
}

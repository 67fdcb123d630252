internal import CoffeeQuestModels

/// Whom the cafes come from: the licence or the service wants it said, with a link.
public struct Credit: Sendable, Hashable {
  /// What is said: `© OpenStreetMap contributors`.
  public let text: String
  /// Where it leads.
  public let url: String

  init?(_ source: CafeSource) {
    switch source {
    case .openStreetMap:
      self.init(text: "© OpenStreetMap contributors", url: "https://www.openstreetmap.org/copyright")
    case .yelp: self.init(text: "Cafes and ratings by Yelp", url: "https://www.yelp.com/")
    case .sample: return nil
    }
  }

  private init(text: String, url: String) {
    self.text = text
    self.url = url
  }
}

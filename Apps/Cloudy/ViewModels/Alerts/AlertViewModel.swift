/// An alert of a weather service.
public struct AlertViewModel: Sendable, Hashable, Identifiable {
  /// The index in the list.
  public let id: Int
  /// `Flood Watch`
  public let title: String
  /// `Severe · until Sun, March 9, 09:00 PM`; empty if neither is known.
  public let detail: String
  /// The description and instructions in the service's own words. May be empty.
  public let text: String
  /// The address of a page with more information.
  public let url: String?
  /// Whether the alert warns of danger to life or property.
  public let isUrgent: Bool
}

/// A warning of a weather office.
public struct AlertViewModel: Sendable, Hashable, Identifiable {
  /// Its place in the list.
  public let id: Int
  /// `Flood Watch`
  public let title: String
  /// `Severe · until Sun, March 9, 09:00 PM`; empty where neither is known.
  public let detail: String
  /// What to know and what to do, in the office's own words. May be empty.
  public let text: String
  /// Where more is said.
  public let url: String?
  /// Whether life or property are in danger.
  public let isUrgent: Bool
}

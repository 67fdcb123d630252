/// A choice of a filter: one value, or any.
public struct FilterChoice: Sendable, Hashable, Identifiable {
  /// The value; nil for any.
  public let id: Int?
  /// What it says: `Any genre`, `Drama`, `2019`.
  public let title: String
}

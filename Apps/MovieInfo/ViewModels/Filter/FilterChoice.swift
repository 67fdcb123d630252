/// A choice of a filter: one value, or any value.
public struct FilterChoice: Sendable, Hashable, Identifiable {
  /// The value; nil for any.
  public let id: Int?
  /// The title: `Any genre`, `Drama`, `2019`.
  public let title: String
}

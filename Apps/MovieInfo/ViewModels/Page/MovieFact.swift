/// A labeled value on a movie's page.
public struct MovieFact: Sendable, Hashable, Identifiable {
  /// The label: `Runtime`.
  public let title: String
  /// The value: `2 h 4 min`.
  public let value: String

  /// The title.
  public var id: String { title }
}

/// An actor and their part.
public struct CastRow: Sendable, Hashable, Identifiable {
  /// The index in the cast.
  public let id: Int
  /// The actor's name.
  public let name: String
  /// The name of the part; nil if unknown.
  public let part: String?
}

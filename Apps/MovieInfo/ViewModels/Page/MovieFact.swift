/// One thing to know about a movie.
public struct MovieFact: Sendable, Hashable, Identifiable {
  /// The label: `Runtime`.
  public let title: String
  /// The value: `2 h 4 min`.
  public let value: String

  /// Its title.
  public var id: String { title }
}

/// An actor in a movie, with the part.
public struct CastRow: Sendable, Hashable, Identifiable {
  /// Its place in the cast.
  public let id: Int
  /// Who plays.
  public let name: String
  /// The part; nil where it is not known.
  public let part: String?
}

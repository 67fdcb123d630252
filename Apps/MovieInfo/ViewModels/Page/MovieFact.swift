/// One thing to know about a movie.
public struct MovieFact: Sendable, Hashable, Identifiable {
  /// What is told: `Runtime`.
  public let title: String
  /// What there is to tell: `2 h 4 min`.
  public let value: String

  /// Its title.
  public var id: String { title }
}

/// Somebody who plays in a movie.
public struct CastRow: Sendable, Hashable, Identifiable {
  /// Its place in the cast.
  public let id: Int
  /// Who plays.
  public let name: String
  /// Whom they play; nil where nobody says.
  public let part: String?
}

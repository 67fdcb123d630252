/// The details of a movie, which only its own page contains.
public struct MovieDetails: Sendable, Hashable {
  /// The values that lists contain.
  public let movie: Movie
  /// The slogan from its poster; empty if unknown.
  public var tagline = ""
  /// The runtime in minutes; nil if unknown.
  public var runtime: Int?
  /// The genres.
  public var genres: [Genre] = []
  /// The actors, leading parts first.
  public var cast: [CastMember] = []
  /// The trailer; nil if there is none.
  public var trailer: Trailer?
}

/// An actor and their part.
public struct CastMember: Sendable, Hashable {
  /// The actor's name.
  public let name: String
  /// The name of the part; empty if unknown.
  public var part = ""
}

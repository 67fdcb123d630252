/// The details of a movie, which only its own page contains.
public struct MovieDetails: Sendable, Hashable {
  /// The values that lists contain.
  public let movie: Movie
  /// The slogan from its poster; empty if unknown.
  public let tagline: String
  /// The runtime in minutes; nil if unknown.
  public let runtime: Int?
  /// The genres.
  public let genres: [Genre]
  /// The actors, leading parts first.
  public let cast: [CastMember]
  /// The trailer; nil if there is none.
  public let trailer: Trailer?

  /// Creates the details.
  public init(
    movie: Movie, tagline: String = "", runtime: Int? = nil, genres: [Genre] = [], cast: [CastMember] = [],
    trailer: Trailer? = nil
  ) {
    self.movie = movie
    self.tagline = tagline
    self.runtime = runtime
    self.genres = genres
    self.cast = cast
    self.trailer = trailer
  }
}

/// An actor and their part.
public struct CastMember: Sendable, Hashable {
  /// The actor's name.
  public let name: String
  /// The name of the part; empty if unknown.
  public let part: String

  /// Creates a cast member.
  public init(name: String, part: String = "") {
    self.name = name
    self.part = part
  }
}

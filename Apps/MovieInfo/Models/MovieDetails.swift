/// What a movie's own page says beside what lists know.
public struct MovieDetails: Sendable, Hashable {
  /// What lists know.
  public let movie: Movie
  /// One line from its poster; empty where there is none.
  public let tagline: String
  /// How long it is, in minutes; nil where it is not known.
  public let runtime: Int?
  /// What kinds of story it is.
  public let genres: [Genre]
  /// Who plays in it, the main parts first.
  public let cast: [CastMember]
  /// A first look at it.
  public let trailer: Trailer?

  /// Describes a movie in full.
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

/// An actor in a movie, with the part.
public struct CastMember: Sendable, Hashable {
  /// Who plays.
  public let name: String
  /// Whom they play; empty where it is not known.
  public let part: String

  /// Names a player and their part.
  public init(name: String, part: String = "") {
    self.name = name
    self.part = part
  }
}

/// A movie as lists contain it. Only the identity and the title are always present.
public struct Movie: Sendable, Hashable, Identifiable, Codable {
  /// Its identity, part of its page's address: the number at the service, or a name of lower-case letters, digits and
  /// hyphens.
  public let id: String
  /// The movie's title.
  public let title: String
  /// A summary of the plot; empty if unknown.
  public let overview: String
  /// The release date; nil if unknown.
  public let releaseDate: ReleaseDate?
  /// The poster; nil if there is none.
  public let poster: Poster?
  /// The average rating of all voters, 0 to 10; nil without votes.
  public let voteAverage: Double?
  /// The number of votes.
  public let voteCount: Int
  /// The identities of the movie's genres.
  public let genreIDs: [Genre.ID]

  /// Creates a movie.
  public init(
    id: String, title: String, overview: String = "", releaseDate: ReleaseDate? = nil, poster: Poster? = nil,
    voteAverage: Double? = nil, voteCount: Int = 0, genreIDs: [Genre.ID] = []
  ) {
    self.id = id
    self.title = title
    self.overview = overview
    self.releaseDate = releaseDate
    self.poster = poster
    self.voteAverage = voteAverage
    self.voteCount = voteCount
    self.genreIDs = genreIDs
  }
}

/// A movie, as lists know it. Services leave out a lot: only identity and title are always there.
public struct Movie: Sendable, Hashable, Identifiable, Codable {
  /// Its identity, part of its page's address: the number at the service, or a name of lower-case letters, digits and
  /// hyphens.
  public let id: String
  /// What it is called.
  public let title: String
  /// What it is about; empty where it is not known.
  public let overview: String
  /// When it comes out.
  public let releaseDate: ReleaseDate?
  /// Its poster.
  public let poster: Poster?
  /// What voters think of it, from 0 to 10; nil without votes.
  public let voteAverage: Double?
  /// How many have voted.
  public let voteCount: Int
  /// The numbers of its ``Genre``s.
  public let genreIDs: [Genre.ID]

  /// Describes a movie.
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

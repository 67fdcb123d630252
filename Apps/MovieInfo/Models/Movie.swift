/// A movie as lists contain it. Only the identity and the title are always present.
public struct Movie: Sendable, Hashable, Identifiable, Codable {
  /// Its identity, part of its page's address: the number at the service, or a name of lower-case letters, digits and
  /// hyphens.
  public let id: String
  /// The movie's title.
  public let title: String
  /// A summary of the plot; empty if unknown.
  public var overview = ""
  /// The release date; nil if unknown.
  public var releaseDate: ReleaseDate?
  /// The poster; nil if there is none.
  public var poster: Poster?
  /// The average rating of all voters, 0 to 10; nil without votes.
  public var voteAverage: Double?
  /// The number of votes.
  public var voteCount = 0
  /// The identities of the movie's genres.
  public var genreIDs: [Genre.ID] = []
}

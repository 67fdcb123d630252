/// One page of a list of movies.
public struct MoviePage: Sendable, Hashable {
  /// The movies of the page, without invalid records.
  public let movies: [Movie]
  /// The number of the page, from 1.
  public let number: Int
  /// The number of the last page; 0 if there is none.
  public let lastNumber: Int
}

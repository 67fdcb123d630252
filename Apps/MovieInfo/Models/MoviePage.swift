/// One page of a list of movies.
public struct MoviePage: Sendable, Hashable {
  /// Its movies, without records that make no sense.
  public let movies: [Movie]
  /// Its number, from 1.
  public let number: Int
  /// The number of the last page; 0 where there is none.
  public let lastNumber: Int

  /// Describes a page.
  public init(movies: [Movie], number: Int, lastNumber: Int) {
    self.movies = movies
    self.number = number
    self.lastNumber = lastNumber
  }
}

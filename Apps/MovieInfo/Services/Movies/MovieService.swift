/// A source of movies.
///
/// The descriptions of its errors are sentences for the screen.
public protocol MovieService: Sendable {
  /// The source of the data.
  var source: MovieSource { get }

  /// Returns one page of a list.
  /// - Parameters:
  ///   - segment: The list.
  ///   - page: The page's number, from 1.
  func movies(in segment: Segment, page: Int) async throws -> MoviePage

  /// Returns one page of the movies whose titles match a text.
  /// - Parameters:
  ///   - query: Words of a title, in any case.
  ///   - page: The page's number, from 1.
  func movies(matching query: String, page: Int) async throws -> MoviePage

  /// Returns the details of one movie.
  ///
  /// - Throws: `HTTPError.notFound` if it does not exist, or another error of the request.
  func details(of id: Movie.ID) async throws -> MovieDetails

  /// Returns all genres, with the identities that movies use.
  func genres() async throws -> [Genre]
}

/// The source of movie data, which must be credited.
public enum MovieSource: Sendable, Hashable {
  /// Sample data written for this project.
  case sample
  /// The Movie Database, which requires a credit.
  case tmdb
}

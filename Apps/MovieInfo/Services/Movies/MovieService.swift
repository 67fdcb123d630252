/// Knows movies.
///
/// What it throws has a description that is a sentence for the screen.
public protocol MovieService: Sendable {
  /// Whose movies these are.
  var source: MovieSource { get }

  /// One page of a list.
  /// - Parameters:
  ///   - segment: which list.
  ///   - page: the page's number, from 1.
  func movies(in segment: Segment, page: Int) async throws -> MoviePage

  /// One page of the movies whose titles match a text.
  /// - Parameters:
  ///   - query: some words of a title, in any case.
  ///   - page: the page's number, from 1.
  func movies(matching query: String, page: Int) async throws -> MoviePage

  /// The details of one movie.
  ///
  /// - Throws: ``MovieError/unknownMovie`` where there is none, or why its details can't be fetched.
  func details(of id: Movie.ID) async throws -> MovieDetails

  /// All genres, by which movies name theirs.
  func genres() async throws -> [Genre]
}

/// The source of movies, which must be named beside them.
public enum MovieSource: Sendable, Hashable {
  /// Made up for this project.
  case sample
  /// The Movie Database, which wants to be named.
  case tmdb
}

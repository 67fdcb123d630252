import BinderyTesting
import Foundation
@testable import MovieInfoViewModels

/// A movie service with scripted replies that ignores cancellation, which is the worst case.
struct StubMovies: MovieService {
  var source = MovieSource.sample
  let lists = Stub<ListPage, MoviePage>("lists", cancellation: .isIgnored)
  let search = Stub<SearchPage, MoviePage>("search", cancellation: .isIgnored)
  let pages = Stub<String, MovieDetails>("details", cancellation: .isIgnored)
  let names = Stub<Void, [Genre]>("genres", cancellation: .isIgnored)

  init() {
    lists.always { .page($0.page, of: 1, Movie(id: $0.segment.rawValue, title: $0.segment.rawValue)) }
    search.always { .page($0.page, of: 1, Movie(id: "found", title: $0.query)) }
    pages.always { MovieDetails(movie: Movie(id: $0, title: $0)) }
    names.always { [Genre(id: 18, name: "Drama"), Genre(id: 35, name: "Comedy")] }
  }

  func movies(in segment: Segment, page: Int) async throws -> MoviePage {
    try await lists(ListPage(segment: segment, page: page))
  }

  func movies(matching query: String, page: Int) async throws -> MoviePage {
    try await search(SearchPage(query: query, page: page))
  }

  func details(of id: Movie.ID) async throws -> MovieDetails { try await pages(id) }
  func genres() async throws -> [Genre] { try await names() }
}

struct ListPage: Sendable, Hashable {
  let segment: Segment
  let page: Int
}

struct SearchPage: Sendable, Hashable {
  let query: String
  let page: Int
}

extension MoviePage {
  /// A page of some movies.
  static func page(_ number: Int = 1, of last: Int, _ movies: Movie...) -> MoviePage {
    MoviePage(movies: movies, number: number, lastNumber: last)
  }

  /// Returns a full page of numbered movies: page 2 contains `21` to `40`.
  static func numbered(_ number: Int, of last: Int, size: Int = 20) -> MoviePage {
    let first = (number - 1) * size + 1
    return MoviePage(
      movies: (first..<(first + size)).map { Movie(id: "\($0)", title: "Movie \($0)") }, number: number,
      lastNumber: last)
  }
}

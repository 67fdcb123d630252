internal import BinderyServices
internal import Foundation

/// Caches replies for ten minutes, so that going back sends no request, and genres for a day.
struct CachingMovieService: MovieService {
  private let service: any MovieService
  private let pages: ReplyCache<PageQuestion, MoviePage>
  private let details: ReplyCache<Movie.ID, MovieDetails>
  private let allGenres: ReplyCache<Bool, [Genre]>

  init(_ service: any MovieService, now: @escaping @Sendable () -> Date) {
    self.service = service
    pages = ReplyCache(capacity: 200, now: now)
    details = ReplyCache(capacity: 200, now: now)
    allGenres = ReplyCache(capacity: 1, now: now)
  }

  var source: MovieSource { service.source }

  func movies(in segment: Segment, page: Int) async throws -> MoviePage {
    try await pages.value(for: .list(segment, page)) { [service] in
      try await service.movies(in: segment, page: page)
    }
  }

  func movies(matching query: String, page: Int) async throws -> MoviePage {
    try await pages.value(for: .search(query.lowercased(), page)) { [service] in
      try await service.movies(matching: query, page: page)
    }
  }

  func details(of id: Movie.ID) async throws -> MovieDetails {
    try await details.value(for: id) { [service] in try await service.details(of: id) }
  }

  func genres() async throws -> [Genre] {
    try await allGenres.value(for: true, maximumAge: .seconds(86_400)) { [service] in
      try await service.genres()
    }
  }

  private enum PageQuestion: Hashable {
    case list(Segment, Int)
    case search(String, Int)
  }
}

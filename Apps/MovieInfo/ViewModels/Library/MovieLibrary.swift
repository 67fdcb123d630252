internal import Bindery
public import Foundation
public import MovieInfoModels

/// What all windows share: the service, its genres, and what people have noted.
@MainActor
public final class MovieLibrary {
  let service: any MovieService
  let notes: SharedNotes
  let text: MovieText
  let clock: any Clock<Duration>
  /// What genres are called; empty until the service has said so.
  @Box private(set) var genreNames: [Genre.ID: String] = [:]
  /// Why the service has not said so, as a sentence.
  @Box private(set) var genreFailure: String?

  /// Shares services.
  /// - Parameters:
  ///   - service: knows movies.
  ///   - book: keeps what people note.
  ///   - locale: how dates and numbers are written.
  ///   - clock: on which typing pauses.
  public init(
    service: any MovieService, book: any WatchBook, locale: Locale = Locale(identifier: "en_US"),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.service = service
    self.clock = clock
    notes = SharedNotes(book: book)
    text = MovieText(locale: locale)
  }

  /// Reads what all windows need, unless that has been done.
  func load() async {
    async let genres: Void = loadGenres()
    await notes.load()
    await genres
  }

  /// Asks what genres are called, unless that is known. Movies are shown without them all the same.
  func loadGenres() async {
    guard genreNames.isEmpty else { return }
    do {
      let genres = try await service.genres()
      batch {
        genreNames = Dictionary(genres.map { ($0.id, $0.name) }) { first, _ in first }
        genreFailure = nil
      }
    } catch {
      if genreNames.isEmpty { genreFailure = error.localizedDescription }
    }
  }
}

internal import Bindery
public import Foundation
internal import MovieInfoModels
public import MovieInfoServices

/// What all windows share: the service, its genres, and what people have noted.
@MainActor
public final class MovieLibrary {
  let service: any MovieService
  let notes: SharedNotes
  let text: MovieText
  let clock: any Clock<Duration>
  /// What genres are called; empty until the service has said so.
  @Box private(set) var genreNames: [Genre.ID: String] = [:]

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

  /// Reads what all windows need, unless that has been done. Without genres movies are shown all the same, so a failure
  /// there is not told; the next window asks again.
  func load() async {
    async let names = genreNames.isEmpty ? try? service.genres() : nil
    await notes.load()
    if let genres = await names {
      genreNames = Dictionary(genres.map { ($0.id, $0.name) }) { first, _ in first }
    }
  }
}

internal import Bindery
public import Foundation

/// The data that all windows share: the service, its genres, and users' notes.
@MainActor
public final class MovieLibrary {
  let service: any MovieService
  let notes: SharedNotes
  let text: MovieText
  let clock: any Clock<Duration>
  /// The names of genres; empty until they are loaded.
  @Box private(set) var genreNames: [Genre.ID: String] = [:]
  /// The reason why genres couldn't be loaded, as a sentence.
  @Box private(set) var genreFailure: String?

  /// Creates a library.
  /// - Parameters:
  ///   - service: The source of movies.
  ///   - book: The store of users' notes.
  ///   - locale: The locale of dates and numbers.
  ///   - clock: The clock for pauses in typing.
  public init(
    service: any MovieService, book: any WatchBook, locale: Locale = Locale(identifier: "en_US"),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.service = service
    self.clock = clock
    notes = SharedNotes(book: book)
    text = MovieText(locale: locale)
  }

  /// Reads the notes and genres, unless they have been read.
  func load() async {
    async let genres: Void = loadGenres()
    await notes.load()
    await genres
  }

  /// Requests the genres, unless they are loaded. Movies are shown without them in the meantime.
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

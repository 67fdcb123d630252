internal import Bindery
public import BinderyStore
public import BinderyViewModels
internal import Foundation

/// The data that all windows share: the service, its genres, and users' notes.
@MainActor
public final class MovieLibrary {
  let service: any MovieService
  let notes: SharedNotes
  let text: MovieText
  let context: DisplayContext
  /// The names of genres; empty until they are loaded.
  @Box private(set) var genreNames: [Genre.ID: String] = [:]
  /// The reason why genres couldn't be loaded, as a sentence.
  @Box private(set) var genreFailure: String?

  /// Creates a library.
  /// - Parameters:
  ///   - service: The source of movies.
  ///   - store: The store of users' notes.
  ///   - context: The language of dates and numbers, and the clock for pauses in typing.
  public init(service: any MovieService, store: Store, context: DisplayContext = DisplayContext()) {
    self.service = service
    self.context = context
    notes = SharedNotes(store: store)
    text = MovieText(locale: context.locale)
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

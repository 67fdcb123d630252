internal import Bindery
internal import Foundation
internal import MovieInfoModels

/// What people have noted about movies, the same in all windows: each sees a change at once, whoever made it.
@MainActor
final class SharedNotes {
  /// All notes, in the order in which the movies were first noted.
  @Box private(set) var entries: [WatchEntry] = []
  /// Why they could not be read, as a sentence.
  @Box private(set) var failure: String?

  private let book: any WatchBook
  private lazy var byID = Computed("notes") { [unowned self] in
    Dictionary(entries.map { ($0.id, $0) }) { first, _ in first }
  }
  private var follower: Task<Void, Never>?
  private var isLoaded = false
  private var readings = 0

  /// Follows what a book keeps.
  init(book: any WatchBook) {
    self.book = book
    let changes = book.changes()
    follower = Task { [weak self] in
      for await _ in changes { await self?.reload() }
    }
  }

  deinit { follower?.cancel() }

  /// What is noted about a movie.
  func entry(of id: Movie.ID) -> WatchEntry? { byID.value[id] }

  /// Reads the book, unless that has been done.
  func load() async {
    if !isLoaded { await reload() }
  }

  /// Reads the book; of readings that overlap the one that began last counts.
  func reload() async {
    readings += 1
    let reading = readings
    do {
      let entries = try await book.entries()
      guard reading == readings else { return }
      batch {
        isLoaded = true
        failure = nil
        self.entries = entries
      }
    } catch {
      if reading == readings { failure = error.localizedDescription }
    }
  }

  /// Notes something; returns the way back once it is kept and every window shows it.
  func note(_ note: WatchNote, about movie: Movie) async throws -> WatchUndo {
    let undo = try await book.note(note, about: movie)
    await reload()
    return undo
  }

  /// Forgets all that is noted about a movie; returns the way back once every window shows it.
  func forget(_ movie: Movie.ID) async throws -> WatchUndo {
    let undo = try await book.forget(movie)
    await reload()
    return undo
  }

  /// Brings back what was noted before; returns once it is kept and every window shows it.
  func undo(_ undo: WatchUndo) async throws {
    try await book.undo(undo)
    await reload()
  }
}

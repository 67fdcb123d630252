internal import Bindery
internal import BinderyStore
internal import BinderyViewModels

/// The notes about movies, shared by all windows. Each window shows a change at once, whichever made it.
@MainActor
final class SharedNotes {
  /// The notes in the order in which each movie was first noted, with the state of reading them.
  var state: Loadable<[WatchEntry]> { shared.state }

  private let book: StoredWatchBook
  private let shared: SharedValue<[WatchEntry]>
  private let byID: Computed<[Movie.ID: WatchEntry]>

  /// Shares the notes of a store.
  init(store: Store) {
    let book = StoredWatchBook(store: store)
    let shared = SharedValue([], changes: book.changes) { try await book.entries() }
    self.book = book
    self.shared = shared
    byID = Computed("notes") { Dictionary(shared.value.map { ($0.id, $0) }) { first, _ in first } }
  }

  /// All notes that were read.
  var entries: [WatchEntry] { shared.value }

  /// The notes about a movie; nil if there are none.
  func entry(of id: Movie.ID) -> WatchEntry? { byID.value[id] }

  /// Reads the notes, unless they have been read.
  func load() async { await shared.load() }

  /// Reads the notes again.
  func reload() async { await shared.reload() }

  /// Changes notes; returns the values that undo the change once it is stored and every window shows it.
  func note(_ note: WatchNote, about movie: Movie) async throws -> Changeset {
    try await shared.change { [book] in try await book.note(note, about: movie) }
  }

  /// Removes all notes about a movie; returns the values that undo it once every window shows it.
  func forget(_ movie: Movie.ID) async throws -> Changeset {
    try await shared.change { [book] in try await book.forget(movie) }
  }

  /// Restores notes; returns once they are stored and every window shows them.
  func undo(_ changes: Changeset) async throws {
    try await shared.change { [book] in try await book.undo(changes) }
  }
}

import BinderyStore
import Foundation
@testable import MovieInfoViewModels
import Testing

struct StoredWatchBookTests {
  @Test func notesSurviveARestart() async throws {
    let folder = NSTemporaryDirectory() + "/movie-info-tests-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    do {
      let store = try Store.open(folder: folder)
      let book = StoredWatchBook(store: store)
      try await book.note(.watchlist(true), about: .harbor)
      try await book.note(.rating(8), about: .bare)
      store.close()
    }
    let book = StoredWatchBook(store: try Store.open(folder: folder))
    #expect(
      try await book.entries() == [
        WatchEntry(movie: .harbor, isOnWatchlist: true),
        WatchEntry(
          movie: .bare, isSeen: true, ownRating: 8, ratingEffect: RatingEffect(leftWatchlist: false)),
      ])
  }

  @Test func moviesWithoutNotesAreDeleted() async throws {
    let book = StoredWatchBook(store: try .inMemory())
    try await book.note(.watchlist(true), about: .harbor)
    try await book.note(.watchlist(false), about: .harbor)
    #expect(try await book.entries().isEmpty)
  }

  @Test func undoRestoresForgottenNotes() async throws {
    let book = StoredWatchBook(store: try .inMemory())
    try await book.note(.rating(8), about: .harbor)
    try await book.note(.watchlist(true), about: .harbor)
    let entry = WatchEntry(
      movie: .harbor, isOnWatchlist: true, isSeen: true, ownRating: 8,
      ratingEffect: RatingEffect(leftWatchlist: false))
    let undo = try await book.forget("7")
    #expect(try await book.entries().isEmpty)
    try await book.undo(undo)
    #expect(try await book.entries() == [entry])
  }

  @Test func undoDoesNotOverwriteLaterNotes() async throws {
    let book = StoredWatchBook(store: try .inMemory())
    try await book.note(.watchlist(true), about: .harbor)
    let undo = try await book.forget("7")
    try await book.note(.rating(3), about: .harbor)
    await #expect(throws: UndoError.changedSince) { try await book.undo(undo) }
    #expect(try await book.entries().map(\.ownRating) == [3])
  }

  @Test func newerMovieDataIsStored() async throws {
    let book = StoredWatchBook(store: try .inMemory())
    try await book.note(.watchlist(true), about: Movie(id: "7", title: "Working Title"))
    try await book.note(.rating(42), about: .harbor)
    let entries = try await book.entries()
    #expect(entries.map(\.movie) == [.harbor])
    #expect(entries.map(\.ownRating) == [10])
  }

  @Test func ratingsOfAnEarlierVersionAreRead() async throws {
    let store = try Store.inMemory()
    try await store.save(
      EarlierEntry(id: "7", movie: .harbor, isOnWatchlist: false, isSeen: true, ownRating: 8))
    let book = StoredWatchBook(store: store)
    try await book.note(.rating(nil), about: .harbor)
    #expect(try await book.entries() == [WatchEntry(movie: .harbor, isSeen: true)])
  }

  @Test func watchBookReportsChanges() async throws {
    let book = StoredWatchBook(store: try .inMemory())
    var changes = book.changes.makeAsyncIterator()
    try await book.note(.seen(true), about: .harbor)
    #expect(await changes.next() != nil)
  }
}

/// An entry as it was stored before the effects of ratings were.
private struct EarlierEntry: Record {
  static let collection = "movieinfo.watch"
  let id: Movie.ID
  let movie: Movie
  let isOnWatchlist: Bool
  let isSeen: Bool
  let ownRating: Int?
}

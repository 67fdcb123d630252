public import Bindery
internal import BinderyViewModels
internal import Foundation

/// The watchlist and the seen movies, shared by all windows.
@MainActor
public final class WatchlistViewModel {
  /// `Watchlist`
  public let title = "Watchlist"
  /// `To watch`
  public let toWatchTitle = "To watch"
  /// `Seen`
  public let seenTitle = "Seen"

  private let library: MovieLibrary
  private let removing: Command<MovieRowViewModel, Void>
  private let bag = DisposeBag()
  private var rowsByID: [Movie.ID: MovieRowViewModel] = [:]
  private lazy var toWatchRows = rows { $0.isOnWatchlist }
  private lazy var seenRows = rows { $0.isSeen && !$0.isOnWatchlist }

  init(library: MovieLibrary, notice: UndoNotice) {
    self.library = library
    removing = Command(.queue) { [notes = library.notes] row in
      let changes = try await notes.forget(row.id)
      notice.show("“\(row.title)” was removed.") { try await notes.undo(changes) }
    }
    removing.errors.bind { notice.show($0.localizedDescription) }.disposed(by: bag)
  }

  /// The movies to watch, in the order in which they were noted.
  public var toWatch: [MovieRowViewModel] { toWatchRows.value }

  /// The movies that were seen.
  public var seen: [MovieRowViewModel] { seenRows.value }

  /// All rows, with the state of reading the notes.
  public var state: Loadable<[MovieRowViewModel]> { library.notes.state.map { _ in toWatch + seen } }

  /// Reads the notes again.
  public func tryAgain() {
    WorkScope.start("watchlist") { [library] in await library.notes.reload() }
  }

  /// Removes the notes about a movie, and offers to undo that.
  public func remove(_ row: MovieRowViewModel) { removing.execute(row) }

  private func rows(_ isWanted: @escaping (WatchEntry) -> Bool) -> Computed<[MovieRowViewModel]> {
    Computed(self, "rows", isEqual: { $0.elementsEqual($1, by: ===) }) { list in
      list.library.notes.entries.filter(isWanted).map { list.row(of: $0.movie) }
    }
  }

  private func row(of movie: Movie) -> MovieRowViewModel {
    if let row = rowsByID[movie.id], row.movie == movie { return row }
    let row = MovieRowViewModel(movie, library: library)
    rowsByID[movie.id] = row
    return row
  }
}

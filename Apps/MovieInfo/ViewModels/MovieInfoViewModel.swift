public import Bindery
public import BinderyViewModels

/// One window: two tabs, and the screens opened from them.
@MainActor
public final class MovieInfoViewModel {
  /// The lists.
  public let list: MovieListViewModel
  /// The search.
  public let search: MovieSearchViewModel
  /// The watchlist and the seen movies.
  public let watchlist: WatchlistViewModel
  /// The last removal, with a way to undo it.
  public let notice: UndoNotice
  /// The selected tab.
  @Box public var tab = MovieTab.list

  private static let pageLimit = 32
  private let library: MovieLibrary
  @Box private var screens: [MovieRoute] = []
  private var pages: [String: MoviePageViewModel] = [:]

  /// Creates the view model of a window.
  /// - Parameters:
  ///   - library: The data and services that all windows share.
  ///   - scene: The state that the window restores.
  public init(library: MovieLibrary, scene: SceneState = SceneState()) {
    self.library = library
    list = MovieListViewModel(library: library, scene: scene)
    search = MovieSearchViewModel(library: library, scene: scene)
    notice = UndoNotice(clock: library.context.clock)
    watchlist = WatchlistViewModel(library: library, notice: notice)
    scene.keep("tab", of: self, \.tab, in: .address)
    WorkScope.start("library") { await library.load() }
  }

  /// The screens over the tabs. A movie's page leads to no other movie, so of several movies in an address, as in
  /// `movie/603`, the last one is shown.
  public var path: [MovieRoute] {
    get { screens }
    set {
      screens = newValue.enumerated().compactMap { index, route in
        if case .movie = route, index + 1 < newValue.count, case .movie = newValue[index + 1] {
          nil
        } else {
          route
        }
      }
    }
  }

  /// The title of the selected tab.
  public var title: String { tab == .list ? "Movies" : "Search movies" }

  /// The statement about the source of the movies that must be shown with them.
  public var sourceStatement: String { library.service.source.statement }

  /// The source of the movies; nil for sample movies.
  public var credit: Credit? { Credit(library.service.source) }

  /// Closes all screens over the tabs.
  public func showAll() { path = [] }

  /// Returns the page of a movie, the same one for each call while it is open and some time longer.
  public func page(of id: String) -> MoviePageViewModel {
    if let page = pages[id] { return page }
    if pages.count >= Self.pageLimit {
      // Addresses are untrusted: discard the models of closed pages, so that they don't accumulate.
      let open = untracked { self.path }
      pages = pages.filter { open.contains(.movie($0.key)) }
    }
    let known = list.listing.movie(id) ?? search.listing.movie(id) ?? library.notes.entry(of: id)?.movie
    let page = MoviePageViewModel(id, known: known, library: library, notice: notice)
    pages[id] = page
    return page
  }
}

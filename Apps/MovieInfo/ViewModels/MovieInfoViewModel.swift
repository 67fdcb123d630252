public import Bindery
public import BinderyScenes
public import BinderyViewModels
internal import MovieInfoModels

/// One window: two tabs, and the screens opened from them.
@MainActor
public final class MovieInfoViewModel {
  /// The lists.
  public let list: MovieListViewModel
  /// The search.
  public let search: MovieSearchViewModel
  /// The watchlist and the seen movies.
  public let watchlist: WatchlistViewModel
  /// What was just removed, and the way back.
  public let undo: UndoViewModel
  /// Which of the two tabs is in front.
  @Box public var tab = MovieTab.list

  private static let pageLimit = 32
  private let library: MovieLibrary
  @Box private var screens: [MovieRoute] = []
  private var pages: [String: MoviePageViewModel] = [:]

  /// Opens a window on what all windows share.
  /// - Parameters:
  ///   - library: what all windows share.
  ///   - scene: keeps the tab, the list and the search.
  public init(library: MovieLibrary, scene: SceneState = SceneState()) {
    self.library = library
    list = MovieListViewModel(library: library, scene: scene)
    search = MovieSearchViewModel(library: library, scene: scene)
    undo = UndoViewModel(library: library)
    watchlist = WatchlistViewModel(library: library, undo: undo)
    scene.keep("tab", of: self, \.tab, in: .address)
    WorkScope.start("library") { await library.load() }
  }

  /// The screens over the tabs. No movie leads to another one, so of movies that an address names one after the other,
  /// as in `movie/603`, the last is meant.
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

  /// What the tab in front is called.
  public var title: String { tab == .list ? "Movies" : "Search movies" }

  /// The statement about the source of the movies that must be shown beside them.
  public var sourceStatement: String { library.service.source.statement }

  /// The source of the movies; nil for movies that are made up.
  public var credit: Credit? { Credit(library.service.source) }

  /// Leaves all screens over the tabs.
  public func showAll() { path = [] }

  /// The page of a movie; the same one each time, for as long as it is open and some time longer.
  public func page(of id: String) -> MoviePageViewModel {
    if let page = pages[id] { return page }
    if pages.count >= Self.pageLimit {
      // Addresses can come from anywhere: what was left does not add up for ever.
      let open = untracked { self.path }
      pages = pages.filter { open.contains(.movie($0.key)) }
    }
    let known = list.listing.movie(id) ?? search.listing.movie(id) ?? library.notes.entry(of: id)?.movie
    let page = MoviePageViewModel(id, known: known, library: library, undo: undo)
    pages[id] = page
    return page
  }
}

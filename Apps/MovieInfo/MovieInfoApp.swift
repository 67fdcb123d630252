internal import BinderyServices
internal import BinderyViewModels
public import BinderyStore
public import BinderyViews
public import MovieInfoViewModels

/// MovieInfo: lists of movies, a search, and a watchlist.
public struct MovieInfoApp: App {
  public let title = "MovieInfo"
  public let path = "movie-info"
  public let summary =
    "What is on, what is liked, and your watchlist: endless lists and a search while you type."
  public let pictures = [PictureCatalog.posters]
  public let pictureOrigins: [String]

  private let library: MovieLibrary

  /// Creates the app.
  /// - Parameters:
  ///   - library: The data and services that all windows share.
  ///   - pictureOrigins: The origins of posters.
  public init(library: MovieLibrary, pictureOrigins: [String] = []) {
    self.library = library
    self.pictureOrigins = pictureOrigins
  }

  /// Creates the app for a process.
  /// - Parameters:
  ///   - environment: The key and addresses of TMDb (see ``MovieServices``), `BINDERY_NOW` and `BINDERY_LOCALE`.
  ///   - store: The store of the watchlist.
  ///   - showsSampleData: Whether to show the sample catalog and send no requests.
  /// - Throws: ``ConfigurationError`` for the first invalid variable.
  public init(environment: [String: String], store: Store, showsSampleData: Bool) throws {
    let reader = EnvironmentReader(environment)
    let now = try reader.now()
    self.init(
      library: MovieLibrary(
        service: showsSampleData
          ? MovieServices.sample(now: now) : try MovieServices.live(environment: environment, now: now),
        book: StoredWatchBook(store: store), locale: try reader.locale()),
      pictureOrigins: showsSampleData ? [] : try MovieServices.pictureOrigins(environment: environment))
  }

  public var window: some View { MovieInfoView(model: MovieInfoViewModel(library: library, scene: .current)) }
}

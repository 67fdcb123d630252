internal import BinderyServices
internal import BinderyViewModels
public import BinderyStore
public import BinderyViews
internal import MovieInfoViewModels

/// MovieInfo: lists of movies, a search, and a watchlist.
public struct MovieInfoApp: App {
  public let title = "MovieInfo"
  public let path = "movie-info"
  public let summary =
    "What is on, what is liked, and your watchlist: endless lists and a search while you type."
  public let pictures = [PictureCatalog.posters]
  public let pictureOrigins: [String]

  private let library: MovieLibrary

  /// Creates the app for a process.
  /// - Parameters:
  ///   - environment: The key and addresses of TMDb (see ``MovieServices``), `BINDERY_NOW` and `BINDERY_LOCALE`.
  ///   - store: The store of the watchlist.
  ///   - showsSampleData: Whether to show the sample catalog and send no requests.
  /// - Throws: ``ConfigurationError`` for the first invalid variable.
  public init(environment: [String: String], store: Store, showsSampleData: Bool) throws {
    let context = try DisplayContext(environment: environment)
    library = MovieLibrary(
      service: showsSampleData
        ? MovieServices.sample(now: context.now)
        : try MovieServices.live(environment: environment, now: context.now),
      store: store, context: context)
    pictureOrigins = showsSampleData ? [] : try MovieServices.pictureOrigins(environment: environment)
  }

  public var window: some View { MovieInfoView(model: MovieInfoViewModel(library: library, scene: .current)) }
}

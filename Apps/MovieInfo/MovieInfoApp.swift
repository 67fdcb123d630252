public import BinderyApp
public import BinderyViews
internal import MovieInfoViewModels

/// MovieInfo: lists of movies, a search, and a watchlist.
public struct MovieInfoApp: App {
  private let library: MovieLibrary
  private let pictureOrigins: [String]

  /// Creates the app of a program. ``MovieServices`` reads the key and addresses of TMDb from the environment.
  /// - Throws: `ConfigurationError` for the first invalid variable.
  public init(_ launch: LaunchContext) throws {
    let context = launch.display
    library = MovieLibrary(
      service: launch.showsSampleData
        ? MovieServices.sample(now: context.now)
        : try MovieServices.live(environment: launch.environment, now: context.now),
      store: launch.store, context: context)
    pictureOrigins =
      launch.showsSampleData ? [] : try MovieServices.pictureOrigins(environment: launch.environment)
  }

  public var body: some Scene {
    WindowGroup("MovieInfo") { MovieInfoView(model: MovieInfoViewModel(library: library, scene: .current)) }
      .summary("What is on, what is liked, and your watchlist: endless lists and a search while you type.")
      .pictures(.posters)
      .pictureOrigins(pictureOrigins)
  }
}

public import BinderyStore
public import BinderyViews
internal import Foundation
internal import MovieInfoModels
public import MovieInfoViewModels

/// MovieInfo: what is on, what people like, and what to watch next.
public struct MovieInfoApp: App {
  public let title = "MovieInfo"
  public let path = "movie-info"
  public let summary =
    "What is on, what is liked, and your watchlist: endless lists and a search while you type."
  public let pictures = [PictureCatalog.posters]
  public let pictureOrigins: [String]

  private let library: MovieLibrary

  /// Makes the app.
  /// - Parameters:
  ///   - library: shared by all windows.
  ///   - pictureOrigins: where its posters come from.
  public init(library: MovieLibrary, pictureOrigins: [String] = []) {
    self.library = library
    self.pictureOrigins = pictureOrigins
  }

  /// Makes the app for a process.
  /// - Parameters:
  ///   - environment: the key and addresses of TMDb (see ``MovieInfoModels/MovieServices``), and `BINDERY_LOCALE`.
  ///   - store: keeps the watchlist.
  ///   - showsSampleData: whether nobody is asked.
  /// - Throws: a sentence about the variable that names no address.
  public init(environment: [String: String], store: Store, showsSampleData: Bool) throws {
    let locale = environment["BINDERY_LOCALE"].flatMap { $0.isEmpty ? nil : $0 } ?? "en_US"
    self.init(
      library: MovieLibrary(
        service: showsSampleData ? MovieServices.sample() : try MovieServices.live(environment: environment),
        book: StoredWatchBook(store: store), locale: Locale(identifier: locale)),
      pictureOrigins: showsSampleData ? [] : try MovieServices.pictureOrigins(environment: environment))
  }

  public var window: some View { MovieInfoView(model: MovieInfoViewModel(library: library)) }
}

internal import MovieInfoModels

/// Whose movies are shown, as it must stand beside them.
public struct Credit: Sendable, Hashable {
  /// The words.
  public let text: String
  /// The name of whom to visit; nil where there is nobody.
  public let linkText: String?
  /// Where the name leads.
  public let url: String

  init(_ source: MovieSource) {
    switch source {
    case .sample:
      text = "Sample data: these movies are made up, and so are their people and votes."
      (linkText, url) = (nil, "")
    case .tmdb:
      text = "This product uses the TMDB API but is not endorsed or certified by TMDB."
      (linkText, url) = ("The Movie Database (TMDB)", "https://www.themoviedb.org/")
    }
  }
}

internal import BinderyViewModels

extension Credit {
  /// The credit for the movies of a source; nil for sample movies.
  init?(_ source: MovieSource) {
    switch source {
    case .sample: return nil
    case .tmdb: self.init(text: "The Movie Database (TMDB)", url: "https://www.themoviedb.org/")
    }
  }
}

extension MovieSource {
  /// The statement that must be shown with the movies.
  var statement: String {
    switch self {
    case .sample: "Sample data: these movies are made up, and so are their people and votes."
    case .tmdb: "This product uses the TMDB API but is not endorsed or certified by TMDB."
    }
  }
}

import Foundation
import Observation

@MainActor
@Observable
final class MovieListModel {
  enum Phase {
    case loading
    case loaded([Movie])
    case failed(String)
  }

  enum Order: String, CaseIterable {
    case title = "Title"
    case year = "Year"
    case rating = "Rating"
  }

  private(set) var phase = Phase.loading
  private(set) var favorites: Set<Movie.ID> = []
  var genre = Movie.Genre.all
  var order = Order.title

  @ObservationIgnored private let catalog: MovieCatalog

  init(catalog: MovieCatalog) {
    self.catalog = catalog
  }

  func load() async {
    phase = .loading
    do {
      phase = .loaded(try await catalog.movies())
    } catch {
      phase = .failed(error.localizedDescription)
    }
  }

  func shown(of movies: [Movie]) -> [Movie] {
    let matching = movies.filter { genre == .all || $0.genre == genre }
    switch order {
    case .title: return matching.sorted { $0.title < $1.title }
    case .year: return matching.sorted { $0.year > $1.year }
    case .rating: return matching.sorted { $0.rating > $1.rating }
    }
  }

  func isFavorite(_ movie: Movie) -> Bool {
    favorites.contains(movie.id)
  }

  func toggleFavorite(_ movie: Movie) {
    if favorites.remove(movie.id) == nil {
      favorites.insert(movie.id)
    }
  }
}

/// A filter for a list of movies.
struct MovieFilter: Sendable, Hashable {
  /// The genre to show; nil for all.
  var genre: Genre.ID?
  /// The year to show; nil for all.
  var year: Int?

  /// Whether the filter includes all movies.
  var isOpen: Bool { genre == nil && year == nil }

  func includes(_ movie: Movie) -> Bool {
    (genre.map(movie.genreIDs.contains) ?? true) && (year.map { $0 == movie.releaseDate?.year } ?? true)
  }
}

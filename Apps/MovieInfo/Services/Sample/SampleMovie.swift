/// A movie of the sample catalog.
struct SampleMovie {
  let id: String
  let title: String
  /// `yyyy-MM-dd`, or empty if the release date is unknown; new movies are moved to the present.
  let date: String
  let minutes: Int?
  let genres: [SampleGenre]
  let votes: (average: Double, count: Int)?
  /// The popularity. Only the order matters.
  let popularity: Int
  let hasPoster: Bool
  let tagline: String
  let overview: String
  /// Pairs of an actor's name and part.
  let cast: [(String, String)]

  init(
    _ id: String, _ title: String, date: String, minutes: Int?, _ genres: [SampleGenre],
    votes: (average: Double, count: Int)?, popularity: Int, hasPoster: Bool = true, tagline: String = "",
    overview: String, cast: [(String, String)] = []
  ) {
    self.id = id
    self.title = title
    self.date = date
    self.minutes = minutes
    self.genres = genres
    self.votes = votes
    self.popularity = popularity
    self.hasPoster = hasPoster
    self.tagline = tagline
    self.overview = overview
    self.cast = cast
  }

  /// Returns the values that lists contain.
  func movie(releaseDate: ReleaseDate?) -> Movie {
    Movie(
      id: id, title: title, overview: overview, releaseDate: releaseDate,
      poster: hasPoster ? .drawing(id) : nil, voteAverage: votes?.average, voteCount: votes?.count ?? 0,
      genreIDs: genres.map(\.rawValue))
  }

  /// Returns the details. Sample movies have no trailers.
  func details(releaseDate: ReleaseDate?) -> MovieDetails {
    MovieDetails(
      movie: movie(releaseDate: releaseDate), tagline: tagline, runtime: minutes, genres: genres.map(\.genre),
      cast: cast.map { CastMember(name: $0.0, part: $0.1) })
  }
}

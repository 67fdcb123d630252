/// A movie of the sample catalogue, as it is written down.
struct SampleMovie {
  let id: String
  let title: String
  /// `yyyy-MM-dd`, or empty if the release date is unknown.
  let date: String
  let minutes: Int?
  let genres: [SampleGenre]
  let votes: (average: Double, count: Int)?
  /// How many people talk about it; only the order matters.
  let popularity: Int
  let hasPoster: Bool
  let tagline: String
  let overview: String
  /// Name and part, in pairs.
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

  /// What lists show.
  var movie: Movie {
    Movie(
      id: id, title: title, overview: overview, releaseDate: ReleaseDate(date),
      poster: hasPoster ? .drawing(id) : nil, voteAverage: votes?.average, voteCount: votes?.count ?? 0,
      genreIDs: genres.map(\.rawValue))
  }

  /// What its page shows. There is no trailer of what was never made.
  var details: MovieDetails {
    MovieDetails(
      movie: movie, tagline: tagline, runtime: minutes, genres: genres.map(\.genre),
      cast: cast.map { CastMember(name: $0.0, part: $0.1) })
  }
}

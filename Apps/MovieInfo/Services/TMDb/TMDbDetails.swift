internal import BinderyServices

/// TMDb's reply for one movie, with its videos and credits.
struct TMDbDetails: Decodable {
  private static let castLimit = 12

  private let movie: TMDbMovie
  private let reply: JSONObject

  init(from decoder: any Decoder) throws {
    reply = try JSONObject(from: decoder)
    movie = try TMDbMovie(reply)
  }

  func details(posters: TMDbPosters) -> MovieDetails {
    let runtime = reply.integer("runtime") ?? 0
    return MovieDetails(
      movie: movie.movie(posters: posters), tagline: reply.text("tagline") ?? "",
      runtime: runtime > 0 ? runtime : nil, genres: reply.objects("genres").compactMap(Genre.init),
      cast: cast,
      trailer: trailer)
  }

  private var cast: [CastMember] {
    let players = (reply.object("credits")?.objects("cast") ?? []).compactMap { player in
      player.text("name").map {
        (
          member: CastMember(name: $0, part: player.text("character") ?? ""),
          order: player.integer("order") ?? .max
        )
      }
    }
    return players.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
      .prefix(Self.castLimit).map(\.element.member)
  }

  /// The first valid video: trailers before teasers, official ones before others.
  private var trailer: Trailer? {
    let videos = (reply.object("videos")?.objects("results") ?? []).filter {
      ["Trailer", "Teaser"].contains($0.text("type"))
    }
    func rank(_ video: JSONObject) -> Int {
      (video.text("type") == "Trailer" ? 0 : 2) + (video.flag("official") == true ? 0 : 1)
    }
    return videos.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .lazy.compactMap { Trailer(site: $0.element.text("site") ?? "", key: $0.element.text("key") ?? "") }
      .first
  }
}

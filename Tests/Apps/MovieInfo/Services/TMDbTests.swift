import BinderyServices
import BinderyTesting
import Foundation
@testable import MovieInfoViewModels
import Testing

/// The TMDb client with a server that uses the documented format.
struct TMDbTests {
  private func service(_ server: TestServer, timeout: Duration = .seconds(10)) throws -> any MovieService {
    try MovieServices.live(
      environment: [
        "TMDB_URL": server.address + "/3", "TMDB_IMAGE_URL": server.address + "/t/p/", "TMDB_KEY": "s3cret",
      ], clock: ImmediateClock(), timeout: timeout, now: { Date() })
  }

  private func popular(_ reply: StubReply...) async throws -> MoviePage {
    try await withTestServer { server in
      server.reply(to: "/3/movie/popular", with: reply[0])
      return try await service(server).movies(in: .popular, page: 1)
    }
  }

  @Test(arguments: [
    (Segment.nowPlaying, "now_playing"), (.popular, "popular"), (.upcoming, "upcoming"),
    (.topRated, "top_rated"),
  ])
  func listRequestsContainKeyLanguageAndPage(segment: Segment, name: String) async throws {
    try await withTestServer { server in
      server.replyElsewhere(with: .json(#"{"page":3,"results":[],"total_pages":7}"#))
      let page = try await service(server).movies(in: segment, page: 3)
      #expect(page == MoviePage(movies: [], number: 3, lastNumber: 7))
      let request = try #require(server.requests.first)
      #expect(request.path == "/3/movie/\(name)")
      #expect(request.queryItem("api_key") == "s3cret")
      #expect(request.queryItem("language") == "en-US")
      #expect(request.queryItem("page") == "3")
    }
  }

  @Test func aSearchSendsTheWordsAsTheyWereTyped() async throws {
    try await withTestServer { server in
      server.reply(to: "/3/search/movie", with: .json(#"{"page":1,"results":[],"total_pages":0}"#))
      _ = try await service(server).movies(matching: "Tom & Jerry #1?", page: 1)
      let request = try #require(server.requests.first)
      #expect(request.queryItem("query") == "Tom%20%26%20Jerry%20%231%3F")
      #expect(request.queryItem("include_adult") == "false")
      #expect(request.queryItem("region") == "US")
    }
  }

  @Test func aMovieIsRead() async throws {
    try await withTestServer { server in
      server.reply(to: "/3/movie/popular", with: .json(TMDbReplies.page))
      let page = try await service(server).movies(in: .popular, page: 1)
      #expect(
        page.movies.first
          == Movie(
            id: "603", title: "Glass Harbor", overview: "A letter.", releaseDate: ReleaseDate("2019-04-26"),
            poster: .address(server.address + "/t/p/w342/abc.jpg"), voteAverage: 8.2, voteCount: 1204,
            genreIDs: [18, 35]))
      #expect(page.lastNumber == 2)
    }
  }

  @Test func missingEmptyAndNullValuesAreNil() async throws {
    let page = try await popular(.json(TMDbReplies.bare))
    #expect(page.movies.map(\.title) == ["Null", "Empty", "Missing", "Original", "Hostile"])
    for movie in page.movies {
      #expect(movie.releaseDate == nil && movie.poster == nil && movie.voteAverage == nil)
      #expect(movie.overview.isEmpty && movie.voteCount == 0 && movie.genreIDs.isEmpty)
    }
  }

  @Test func oneBadRecordNeverFailsAPage() async throws {
    let page = try await popular(
      .json(
        """
        {"page":1,"total_pages":1,"results":[{"title":"No number"},7,null,[],{"id":"x","title":"A word"},
        {"id":1},{"id":2,"title":"Good","vote_average":"7.5","vote_count":3.0,"genre_ids":[18,"x",null]}]}
        """))
    #expect(page.movies.map(\.id) == ["2"])
    #expect(page.movies.first?.voteAverage == 7.5)
    #expect(page.movies.first?.voteCount == 3)
    #expect(page.movies.first?.genreIDs == [18])
  }

  @Test func pagesAreLimitedTo500() async throws {
    #expect(try await popular(.json(#"{"page":1,"results":[],"total_pages":48211}"#)).lastNumber == 500)
  }

  @Test func detailsAreRead() async throws {
    try await withTestServer { server in
      server.reply(to: "/3/movie/603", with: .json(TMDbReplies.details))
      let details = try await service(server).details(of: "603")
      #expect(server.requests.first?.queryItem("append_to_response") == "videos,credits")
      #expect(details.movie.title == "Glass Harbor")
      #expect(details.movie.releaseDate == nil)
      #expect(details.runtime == 124)
      #expect(details.tagline == "The tide keeps every secret but one.")
      #expect(details.genres == [Genre(id: 18, name: "Drama")])
      #expect(details.movie.genreIDs == [18])
      #expect(
        details.cast == [
          CastMember(name: "Mirela Osterhaus", part: "Runa"), CastMember(name: "Lorcan Vasquine"),
        ])
      #expect(details.trailer?.address == "https://www.youtube.com/watch?v=official1")
    }
  }

  @Test(arguments: ["../configuration", "watchlist", "", "12345678901", "1?x=y"])
  func addressesWithoutANumberSendNoRequest(id: String) async throws {
    try await withTestServer { server in
      await #expect(throws: HTTPError.notFound(service: "TMDb", reason: nil)) {
        try await service(server).details(of: id)
      }
      #expect(server.requests.isEmpty)
    }
  }

  @Test func genresAreRequestedOnceADay() async throws {
    try await withTestServer { server in
      server.reply(
        to: "/3/genre/movie/list",
        with: .json(#"{"genres":[{"id":18,"name":"Drama"},{"id":1},{"id":35,"name":"Comedy"}]}"#))
      let service = try service(server)
      for _ in 1...3 {
        #expect(try await service.genres() == [Genre(id: 18, name: "Drama"), Genre(id: 35, name: "Comedy")])
      }
      #expect(server.requests.count == 1)
    }
  }

  @Test func pagesAreRequestedOnceInTenMinutes() async throws {
    try await withTestServer { server in
      server.replyElsewhere(with: .json(TMDbReplies.page))
      let service = try service(server)
      for query in ["Glass", "glass"] { _ = try await service.movies(matching: query, page: 1) }
      _ = try await service.movies(matching: "glass", page: 2)
      #expect(server.requests.map { $0.queryItem("page") } == ["1", "2"])
    }
  }

  @Test func outOfOrderRepliesReachTheirRequests() async throws {
    try await withTestServer { server in
      let gate = StubGate()
      server.reply(to: "/3/movie/popular", with: .json(TMDbReplies.named("Slow")).held(by: gate))
      server.reply(to: "/3/movie/upcoming", with: .json(TMDbReplies.named("Quick")))
      let service = try service(server)
      async let slow = service.movies(in: .popular, page: 1)
      await server.received(1, to: "/3/movie/popular")
      #expect(try await service.movies(in: .upcoming, page: 1).movies.map(\.title) == ["Quick"])
      gate.open()
      #expect(try await slow.movies.map(\.title) == ["Slow"])
    }
  }
}

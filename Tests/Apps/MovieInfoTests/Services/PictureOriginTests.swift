import BinderyStore
import MovieInfo
import Testing

/// Where the app says that its posters come from, so that pages may load them.
@MainActor
struct PictureOriginTests {
  private func origins(_ environment: [String: String], sample: Bool = false) throws -> [String] {
    try MovieInfoApp(environment: environment, store: .inMemory(), showsSampleData: sample).pictureOrigins
  }

  @Test func postersComeFromTheImageServiceThatIsNamed() throws {
    let environment = ["TMDB_KEY": "k3y", "TMDB_IMAGE_URL": "http://127.0.0.1:8099/t/p"]
    #expect(try origins(environment) == ["http://127.0.0.1:8099"])
    #expect(try origins(["TMDB_KEY": "k3y"]) == ["https://image.tmdb.org"])
  }

  @Test func sampleMoviesNeedNoOther() throws {
    #expect(try origins([:]) == [])
    #expect(try origins(["TMDB_KEY": "k3y"], sample: true) == [])
  }
}

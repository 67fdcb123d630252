import BinderyApp
import BinderyStore
import MovieInfo
import Testing

/// The origins of the app's posters, from which pages may load pictures.
@MainActor
struct PictureOriginTests {
  private func origins(_ environment: [String: String], sample: Bool = false) throws -> [String] {
    let launch = try LaunchContext(
      store: .inMemory(), environment: environment, showsSampleData: sample)
    return try AppParts(of: try MovieInfoApp(launch)).windows.flatMap(\.pictureOrigins)
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

internal import BinderyServices
public import Foundation

/// Creates the movie service, once for a process and shared by its windows.
public enum MovieServices {
  /// Returns the service that the environment configures: TMDb if a key is set, else the sample catalog.
  /// - Parameters:
  ///   - environment: `TMDB_KEY`, and optional addresses in `TMDB_URL` and `TMDB_IMAGE_URL`.
  ///   - clock: The clock for delays between requests.
  ///   - timeout: The timeout of one request.
  ///   - now: Returns the current date, for the age of replies.
  /// - Throws: ``ConfigurationError`` for the first invalid variable.
  public static func live(
    environment: [String: String], clock: some Clock<Duration> = ContinuousClock(),
    timeout: Duration = .seconds(10), now: @escaping @Sendable () -> Date = { Date() }
  ) throws -> any MovieService {
    let reader = EnvironmentReader(environment)
    let address = try reader.address("TMDB_URL", standard: "https://api.themoviedb.org/3")
    let images = try images(reader)
    guard let key = try reader.key("TMDB_KEY") else { return SampleMovies(now: now) }
    let service = JSONService(
      name: "TMDb", userAgent: "MovieInfo/1.0 (Bindery)", timeout: timeout, clock: clock, now: now)
    return CachingMovieService(
      TMDbService(address: address, images: images, key: key, service: service), now: now)
  }

  /// Returns the origins of the service's posters; empty for the sample catalog, whose posters are part of the app.
  /// - Throws: ``ConfigurationError`` for the first invalid variable.
  public static func pictureOrigins(environment: [String: String]) throws -> [String] {
    let reader = EnvironmentReader(environment)
    return try reader.key("TMDB_KEY") == nil ? [] : [try images(reader).origin]
  }

  private static func images(_ reader: EnvironmentReader) throws -> ServiceAddress {
    try reader.address("TMDB_IMAGE_URL", standard: "https://image.tmdb.org/t/p")
  }

  /// Returns the sample catalog, which needs no network.
  /// - Parameter now: Returns the date around which the movies are released.
  public static func sample(now: @escaping @Sendable () -> Date) -> any MovieService {
    SampleMovies(now: now)
  }
}

internal import BinderyHTTP
public import Foundation

/// The services of MovieInfo, made once for a process and shared by its windows.
public enum MovieServices {
  /// The service that the environment names: TMDb where there is a key, else the sample catalogue.
  /// - Parameters:
  ///   - environment: `TMDB_KEY`, and other addresses for `TMDB_URL` and `TMDB_IMAGE_URL`.
  ///   - now: the date, by which replies age.
  /// - Throws: a sentence about the variable that names no address.
  public static func live(
    environment: [String: String], now: @escaping @Sendable () -> Date = { Date() }
  ) throws -> any MovieService {
    try live(environment: environment, clock: ContinuousClock(), timeout: .seconds(10), now: now)
  }

  /// As ``live(environment:now:)``, on any clock.
  static func live(
    environment: [String: String], clock: some Clock<Duration>, timeout: Duration,
    now: @escaping @Sendable () -> Date
  ) throws -> any MovieService {
    let address = try ServiceAddress.named(
      "TMDB_URL", in: environment, standard: "https://api.themoviedb.org/3")
    let images = try images(environment)
    let key = key(environment)
    guard !key.isEmpty else { return SampleMovies() }
    let service = JSONService(
      name: "TMDb", userAgent: "MovieInfo/1.0 (Bindery)", timeout: timeout, clock: clock, now: now)
    return CachingMovieService(
      TMDbService(address: address, images: images, key: key, service: service), now: now)
  }

  /// Where the posters of the service that the environment names come from; nowhere for the sample catalogue, whose
  /// posters the app ships.
  /// - Throws: a sentence about the variable that names no address.
  public static func pictureOrigins(environment: [String: String]) throws -> [String] {
    key(environment).isEmpty ? [] : [try images(environment).origin]
  }

  private static func images(_ environment: [String: String]) throws -> ServiceAddress {
    try ServiceAddress.named("TMDB_IMAGE_URL", in: environment, standard: "https://image.tmdb.org/t/p")
  }

  private static func key(_ environment: [String: String]) -> String {
    environment["TMDB_KEY"]?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
  }

  /// The sample catalogue, which asks nobody.
  public static func sample() -> any MovieService { SampleMovies() }
}

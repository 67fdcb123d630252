import BinderyServices
import BinderyStore
import BinderyTesting
@testable import CloudyViewModels
import Foundation
@testable import Places
import Synchronization

/// A date that tests can advance.
final class Calendarium: Sendable {
  private let date: Mutex<Date>

  init(_ text: String) throws { date = Mutex(try Date.ISO8601FormatStyle().parse(text)) }

  var now: @Sendable () -> Date { { self.date.withLock { $0 } } }
  func advance(_ seconds: Double) { date.withLock { $0 += seconds } }
}

extension TestServer {
  /// Cloudy's services, all of which use this server.
  func services(
    _ more: [String: String] = [:], store: Store? = nil, clock: ImmediateClock = ImmediateClock(),
    timeout: Duration = .seconds(10)
  ) throws -> Services {
    let environment = [
      "OPEN_METEO_URL": address, "OPEN_METEO_GEOCODING_URL": address, "NOMINATIM_URL": address,
      "BINDERY_NOW": "2025-05-10T10:45:00Z",
    ].merging(more) { _, new in new }
    let now = try EnvironmentReader(environment).now()
    return .live(
      try NetworkServices(
        environment: environment, userAgent: "Cloudy/1.0 (Bindery)", timeout: timeout, clock: clock, now: now),
      store: try store ?? .inMemory(), now: now)
  }
}

/// Returns the weather of one reply of Open-Meteo.
func openMeteo(_ json: String) async throws -> Forecast {
  try await withTestServer { server in
    server.reply(to: "/v1/forecast", with: .json(json))
    return try await server.services().weather.forecast(for: Place.fallback.coordinate)
  }
}

/// Returns the weather of one reply in the Dark Sky format.
func darkSky(_ json: String) async throws -> Forecast {
  try await withTestServer { server in
    server.replyElsewhere(with: .json(json))
    return try await server.services(["DARK_SKY_URL": server.address, "DARK_SKY_KEY": "s3cret"])
      .weather.forecast(for: Place.fallback.coordinate)
  }
}

/// Runs a test with an empty folder, which is removed afterwards.
func withDataFolder<Result>(_ body: (String) async throws -> Result) async throws -> Result {
  let folder = NSTemporaryDirectory() + "/cloudy-tests-" + UUID().uuidString
  defer { try? FileManager.default.removeItem(atPath: folder) }
  return try await body(folder)
}

extension Date {
  /// The date as ISO 8601 text in UTC.
  var text: String { formatted(.iso8601) }
}

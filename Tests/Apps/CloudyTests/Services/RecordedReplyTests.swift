import BinderyTestServer
import CloudyModels
import Foundation
import struct Places.Coordinate
import Testing

/// Replies that the services really sent, where the environment names a folder of them.
private enum RecordedReplies {
  static let folder = ProcessInfo.processInfo.environment["BINDERY_FIXTURES"]

  /// Why a test has no replies, although the environment names a folder of them.
  struct Missing: Error {
    let service: String
    let beginning: String
  }

  static func names(in service: String, beginning: String) throws -> [String] {
    guard let folder else { return [] }
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(service)")
      .filter { $0.hasPrefix(beginning) }
    guard !names.isEmpty else { throw Missing(service: service, beginning: beginning) }
    return names.sorted().map { "\(service)/\($0)" }
  }

  static func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(try #require(folder))/\(name)", encoding: .utf8)
  }
}

@Suite(.enabled(if: RecordedReplies.folder != nil)) struct RecordedReplyTests {
  @Test(
    arguments: try RecordedReplies.names(in: "darksky", beginning: "forecast")
      + RecordedReplies.names(in: "pirateweather", beginning: "forecast")
  )
  func aDarkSkyForecastIsRead(name: String) async throws {
    let forecast = try await darkSky(RecordedReplies.text(name))
    #expect(forecast.current.temperature != nil)
    #expect(!forecast.current.summary.isEmpty)
    #expect(forecast.current.icon != .unknown)
    #expect(!forecast.daily.isEmpty)
    #expect(forecast.daily.allSatisfy { $0.minimumTemperature != nil && $0.maximumTemperature != nil })
  }

  @Test(
    arguments: try RecordedReplies.names(in: "open-meteo", beginning: "forecast").filter {
      !$0.contains("hourly-docs")
    })
  func anOpenMeteoForecastIsRead(name: String) async throws {
    let forecast = try await openMeteo(RecordedReplies.text(name))
    #expect(forecast.current.temperature != nil)
    #expect(forecast.current.windSpeed != nil)
  }

  @Test(arguments: try RecordedReplies.names(in: "open-meteo-geocoding", beginning: "search"))
  func openMeteoPlacesAreRead(name: String) async throws {
    try await withTestServer { server in
      server.reply(to: "/v1/search", with: .json(try RecordedReplies.text(name)))
      let places = try await server.services().geocoding.suggestions(for: "Berlin")
      #expect(places.isEmpty == name.contains("no-match"))
    }
  }

  @Test(arguments: try RecordedReplies.names(in: "nominatim", beginning: "search"))
  func nominatimPlacesAreRead(name: String) async throws {
    try await withTestServer { server in
      server.reply(to: "/v1/search", with: .json("{}"))
      server.reply(to: "/search", with: .json(try RecordedReplies.text(name)))
      let places = try await server.services().geocoding.places(named: "Berlin")
      #expect(places.isEmpty == name.contains("no-results"))
    }
  }

  @Test(
    arguments: try RecordedReplies.names(in: "darksky", beginning: "error")
      + RecordedReplies.names(in: "open-meteo", beginning: "error"))
  func aRefusalIsRead(name: String) async throws {
    let status = try #require(name.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) })
    try await withTestServer { server in
      server.replyElsewhere(with: .json(try RecordedReplies.text(name), status: status))
      await #expect(throws: ServiceError.self) {
        try await server.services(["DARK_SKY_URL": server.address]).weather.forecast(
          for: Place.fallback.coordinate)
      }
    }
  }
}

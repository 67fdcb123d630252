import BinderyServices
import BinderyTesting
@testable import CloudyViewModels
import Foundation
@testable import Places
import TestSupport
import Testing

@Suite struct CloudyReplyTests {
  @Test(
    arguments: try RecordedReply.all(of: "darksky", beginning: "forecast")
      + RecordedReply.all(of: "pirateweather", beginning: "forecast")
  )
  func aDarkSkyForecastIsRead(reply: RecordedReply) async throws {
    let forecast = try await darkSky(reply.text)
    #expect(forecast.current.temperature != nil)
    #expect(!forecast.current.summary.isEmpty)
    #expect(forecast.current.icon != .unknown)
    #expect(!forecast.daily.isEmpty)
    #expect(forecast.daily.allSatisfy { $0.minimumTemperature != nil && $0.maximumTemperature != nil })
  }

  @Test(
    arguments: try RecordedReply.all(of: "open-meteo", beginning: "forecast").filter {
      !$0.name.contains("hourly-docs")
    })
  func anOpenMeteoForecastIsRead(reply: RecordedReply) async throws {
    let forecast = try await openMeteo(reply.text)
    #expect(forecast.current.temperature != nil)
    #expect(forecast.current.windSpeed != nil)
  }

  @Test(arguments: try RecordedReply.all(of: "open-meteo-geocoding", beginning: "search"))
  func openMeteoPlacesAreRead(reply: RecordedReply) async throws {
    try await withTestServer { server in
      server.reply(to: "/v1/search", with: .json(try reply.text))
      let places = try await server.services().geocoding.suggestions(for: "Berlin")
      #expect(places.isEmpty == reply.name.contains("no-match"))
    }
  }

  @Test(arguments: try RecordedReply.all(of: "nominatim", beginning: "search"))
  func nominatimPlacesAreRead(reply: RecordedReply) async throws {
    try await withTestServer { server in
      server.reply(to: "/v1/search", with: .json("{}"))
      server.reply(to: "/search", with: .json(try reply.text))
      let places = try await server.services().geocoding.places(named: "Berlin")
      #expect(places.isEmpty == reply.name.contains("no-results"))
    }
  }

  @Test(
    arguments: try RecordedReply.all(of: "darksky", beginning: "error")
      + RecordedReply.all(of: "open-meteo", beginning: "error"))
  func errorRepliesAreRead(reply: RecordedReply) async throws {
    let status = try #require(reply.status)
    try await withTestServer { server in
      server.replyElsewhere(with: .json(try reply.text, status: status))
      await #expect(throws: HTTPError.self) {
        try await server.services(["DARK_SKY_URL": server.address]).weather.forecast(
          for: Place.fallback.coordinate)
      }
    }
  }
}

@testable internal import TestSupport
internal import BinderyTesting
internal import Foundation
internal import Testing

extension Journeys {
  /// Replies of services, as the apps show them.
  @Suite(.timeLimit(.minutes(10)))
  struct ServiceJourneys {
    private static let now = "2025-05-10T10:45:00Z"

    @Test func openMeteosReplyIsShownAsItIs() async throws {
      try await withTestServer { service in
        service.reply(to: "/v1/forecast", with: .json(Weather.openMeteo))
        service.reply(to: "/v1/search", with: .json(Weather.places))
        try await withPage("/cloudy", arguments: [], environment: environment(service)) { page in
          for words in [
            "Sat, May 10", "12:45 PM", "63.1 °F", "23 MPH", "12° - 88°", "10° - 84°", "Open-Meteo",
          ] {
            try await page.wait(for: words)
          }
          #expect(try await page.role("listitem").count == 3)
          #expect(try await !page.text.contains("Sample data"))
          try await page.screenshot("cloudy-open-meteo")
          try await page.button("Locations").click()
          try await page.addFavorite("Ulm")
        }
      }
    }

    @Test func darkSkyReplyIsShownWithoutItsKey() async throws {
      try await withTestServer { service in
        service.replyElsewhere(with: .json(Weather.darkSky))
        var environment = environment(service)
        environment["DARK_SKY_URL"] = service.address
        environment["DARK_SKY_KEY"] = "s3cret"
        try await withServer([], environment: environment) { server, _ in
          let page = try await get(server.address + "/cloudy")
          for words in [
            "Sat, May 10", "12:45 PM", "63.7 °F", "23 MPH", "Peculiar Drizzle", "47° - 71°", "44° - 68°",
          ] {
            #expect(page.contains(words))
          }
          #expect(!page.contains("s3cret"))
          #expect(!server.output.contains("s3cret"))
          #expect(service.requests.first?.path.hasPrefix("/forecast/s3cret/51.4") == true)
        }
      }
    }

    @Test func aFailureIsShownSampleDataAreLabeledAndTheNextSuccessRecovers() async throws {
      try await withTestServer { service in
        service.reply(to: "/v1/forecast", with: .status(500))
        try await withPage("/cloudy", arguments: [], environment: environment(service)) { page in
          try await page.heading("Cloudy was unable to fetch weather data.").waitUntilShown()
          #expect(try await page.text("Cloudy was unable to fetch weather data.").count == 2)
          try await page.screenshot("cloudy-failed")
          service.reply(to: "/v1/forecast", with: .closed)
          try await page.button("Show sample data").click()
          try await page.wait(for: "Sample data, not a real forecast.")
          service.reply(to: "/v1/forecast", with: .json(Weather.openMeteo))
          try await page.button("Refresh").click()
          try await page.wait(for: "63.1 °F")
          try await page.wait(forNo: "Sample data, not a real forecast.")
        }
      }
    }

    @Test func aWarningIsShownAndReadInFull() async throws {
      try await withTestServer { service in
        service.replyElsewhere(with: .json(Weather.darkSkyWarning))
        let environment = environment(service).merging(["DARK_SKY_URL": service.address]) { $1 }
        try await withPage("/cloudy", arguments: [], environment: environment) { page in
          try await page.wait(for: "Peculiar Flood Watch")
          try await page.wait(for: "Severe · Marin · until Sat, May 10, 03:00 PM")
          #expect(try await !page.text.contains("Rivers may rise."))
          try await page.press(named: "What to know")
          try await page.wait(for: "Rivers may rise.")
          try await page.screenshot("cloudy-warning")
          try await page.show(on: .phone.dark)
          try await page.screenshot("cloudy-warning-phone-dark")
        }
      }
    }

    @Test func failuresAppearAboveTheLastForecastAndItsAge() async throws {
      try await withTestServer { service in
        service.reply(to: "/v1/forecast", with: .json(Weather.openMeteo))
        try await withServer([], environment: environment(service)) { server, folder in
          _ = try await get(server.address + "/cloudy")
          await server.kill()
          service.reply(to: "/v1/forecast", with: .status(503))
          let later = environment(service).merging(["BINDERY_NOW": "2025-05-10T12:46:00Z"]) { $1 }
          let second = try await ServerProcess.gallery([], environment: later, data: folder + "/data")
          try await withServers([second]) {
            try await journey { browser in
              let page = try await browser.open(second.address + "/cloudy")
              try await page.heading("Cloudy was unable to fetch weather data.").waitUntilShown()
              #expect(try await page.text("Cloudy was unable to fetch weather data.").count == 2)
              for words in ["This forecast is 2 hours old.", "63.1 °F", "Try again"] {
                try await page.wait(for: words)
              }
              try await page.screenshot("cloudy-outdated")
              service.reply(to: "/v1/forecast", with: .json(Weather.openMeteo))
              try await page.button("Try again").click()
              try await page.wait(forNo: "Cloudy was unable to fetch weather data.")
            }
          }
        }
      }
    }

    private func environment(_ service: TestServer) -> [String: String] {
      [
        "BINDERY_NOW": Self.now, "OPEN_METEO_URL": service.address,
        "OPEN_METEO_GEOCODING_URL": service.address, "NOMINATIM_URL": service.address,
      ]
    }
  }
}

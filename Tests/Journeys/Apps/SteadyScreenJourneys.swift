@testable internal import TestSupport
internal import BinderyTesting
internal import Testing

extension Journeys {
  /// Screens while their data arrives: what is on them stays where it is. A service holds its reply until the pages have noted the places of what
  /// the server sent, so no verdict depends on the machine.
  @Suite(.timeLimit(.minutes(10)))
  struct SteadyScreenJourneys {
    private static let devices = [Screen.phone, Screen(width: 1440, height: 900)]

    @Test(arguments: [("cloudy", "Open-Meteo"), ("grados", "80%"), ("movie-info", "Held Movie 9")])
    func aScreenDoesNotMoveWhenItsDataArrives(path: String, last words: String) async throws {
      let gate = StubGate()
      try await withTestServer { service in
        service.reply(to: "/v1/forecast", with: .json(Weather.wholeOpenMeteo).held(by: gate))
        service.reply(to: "/v1/search", with: .json(Weather.places))
        service.reply(
          to: "/genre/movie/list", with: .json(#"{"genres":[{"id":1,"name":"Drama"}]}"#).held(by: gate))
        service.replyElsewhere(with: .json(Self.movies).held(by: gate))
        let environment = [
          "BINDERY_NOW": "2025-05-10T10:45:00Z", "OPEN_METEO_URL": service.address,
          "OPEN_METEO_GEOCODING_URL": service.address, "TMDB_URL": service.address, "TMDB_KEY": "key",
        ]
        try await withServer([], environment: environment) { server, _ in
          try await journey("steady-\(path)") { browser in
            var pages: [Page] = []
            for device in Self.devices {
              let page = try await browser.open(on: device)
              let note = "addEventListener('DOMContentLoaded', () => { window.before = \(Self.frames); });"
              try await page.call("Page.addScriptToEvaluateOnNewDocument", ["source": .string(note)])
              try await page.open("\(server.address)/\(path)")
              try await page.wait(until: "window.before")
              pages.append(page)
            }
            gate.open()
            for page in pages {
              let isShown = "document.body.innerText.includes(\(JSON.literal(words)))"
              // On a busy machine, the app may have given up.
              try await page.wait(until: "\(isShown) || void (\(Self.retry))")
              try await page.waitForAnimations()
              let early = try await page.evaluate(
                "Object.values(window.before).some((one) => one.words.includes(\(JSON.literal(words))))")
              #expect(early == false)
              let moved = try await page.evaluate(
                "((before, after) => \(Self.comparison))(window.before, \(Self.frames))")
              #expect(moved.array.compactMap(\.string) == [])
            }
          }
        }
      }
    }

    private static let retry =
      "[...document.querySelectorAll('.button')].find((one) => one.textContent === 'Try again')?.click()"

    /// The places of what is in sight, by its identifier, with its words.
    private static let frames = """
      Object.fromEntries([...document.querySelectorAll("main [id]")].filter((one) => one.checkVisibility()).map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [one.id, { left, top, isSeen: top < innerHeight && width > 0 && height > 0, words: one.textContent,
          name: `${one.className} “${one.textContent.slice(0, 20)}”` }];
      }))
      """

    /// What was in sight and is elsewhere. Words in the middle of a line begin elsewhere if others replace them.
    private static let comparison = """
      Object.entries(before).filter(([id, { isSeen }]) => isSeen && after[id]).flatMap(([id, old]) => {
        const { left, top, words } = after[id];
        const isMoved = Math.abs(top - old.top) > 1 || words === old.words && Math.abs(left - old.left) > 1;
        return isMoved ? [`${old.name}: ${old.left}, ${old.top} to ${left}, ${top}`] : [];
      })
      """

    private static let movies: String = {
      let rows = (0..<10).map { #"{"id":\#($0 + 1),"title":"Held Movie \#($0)","poster_path":null}"# }
      return #"{"page":1,"total_pages":1,"results":[\#(rows.joined(separator: ","))]}"#
    }()
  }
}

extension Weather {
  /// A forecast of Open-Meteo with all that the apps ask for: hours, and eight days.
  fileprivate static let wholeOpenMeteo: String = {
    func list(_ count: Int, _ element: (Int) -> String) -> String {
      (0..<count).map(element).joined(separator: ",")
    }
    let hours = list(24) { #""2025-05-\#($0 < 12 ? 10 : 11)T\#($0 < 12 ? $0 + 12 : $0 - 2):00""# }
    return """
      {"latitude":51.4,"longitude":4.76,"utc_offset_seconds":7200,"timezone":"Europe/Brussels",
       "current_units":{"time":"iso8601","temperature_2m":"°C","wind_speed_10m":"km/h"},
       "current":{"time":"2025-05-10T12:45","interval":900,"temperature_2m":17.3,"apparent_temperature":16.1,"is_day":1,
        "weather_code":71,"wind_speed_10m":37.0,"relative_humidity_2m":60,"cloud_cover":80},
       "hourly":{"time":[\(hours)],"temperature_2m":[\(list(24) { "\($0)" })],"is_day":[\(list(24) { _ in "1" })],
        "weather_code":[\(list(24) { _ in "0" })],"precipitation_probability":[\(list(24) { _ in "40" })]},
       "daily_units":{"time":"iso8601","temperature_2m_max":"°C","temperature_2m_min":"°C","wind_speed_10m_max":"km/h"},
       "daily":{"time":[\(list(8) { "\"2025-05-\($0 + 10)\"" })],"weather_code":[\(list(8) { _ in "0" })],
        "temperature_2m_max":[\(list(8) { "\($0 + 20)" })],"temperature_2m_min":[\(list(8) { "\($0 + 10)" })],
        "wind_speed_10m_max":[\(list(8) { _ in "40" })]}}
      """
  }()
}

@testable internal import TestSupport
internal import BinderyTesting
internal import Testing

extension Journeys {
  /// User journeys through Grados.
  @Suite(.timeLimit(.minutes(10)))
  struct GradosJourneys {
    @Test func theWeatherOfAnotherPlaceIsAskedForAndShown() async throws {
      try await withServer { server, _ in
        let document = try await get(server.address + "/grados")
        #expect(document.contains("McGaheysville, VA"))
        #expect(document.contains("Sample data, not the real weather."))
        try await journey { browser in
          let page = try await browser.open(server.address + "/grados")
          try await page.heading("McGaheysville, VA").waitUntilShown()
          try await page.wait(for: "Sunday, Mar 29")
          try await page.choose(place: "Paris")
          try await page.heading("Paris, Île-de-France").waitUntilShown()
          try await page.choose(place: "ggggg")
          try await page.heading("Not found").waitUntilShown()
          try await page.wait(forNo: "Summary:")
          try await page.choose(place: "Singapore")
          try await page.heading("Singapore").waitUntilShown()
          try await page.wait(for: "Summary:")
        }
      }
    }

    @Test func theWeatherFillsADesktopAndAPhone() async throws {
      try await withPage("/grados") { page in
        for words in ["Feels like", "High", "Low", "Humidity", "Wind", "Cloud cover"] {
          try await page.wait(for: words)
        }
        try await page.show(on: Screen(width: 320, height: 640, isPhone: true))
        let columns = """
          new Set([...document.querySelectorAll('.group .grid > *')].map((value) => value.getBoundingClientRect().left)).size
          """
        #expect(try await page.evaluate("\(columns) === 2") == true)
        for screen in [Screen.desktop, .phone] {
          try await page.show(on: screen)
          // The values are in sight without scrolling, and the lower half of the screen is not empty.
          let bottom = "document.querySelector('.group').getBoundingClientRect().bottom"
          #expect(
            try await page.evaluate("\(bottom) <= innerHeight && \(bottom) > innerHeight / 2") == true)
        }
      }
    }

    @Test func everythingWorksWithTheKeyboardAlone() async throws {
      try await withPage("/grados") { page in
        try await page.heading("McGaheysville, VA").waitUntilShown()
        try await page.press(named: "Change location")
        try await page.waitForFocusInField()
        try await page.type("Paris")
        try await page.press("Enter")
        try await page.heading("Paris, Île-de-France").waitUntilShown()
        try await page.wait(forFocusOn: "Change location")
        try await page.press("Enter")
        try await page.waitForFocusInField()
        try await page.press("Escape")
        try await page.waitUntilDialogsAreClosed()
        try await page.wait(forFocusOn: "Change location")
        try await page.press(" ")
        try await page.waitForFocusInField()
        try await page.type("ggggg")
        try await page.press(named: "Submit")
        try await page.heading("Not found").waitUntilShown()
      }
    }

    @Test func weatherbitRepliesAndFailuresAreShown() async throws {
      try await withTestServer { service in
        service.reply(to: "/v1/search", with: .json(Self.richmond))
        service.reply(to: "/v2.0/current", with: .json(Self.observation), .json(Self.refusal, status: 403))
        let environment = [
          "WEATHERBIT_URL": service.address, "WEATHERBIT_KEY": "s3cret",
          "OPEN_METEO_GEOCODING_URL": service.address,
        ]
        try await withServer([], environment: environment) { server, _ in
          try await journey { browser in
            let page = try await browser.open(server.address + "/grados")
            try await page.heading("Richmond, VA").waitUntilShown()
            for words in ["Monday, Aug 28", "Broken clouds - 76℉", "Summary: Broken clouds", "Weatherbit.io"]
            {
              try await page.wait(for: words)
            }
            service.reply(to: "/v1/search", with: .json(Self.petersburg))
            try await page.choose(place: "Petersburg, VA")
            try await page.heading("Petersburg, VA").waitUntilShown()
            try await page.wait(for: "API key not valid")
            #expect(try await !page.text.contains("Broken clouds"))
            try await page.screenshot("grados-failed")
            service.reply(to: "/v2.0/current", with: .json(Self.observation))
            try await page.button("Try again").click()
            try await page.wait(for: "Broken clouds - 76℉")
          }
          #expect(try await !get(server.address + "/grados").contains("s3cret"))
          #expect(!server.output.contains("s3cret"))
        }
      }
    }

    private static let richmond =
      #"{"results":[{"name":"Richmond","latitude":37.55,"longitude":-77.46,"country_code":"US","admin1":"Virginia"}]}"#
    private static let petersburg =
      #"{"results":[{"name":"Petersburg","latitude":37.22,"longitude":-77.4,"country_code":"US","admin1":"Virginia"}]}"#
    private static let refusal = #"{"error":"API key not valid, or not yet activated."}"#
    private static let observation = """
      {"count":1,"data":[{"temp":75.5,"datetime":"2017-08-28:17","timezone":"America/New_York",
      "lat":"35.7721","lon":"-78.63861","weather":{"icon":"c03d","code":"803","description":"Broken clouds"}}]}
      """
  }
}

extension Page {
  /// Changes the location in Grados.
  func choose(place: String) async throws {
    try await button("Change location").click()
    try await selector("dialog input").fill(place)
    try await button("Submit").click()
    try await selector("dialog").waitUntilGone()
  }
}

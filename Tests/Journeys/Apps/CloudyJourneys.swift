@testable internal import TestSupport
internal import Foundation
internal import Testing

extension Journeys {
  /// User journeys through Cloudy.
  @Suite(.timeLimit(.minutes(10)))
  struct CloudyJourneys {
    @Test func theForecastIsInThePageItself() async throws {
      try await withServer { server, _ in
        let page = try await get(server.address + "/cloudy")
        for words in ["Sun, March 29", "Sunday", "April 4", "MPH", "°F", "Sample data"] {
          #expect(page.contains(words))
        }
      }
    }

    @Test func aFirstVisitShowsTheForecast() async throws {
      try await withPage("/cloudy") { page in
        try await page.heading("Cloudy").waitUntilShown()
        try await page.heading("Sun, March 29").waitUntilShown()
        try await page.wait(for: "Sample data, not a real forecast.")
        #expect(try await page.role("listitem").count == 8)
      }
    }

    /// This creates the image of the README: `Documentation/Images/cloudy.png`.
    @Test func aClearDayHasABlueSky() async throws {
      try await withPage(
        "/cloudy", on: Screen(width: 960, height: 640), environment: ["BINDERY_NOW": "2026-03-31T12:00:00Z"]
      ) { page in
        try await page.heading("Tue, March 31").waitUntilShown()
        try await page.wait(
          until: """
            (() => {
              const sky = getComputedStyle(document.querySelector('[data-backdrop="gradient"]')).backgroundImage;
              const colors = [...sky.matchAll(/rgb\\((\\d+), (\\d+), (\\d+)\\)/g)].map((color) => color.slice(1).map(Number));
              return colors.length > 1 && colors.every(([red, green, blue]) => blue > green && blue > 2 * red);
            })()
            """)
        try await page.picture("cloudy")
      }
    }

    @Test func hoursAndAirFollowTheSettings() async throws {
      try await withPage("/cloudy") { page in
        for words in [
          "Next hours", "Now", "3 PM", "Temperature, next 24 hours (°F)", "Feels like", "Rain chance",
          "Humidity", "UV index", "Sunrise", "07:29 AM", "Sunset",
        ] {
          try await page.wait(for: words)
        }
        try await page.tab(to: "Next hours")
        try await page.press("ArrowRight")
        try await page.wait(until: "document.activeElement.scrollLeft > 0")
        try await page.button("Settings").click()
        for choice in ["24 Hour", "Celsius"] { try await page.choose(choice) }
        try await page.goBack()
        for words in ["15:00", "Temperature, next 24 hours (°C)", "07:29"] {
          try await page.wait(for: words)
        }
      }
    }

    @Test func hoursWithAndWithoutRainBeginAtTheSameHeight() async throws {
      // The tops of the hours' times, for hours with and without a chance of rain.
      let tops = { (hasRain: Bool) in
        """
        new Set([...document.querySelectorAll('[aria-label="Next hours"] .stack')]
          .filter((hour) => (hour.children.length === 4) === \(hasRain))
          .map((hour) => Math.round(hour.firstElementChild.getBoundingClientRect().top)))
        """
      }
      try await withPage("/cloudy") { page in
        try await page.wait(for: "Next hours")
        for screen in [Screen.desktop, .phone] {
          try await page.show(on: screen)
          #expect(try await page.evaluate("\(tops(true)).size === 1 && \(tops(false)).size === 1") == true)
          #expect(try await page.evaluate("[...\(tops(true))][0] === [...\(tops(false))][0]") == true)
        }
      }
    }

    @Test func aSettingShowsAtOnceAndIsKept() async throws {
      try await withServer { server, _ in
        try await journey { browser in
          let page = try await browser.open(server.address + "/cloudy")
          try await page.wait(for: "02:00 PM")
          try await page.button("Settings").click()
          try await page.heading("Settings").waitUntilShown()
          try await page.screenshot("cloudy-settings")
          for choice in ["24 Hour", "Metric", "Celsius"] { try await page.choose(choice) }
          try await page.goBack()
          try await page.heading("Cloudy").waitUntilShown()
          for words in ["14:00", "KPH", "°C"] { try await page.wait(for: words) }
          #expect(try await !page.text.contains("MPH"))
          await server.stop()
          page.tolerate("WebSocket", "ERR_CONNECTION_REFUSED", "Failed to load resource")
          try await server.restart()
          let other = try await browser.open(server.address + "/cloudy")
          for words in ["14:00", "KPH", "°C"] { try await other.wait(for: words) }
        }
      }
    }

    @Test func addressesLeadToScreensAndBackAndForwardWalkThem() async throws {
      try await withServer { server, _ in
        try await journey { browser in
          let page = try await browser.open(server.address + "/cloudy/settings")
          try await page.heading("Settings").waitUntilShown()
          #expect(try await page.evaluate("document.title") == "Settings – Cloudy")
          try await page.open(server.address + "/cloudy")
          try await page.button("Locations").click()
          try await page.heading("Locations").waitUntilShown()
          try await page.button("Add location").click()
          try await page.heading("Add Location").waitUntilShown()
          try await page.wait(forPath: "/cloudy/locations/add")
          try await page.goBack()
          try await page.heading("Locations").waitUntilShown()
          try await page.wait(forPath: "/cloudy/locations")
          try await page.goBack()
          try await page.heading("Cloudy").waitUntilShown()
          try await page.wait(forPath: "/cloudy")
          try await page.goForward()
          try await page.heading("Locations").waitUntilShown()
          try await page.reload()
          try await page.heading("Locations").waitUntilShown()
        }
      }
    }

    @Test func everythingWorksWithTheKeyboardAlone() async throws {
      try await withPage("/cloudy") { page in
        try await page.press(named: "button “Settings”")
        try await page.heading("Settings").waitUntilShown()
        try await page.press(named: "Celsius", with: " ")
        try await page.wait(until: "document.activeElement.innerText.includes('Celsius')")
        try await page.goBack()
        try await page.wait(for: "°C")
        try await page.wait(until: "document.activeElement.getAttribute('aria-label') === 'Settings'")
        try await page.press(named: "button “Locations”", backwards: true)
        try await page.heading("Locations").waitUntilShown()
        try await page.press(named: "button “Add location”")
        try await page.heading("Add Location").waitUntilShown()
        try await page.wait(until: "document.activeElement.matches('input')")
        try await page.type("Oslo")
        try await page.role("button", containing: "Oslo").waitUntilShown()
        try await page.press(named: "Oslo")
        try await page.heading("Locations").waitUntilShown()
        try await page.wait(for: "Oslo")
      }
    }

    @Test func worksByTouchOnAPhone() async throws {
      var screen = Screen.phone
      screen.prefersReducedMotion = true
      try await withPage("/cloudy", on: screen) { page in
        try await page.button("Locations").tap()
        try await page.heading("Locations").waitUntilShown()
        try await page.button("Add location").tap()
        try await page.searchField.waitUntilShown()
        try await page.screenshot("cloudy-add-location-phone")
        try await page.searchField.tap()
        try await page.type("Lisbon")
        try await page.role("button", containing: "Lisbon").tap()
        try await page.heading("Locations").waitUntilShown()
        try await page.wait(for: "Lisbon")
        #expect(try await page.evaluate("document.documentElement.scrollWidth <= innerWidth") == true)
      }
    }
  }
}

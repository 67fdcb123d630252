@testable internal import TestSupport
internal import Foundation
internal import Testing

extension Journeys {
  /// User journeys through Cloudy's places: finding, saving and ordering them.
  @Suite(.timeLimit(.minutes(10)))
  struct CloudyPlacesJourneys {
    @Test func aFavoriteIsFoundAddedChosenAndDeleted() async throws {
      try await withPage("/cloudy") { page in
        try await page.button("Locations").click()
        try await page.heading("Locations").waitUntilShown()
        try await page.wait(forPath: "/cloudy/locations")
        try await page.wait(for: "No Favorites Found")
        try await page.addFavorite("Rome")
        try await page.screenshot("cloudy-locations")
        try await page.button("Rome Lazio, Italy").click()
        try await page.heading("Rome").waitUntilShown()
        try await page.wait(forPath: "/cloudy")
        try await page.button("Locations").click()
        try await page.delete("Rome")
        try await page.wait(for: "No Favorites Found")
      }
    }

    @Test func allPlacesAreSeenAtAGlanceByTheKeyboardAlone() async throws {
      try await withServer { server, _ in
        try await journey { browser in
          let page = try await browser.open(server.address + "/cloudy/locations")
          for city in ["Tokyo", "New York"] { try await page.addFavorite(city) }
          try await page.open(server.address + "/cloudy")
          try await page.heading("Cloudy").waitUntilShown()
          try await page.press(named: "All places at a glance")
          try await page.heading("At a Glance").waitUntilShown()
          try await page.wait(forPath: "/cloudy/glance")
          for words in ["Hoogstraten", "Sun 02:00 PM", "Tokyo", "Sun 09:00 PM", "New York", "Sun 08:00 AM"] {
            try await page.wait(for: words)
          }
          try await page.wait(for: "Sample data, not a real forecast.")
          for (screen, name) in [(Screen.desktop, "desktop"), (.phone.dark, "phone-dark")] {
            try await page.show(on: screen)
            #expect(try await page.evaluate("document.documentElement.scrollWidth <= innerWidth") == true)
            try await page.screenshot("cloudy-glance-\(name)")
          }
          try await page.press(named: "Tokyo")
          try await page.heading("Tokyo").waitUntilShown()
          try await page.wait(forPath: "/cloudy")
        }
      }
    }

    @Test func favoritesAreDraggedIntoAnotherOrderAndEveryWindowSeesIt() async throws {
      try await withServer { server, _ in
        try await journey { browser in
          let page = try await browser.open(server.address + "/cloudy/locations")
          for city in ["Tokyo", "New York", "Oslo"] { try await page.addFavorite(city) }
          let other = try await browser.open(server.address + "/cloudy/glance")
          try await other.wait(forRows: "Hoogstraten", "Tokyo", "New York", "Oslo")

          try await page.selector("li.row:nth-of-type(1) .grip").drag(y: 400)
          try await page.wait(forRows: "Current", "Use my location", "New York", "Oslo", "Tokyo")
          try await other.wait(forRows: "Hoogstraten", "New York", "Oslo", "Tokyo")

          try await page.selector("li.row:nth-of-type(3) .grip").focus()
          try await page.press("ArrowUp")
          try await page.wait(forRows: "Current", "Use my location", "New York", "Tokyo", "Oslo")
          for (screen, name) in [(Screen.desktop, "desktop"), (.phone.dark, "phone-dark")] {
            try await page.show(on: screen)
            try await page.screenshot("cloudy-favorites-\(name)")
          }
          try await page.reload()
          try await page.wait(forRows: "Current", "Use my location", "New York", "Tokyo", "Oslo")
        }
      }
    }

    @Test func deviceLocationIsRequestedAndMayBeDenied() async throws {
      try await withServer { server, _ in
        try await journey { browser in
          let page = try await browser.open(server.address + "/cloudy/locations")
          try await page.denyLocation()
          try await page.press(named: "Use my location")
          try await page.wait(for: "This browser does not share your location.")
          for (screen, name) in [(Screen.desktop, "desktop"), (.phone.dark, "phone-dark")] {
            try await page.show(on: screen)
            try await page.screenshot("cloudy-location-denied-\(name)")
          }
          try await page.allowLocation(latitude: 35.69, longitude: 139.692)
          try await page.press("Enter")
          try await page.heading("Cloudy").waitUntilShown()
          try await page.wait(for: "09:00 PM")
          try await page.button("Locations").click()
          try await page.wait(for: "35.690, 139.692")
        }
      }
    }
  }
}

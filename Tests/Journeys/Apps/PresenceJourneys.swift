@testable internal import TestSupport
internal import Testing

extension Journeys {
  /// Two windows that see each other.
  @Suite(.timeLimit(.minutes(10)))
  struct PresenceJourneys {
    @Test func whoLooksAtTheSamePetAndWhoFeedsIsShownInTheOtherWindow() async throws {
      try await withServer { server, _ in
        try await journey { browser in
          let page = try await browser.open(server.address + "/pet-adoption/olive")
          let other = try await browser.open(server.address + "/pet-adoption/olive")
          try await page.wait(for: "Someone else is looking at this pet")
          try await other.wait(for: "Someone else is looking at this pet")
          for (screen, width) in [(Screen.desktop, "desktop"), (.phone, "phone")] {
            for (screen, scheme) in [(screen, "light"), (screen.dark, "dark")] {
              try await page.show(on: screen)
              #expect(try await page.evaluate("document.documentElement.scrollWidth <= innerWidth") == true)
              try await page.screenshot("pet-adoption-others-\(width)-\(scheme)")
            }
          }
          try await other.open(server.address + "/pet-feeder")
          try await page.wait(forNo: "Someone else is looking at this pet")
          try await other.add(pet: "Selina")
          try await other.wait(for: "No feeding events")
          try await page.open(server.address + "/pet-feeder")
          try await page.wait(for: "No feeding events")
          try await other.button("Feed Selina").click()
          try await other.heading("Choose Food").waitUntilShown()
          try await page.wait(for: "Somebody is feeding Selina right now")
          for (screen, width) in [(Screen.desktop, "desktop"), (.phone, "phone")] {
            for (screen, scheme) in [(screen, "light"), (screen.dark, "dark")] {
              try await page.show(on: screen)
              #expect(try await page.evaluate("document.documentElement.scrollWidth <= innerWidth") == true)
              try await page.screenshot("pet-feeder-others-\(width)-\(scheme)")
            }
          }
          try await other.button("Cancel").click()
          try await page.wait(forNo: "Somebody is feeding Selina right now")
        }
      }
    }
  }
}

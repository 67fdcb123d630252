internal import Testing

extension Journeys {
  /// CoffeeQuest, as a person uses it.
  @Suite(.timeLimit(.minutes(3)))
  struct CoffeeQuestJourneys {
    @Test func aCafeIsFoundOnTheMapByKeyboardLikedAndLeft() async throws {
      try await withServer { server, _ in
        try await journey { browser in
          let page = try await browser.open(server.address + "/coffee-quest")
          try await page.heading("Where shall we look?").waitUntilShown()
          try await page.button("San Francisco, CA").click()
          try await page.wait(for: "19 cafes near San Francisco, CA")
          try await page.wait(for: "Sample data")
          try await page.selector(".leaflet-marker-icon[title='Polk Press']").focus()
          try await page.press("Enter")
          // The row beside the map is marked, too.
          try await page.wait(
            until:
              "document.querySelector('.row .button[aria-pressed=true]')?.innerText.startsWith('Polk Press')")
          try await page.link("Details of Polk Press").click()
          try await page.wait(forPath: "/coffee-quest/sample-polk-press")
          try await page.heading("Polk Press").waitUntilShown()
          try await page.button("Add Polk Press to favorites").click()
          try await page.button("Remove Polk Press from favorites").waitUntilShown()
          try await page.goBack()
          try await page.heading("CoffeeQuest").waitUntilShown()
          try await page.button("Favorites").click()
          try await page.role("link", containing: "Polk Press").waitUntilShown()
        }
      }
    }

    @Test func theMapIsAsWideAsTheScreenInLightAndDark() async throws {
      try await withServer { server, _ in
        try await journey { browser in
          let page = try await browser.open(server.address + "/coffee-quest")
          try await page.heading("Where shall we look?").waitUntilShown()
          try await page.button("Berlin").click()
          try await page.wait(for: "cafes near Berlin")
          try await page.role("button", containing: "Zweite Tasse").click()
          try await page.selector(".annotation[data-selected]").waitUntilShown()
          for (screen, width) in [(Screen.desktop, "desktop"), (.phone, "phone")] {
            for (screen, scheme) in [(screen, "light"), (screen.dark, "dark")] {
              try await page.show(on: screen)
              #expect(try await page.evaluate("document.documentElement.scrollWidth <= innerWidth") == true)
              try await page.screenshot("coffee-quest-\(width)-\(scheme)")
            }
          }
        }
      }
    }
  }
}

@testable internal import TestSupport
internal import Testing

extension Journeys {
  /// User journeys through pet adoption.
  @Suite(.timeLimit(.minutes(10)))
  struct PetAdoptionJourneys {
    @Test func aPetIsFoundLikedAndReservedAndTheOtherWindowSeesIt() async throws {
      try await withServer { server, _ in
        try await journey { browser in
          let page = try await browser.open(server.address + "/pet-adoption")
          let other = try await browser.open(server.address + "/pet-adoption/stella")
          try await page.heading("Adopt a pet").waitUntilShown()
          try await page.wait(for: "28 pets")
          try await other.heading("Stella").waitUntilShown()
          try await page.button("Add Stella to favorites").click()
          try await page.button("Remove Stella from favorites").waitUntilShown()
          try await other.button("Remove Stella from favorites").waitUntilShown()
          try await page.role("link", containing: "Stella").click()
          try await page.wait(forPath: "/pet-adoption/stella")
          try await page.button("Reserve").click()
          try await page.wait(for: "Stella is reserved, and waits to be fetched.")
          try await other.wait(for: "Stella is reserved, and waits to be fetched.")
          try await other.button("Take home for $75.00").click()
          try await other.button("Take home").click()
          try await page.wait(for: "Stella has found a home.")
          try await page.button("Undo “Take home”").click()
          try await other.wait(for: "Stella is reserved, and waits to be fetched.")
          try await other.button("Take home for $75.00").click()
          try await other.button("Take home").click()
          try await page.wait(for: "Stella has found a home.")
          try await page.screenshot("pet-adoption-adopted-desktop-light")
          try await page.goBack()
          try await page.heading("Adopt a pet").waitUntilShown()
          try await page.wait(for: "Adopted")
        }
      }
    }

    @Test func everythingWorksWithTheKeyboardAlone() async throws {
      try await withPage("/pet-adoption") { page in
        try await page.wait(for: "28 pets")
        try await page.tab(to: "Animal")
        try await page.type("R")
        try await page.wait(for: "of 28 pets")
        try await page.press(named: "to favorites")
        try await page.wait(forFocusOn: "from favorites")
        try await page.press(named: "Favorites only", with: " ", backwards: true)
        try await page.wait(for: "1 of 28 pets")
        try await page.press(named: "link “")
        try await page.button("Reserve").waitUntilShown()
        try await page.press(named: "button “Reserve”")
        try await page.press(named: "Take home for")
        try await page.press(named: "button “Take home”")
        try await page.wait(for: "has found a home.")
        try await page.press(named: "Back to Adopt a pet", backwards: true)
        try await page.heading("Adopt a pet").waitUntilShown()
        try await page.wait(for: "Adopted")
      }
    }

    @Test func reservationsAndFavoritesSurviveAPowerCut() async throws {
      try await withServer { server, _ in
        try await journey { browser in
          let page = try await browser.open(server.address + "/pet-adoption/olive")
          try await page.button("Add Olive to favorites").click()
          try await page.button("Remove Olive from favorites").waitUntilShown()
          try await page.button("Reserve").click()
          try await page.button("Give up the reservation").waitUntilShown()
        }
        await server.kill()
        try await server.restart()
        let page = try await get(server.address + "/pet-adoption/olive")
        #expect(page.contains("Give up the reservation"))
        #expect(page.contains("Remove Olive from favorites"))
      }
    }
  }
}

@testable internal import TestSupport
internal import Testing

extension Journeys {
  /// User journeys through CoffeeQuest.
  @Suite(.timeLimit(.minutes(10)))
  struct CoffeeQuestJourneys {
    @Test func aCafeIsFoundOnTheMapByKeyboardLikedAndLeft() async throws {
      try await withPage("/coffee-quest") { page in
        try await page.heading("Where shall we look?").waitUntilShown()
        try await page.press(named: "San Francisco, CA")
        try await page.wait(for: "19 cafes near San Francisco, CA")
        try await page.wait(for: "Sample data")
        try await page.button("Polk Press").focus()
        try await page.press("Enter")
        // The row beside the map is selected too.
        try await page.wait(
          until:
            "document.querySelector('.row .button[aria-pressed=true]')?.innerText.startsWith('Polk Press')")
        try await page.press(named: "Details of Polk Press")
        try await page.wait(forPath: "/coffee-quest/sample-polk-press")
        try await page.heading("Polk Press").waitUntilShown()
        try await page.press(named: "Add Polk Press to favorites")
        try await page.wait(forFocusOn: "Remove Polk Press from favorites")
        try await page.goBack()
        try await page.heading("CoffeeQuest").waitUntilShown()
        try await page.wait(forFocusOn: "Details of Polk Press")
        try await page.press(named: "button “Favorites”", backwards: true)
        try await page.role("link", containing: "Polk Press").waitUntilShown()
      }
    }

    @Test func aCalloutCoversNeitherButtonsNorPinsAndItsListIsNear() async throws {
      let covered = """
        (() => {
          const box = document.querySelector(".annotation[data-selected]").getBoundingClientRect();
          const isCovered = (element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
          };
          return [...document.querySelectorAll(".leaflet-control-zoom a, .leaflet-marker-icon")].filter(isCovered).length;
        })()
        """
      try await withPage("/coffee-quest", on: .phone) { page in
        try await page.button("San Francisco, CA").click()
        try await page.wait(for: "19 cafes near San Francisco, CA")
        // The first row begins at the end of the first screen.
        try await page.wait(
          until: "document.querySelector('.list .row').getBoundingClientRect().top + scrollY < innerHeight")
        for screen in [Screen.phone, .desktop] {
          try await page.show(on: screen)
          for name in ["Polk Press", "Late Shift", "Fog Lantern Coffee"] {
            try await page.role("button", containing: name).click()
            try await page.wait(
              until:
                "document.querySelector('.annotation[data-selected] [data-part=title]')?.textContent === '\(name)'"
            )
            try await page.wait(until: "\(covered) === 0")
          }
        }
      }
    }

    @Test func sampleCafesAreOnASketchOfTheirCity() async throws {
      try await withServer { server, _ in
        try await journey { browser in
          let page = try await browser.open(server.address + "/coffee-quest")
          for (city, file) in [("San Francisco, CA", "san-francisco"), ("Berlin", "berlin")] {
            try await page.press(named: city)
            try await page.wait(for: "cafes near \(city)")
            // The drawing is loaded, and covers the whole map.
            try await page.wait(
              until: """
                (() => {
                  const drawing = document.querySelector('img.map-drawing[src$="/\(file).svg"]');
                  if (!drawing?.complete || drawing.naturalWidth === 0) return false;
                  const [inner, outer] = [document.querySelector(".map-canvas"), drawing].map((one) => one.getBoundingClientRect());
                  return outer.left <= inner.left && outer.right >= inner.right && outer.top <= inner.top && outer.bottom >= inner.bottom;
                })()
                """)
            try await page.wait(until: "document.querySelector('.map').innerText.includes('Sketch of')")
            try await page.open(server.address + "/coffee-quest")
          }
        }
      }
    }

    @Test func movedMapsCanBeSearchedByKeyboard() async throws {
      try await withPage("/coffee-quest") { page in
        try await page.press(named: "San Francisco, CA")
        try await page.wait(for: "19 cafes near San Francisco, CA")
        let map = page.selector(".map-canvas[tabindex]")
        try await map.focus()
        for _ in 1...4 { try await page.press("ArrowRight") }
        try await page.press(named: "Search this area")
        try await page.wait(for: "near the middle of the map")
        try await page.button("Search this area").waitUntilGone()
      }
    }

    @Test func overlappingPinsBecomeACluster() async throws {
      try await withPage("/coffee-quest") { page in
        try await page.press(named: "San Francisco, CA")
        try await page.wait(for: "19 cafes near San Francisco, CA")
        let pins = page.selector(".leaflet-marker-icon:not(.map-cluster)")
        let numbers = page.selector(".map-cluster")
        try await numbers.waitUntilShown()
        let before = try await pins.count
        #expect(try await numbers.sum == 19 - before)
        try await numbers.focus()
        try await page.press("Enter")
        try await page.wait(
          until: "document.querySelectorAll('.leaflet-marker-icon:not(.map-cluster)').length > \(before)")
        let after = try await pins.count
        #expect(try await numbers.sum == 19 - after)
      }
    }
  }
}

extension Locator {
  /// The sum of the numbers in the matches.
  fileprivate var sum: Int {
    get async throws { try await texts.compactMap { Int($0) }.reduce(0, +) }
  }
}

@testable internal import TestSupport
internal import Foundation
internal import Testing

extension Journeys {
  /// The main job of each app, without script.
  @Suite(.timeLimit(.minutes(10)))
  struct PlainJourneys {
    private func visit(_ path: String, _ steps: (PlainVisitor) async throws -> Void) async throws {
      try await withServer { server, _ in
        let visitor = PlainVisitor(port: server.port)
        try await visitor.open(path + "?plain=")
        #expect(visitor.status == 200)
        try await steps(visitor)
      }
    }

    @Test func gradosShowsTheWeatherOfAnotherPlace() async throws {
      try await visit("/grados") { visitor in
        #expect(visitor.front.contains("McGaheysville, VA"))
        try await visitor.press("Change location")
        try await visitor.press("Submit", with: ["City, state or country": "Paris"])
        #expect(visitor.front.contains("Paris, Île-de-France"))
        #expect(visitor.address.hasPrefix("/grados?place=Paris&plain="))
      }
    }

    @Test func cloudyFindsAPlaceAndShowsItsWeather() async throws {
      try await visit("/cloudy") { visitor in
        try await visitor.press("Locations")
        try await visitor.press("Add location")
        try await visitor.press("Apply", with: ["Enter a City": "Rome"])
        try await visitor.press("Rome")
        #expect(visitor.address.hasPrefix("/cloudy/locations?"))
        try await visitor.press("Rome")
        #expect(visitor.address.hasPrefix("/cloudy?place="))
        #expect(visitor.front.contains("Next hours"))
      }
    }

    @Test func petAdoptionFiltersAndShowsAPet() async throws {
      try await visit("/pet-adoption") { visitor in
        try await visitor.press("Apply", with: ["Animal": "Cats"])
        #expect(visitor.front.contains("7 of 28 pets"))
        #expect(visitor.address.hasPrefix("/pet-adoption?species=cats&"))
        try await visitor.follow("Olive")
        #expect(visitor.address.hasPrefix("/pet-adoption/olive?"))
        try await visitor.press("Back")
        #expect(visitor.front.contains("7 of 28 pets"))
      }
    }

    @Test func coffeeQuestListsTheCafesOfACity() async throws {
      try await visit("/coffee-quest") { visitor in
        try await visitor.press("Search", with: ["City or address": "Berlin"])
        #expect(visitor.front.contains("Kupferkessel"))
        try await visitor.follow("Details of Kupferkessel")
        #expect(visitor.front.contains("Kupferkessel"))
        #expect(visitor.address.contains("kupferkessel"))
      }
    }

    @Test func petFeederRecordsAFeedingOnce() async throws {
      try await visit("/pet-feeder") { visitor in
        try await visitor.press("Add Pet")
        try await visitor.press("Add", with: ["Selina": "Kitty"])
        #expect(visitor.front.contains("No feeding events"))
        try await visitor.press("Feed Kitty")
        try await visitor.press("New")
        try await visitor.press("Add", with: ["Dry food, 20g": "Tuna"])
        #expect(visitor.front.contains("Fed once today"))
        #expect(visitor.front.contains("Tuna"))
      }
    }

    @Test func movieInfoFindsAMovie() async throws {
      try await visit("/movie-info") { visitor in
        try await visitor.press("Search")
        try await visitor.press("Apply", with: ["Search Movie": "tin"])
        #expect(visitor.address.hasPrefix("/movie-info?q=tin&tab=search&"))
        try await visitor.follow("Tin Whale")
        #expect(visitor.front.contains("Tin Whale"))
      }
    }

    @Test func browsersWithoutScriptGetPlainPages() async throws {
      try await withServer { server, _ in
        try await journey { browser in
          let page = try await browser.open()
          try await page.call("Emulation.setScriptExecutionDisabled", ["value": true])
          try await page.call("Page.navigate", ["url": .string(server.address + "/grados")])
          try await page.poll("location.search.startsWith('?plain=') && document.querySelector('#plain')")
          try await page.submit("[name=press][value]:not(.refresh, .unseen)")
          try await page.poll("document.querySelector('dialog[open] .field-input')")
          for (name, screen) in [("desktop", Screen.desktop), ("phone", .phone)] {
            try await page.show(on: screen)
            try await page.screenshot("plain-dialog-\(name)-light")
            try await page.show(on: screen.dark)
            try await page.screenshot("plain-dialog-\(name)-dark")
          }
          try await page.evaluate("document.querySelector('dialog .field-input').focus()")
          try await page.type("Paris")
          try await page.press("Enter")
          try await page.poll("document.body.innerText.includes('Paris, Île-de-France')")
          try await page.poll("location.search.startsWith('?place=Paris&plain=')")
          for app in ["cloudy", "pet-adoption", "movie-info", "coffee-quest"] {
            try await page.call("Page.navigate", ["url": .string(server.address + "/\(app)?plain=")])
            try await page.poll("location.pathname === '/\(app)' && document.querySelector('.plain-bar')")
            for (name, screen) in [("desktop", Screen.desktop), ("phone", .phone.dark)] {
              try await page.show(on: screen)
              #expect(try await page.evaluate("document.documentElement.scrollWidth <= innerWidth") == true)
              try await page.screenshot("plain-\(app)-\(name)")
            }
          }
        }
      }
    }
  }
}

extension Page {
  /// Presses the first button that a selector means.
  fileprivate func submit(_ selector: String) async throws {
    let button = "document.querySelector(\(JSON.literal(selector)))"
    try await poll(button)
    try await evaluate("\(button).click()")
  }
}

@testable internal import TestSupport

/// A screen of the gallery: its start, and the steps that lead to it. A new screen needs one more line in ``all``.
struct GalleryScreen: Sendable {
  typealias Steps = @Sendable (Page) async throws -> Void

  let name: String
  let path: String
  let steps: Steps

  init(_ name: String, _ path: String, _ steps: @escaping Steps = { _ in }) {
    self.name = name
    self.path = path
    self.steps = steps
  }

  /// Every screen of every app.
  static let all = [
    GalleryScreen("Home", "/"),
    GalleryScreen("Source", "/source"),
    GalleryScreen("Source, files", "/source/grados"),
    GalleryScreen("Source, a file", "/source/grados/WeatherView.swift"),
    GalleryScreen("Cloudy", "/cloudy"),
    GalleryScreen("Cloudy, locations", "/cloudy/locations"),
    GalleryScreen("Cloudy, search", "/cloudy/locations/add"),
    GalleryScreen("Cloudy, settings", "/cloudy/settings"),
    GalleryScreen("Grados", "/grados"),
    GalleryScreen("CoffeeQuest, first visit", "/coffee-quest"),
    GalleryScreen("CoffeeQuest", "/coffee-quest") { page in
      try await page.selector("input").fill("Berlin")
      try await page.press("Enter")
      try await page.wait(for: "cafes near Berlin")
    },
    GalleryScreen("CoffeeQuest, a cafe", "/coffee-quest") { page in
      try await page.selector("input").fill("Berlin")
      try await page.press("Enter")
      try await page.role("button", containing: "Zweite Tasse").click()
      try await page.selector(".annotation[data-selected]").waitUntilShown()
    },
    GalleryScreen("CoffeeQuest, favorites", "/coffee-quest/favorites"),
    GalleryScreen("MovieInfo", "/movie-info"),
    GalleryScreen("MovieInfo, a movie", "/movie-info") { page in
      try await page.role("link", containing: "Snowline").click()
      try await page.heading("Snowline").waitUntilShown()
    },
    GalleryScreen("MovieInfo, search", "/movie-info") { page in
      try await page.button("Search").click()
      try await page.selector("input").fill("harbor")
      try await page.wait(for: "Glass Harbor")
    },
    GalleryScreen("MovieInfo, search without results", "/movie-info") { page in
      try await page.button("Search").click()
      try await page.wait(for: "Start searching")
    },
    GalleryScreen("MovieInfo, a movie with a long title", "/movie-info/paper-kingdom") { page in
      try await page.wait(for: "The Stapler")
    },
    GalleryScreen("MovieInfo, a movie without details", "/movie-info/untitled-tide-project") { page in
      try await page.wait(for: "No votes yet")
    },
    GalleryScreen("MovieInfo, watchlist", "/movie-info/watchlist"),
    GalleryScreen("MovieInfo, watchlist with a movie", "/movie-info") { page in
      try await page.button("Add Copper Rain to your watchlist").click()
      try await page.wait(for: "On your watchlist")
      try await page.role("link", containing: "Watchlist").click()
      try await page.wait(for: "To watch")
    },
    GalleryScreen("Pet Adoption", "/pet-adoption"),
    GalleryScreen("Pet Adoption, a pet", "/pet-adoption/stella"),
    GalleryScreen("Pet Adoption, a reserved pet", "/pet-adoption/duchess"),
    GalleryScreen("Pet Feeder, first visit", "/pet-feeder"),
    GalleryScreen("Pet Feeder", "/pet-feeder") { page in
      try await page.button("Try with sample pets").click()
      try await page.wait(for: "3 pets")
    },
    GalleryScreen("Pet Feeder, food", "/pet-feeder") { page in
      try await page.button("Next pet").click()
      try await page.button("Feed Rufus").click()
      try await page.heading("Choose Food").waitUntilShown()
    },
    GalleryScreen("Pet Feeder, a pet", "/pet-feeder") { page in
      try await page.role("link", containing: "History, schedule and health").click()
      try await page.heading("Miso").waitUntilShown()
    },
    GalleryScreen("Pet Feeder, history", "/pet-feeder") { page in
      try await page.role("link", containing: "History, schedule and health").click()
      try await page.role("radio", containing: "History").click()
      try await page.wait(for: "Yesterday")
    },
    GalleryScreen("Pet Feeder, an invalid form", "/pet-feeder") { page in
      try await page.role("link", containing: "History, schedule and health").click()
      try await page.button("Add a meal time").click()
      try await page.heading("Add a meal time").waitUntilShown()
      try await page.button("Add").click()
      try await page.wait(for: "You didn't enter meal description.")
    },
    GalleryScreen("Pet Feeder, health", "/pet-feeder") { page in
      try await page.role("link", containing: "History, schedule and health").click()
      try await page.role("radio", containing: "Health").click()
      try await page.wait(for: "Add a weight")
    },
    GalleryScreen("Pet Feeder, data", "/pet-feeder/data"),
    GalleryScreen("Nothing there", "/pet-adoption/nobody"),
  ]
}

import Bindery
import BinderyStore
import BinderyTesting
import BinderyViewModels
@testable import CoffeeQuestViewModels
import Testing

@Suite(.workScope) @MainActor
struct CafeViewModelTests {
  private let quest: TestQuest

  init() throws { quest = try TestQuest() }

  private func card(_ cafe: Cafe) async throws -> CafeViewModel {
    try #require(await quest.window(finding: cafe).map.cafes.first)
  }

  @Test func aRatingHasOneDecimalAtLeast() async throws {
    #expect(try await card(.named("A", rating: 4)).ratingText == "4.0 stars")
    #expect(try await card(.named("B", rating: 4.5)).ratingText == "4.5 stars")
    #expect(try await card(.named("C")).ratingText == "not rated")
    #expect(try await card(.named("C")).pin == .unrated)
  }

  @Test func aCafeWithoutANameHasALabel() async throws {
    #expect(try await card(.named(nil)).name == "Unnamed cafe")
  }

  @Test(arguments: [
    ("Mo-Su 08:00-18:00", "Open until 6:00 PM", true),
    ("Mo-Su 15:00-18:00", "Closed, opens at 3:00 PM", false),
    ("We 08:00-18:00", "Closed, opens Wednesday at 8:00 AM", false), ("24/7", "Open day and night", true),
  ])
  func openStateUsesTheTimeZoneOfThePlace(hours: String, text: String, isOpen: Bool) async throws {
    let card = try await card(.named("A") { $0.hours = OpeningHours(openStreetMap: hours) })
    #expect(card.openText == text && card.isOpen == isOpen)
    // At the same time it is five in the morning in San Francisco.
    if hours == "Mo-Su 08:00-18:00" {
      let far = try await self.card(
        .named("B") {
          $0.hours = OpeningHours(openStreetMap: hours)
          $0.timeZone = "America/Los_Angeles"
        })
      #expect(far.openText == "Closed, opens at 8:00 AM")
    }
  }

  @Test func unknownHoursAreNeitherOpenNorClosed() async throws {
    let card = try await card(.named("A"))
    #expect(card.openText == nil && card.isOpen == nil)
  }

  @Test func windowsShareTheTimeAndLookAtItOnceAMinute() async throws {
    let cafe = Cafe.named("A") { $0.hours = OpeningHours(openStreetMap: "Mo-Su 08:00-14:01") }
    let card = try await card(cafe)
    var texts: [String] = []
    let watching = effect { texts.append(card.openText ?? "unknown") }
    for _ in 1...10 {
      await quest.clock.advance(by: .seconds(5))
      _ = await quest.window(finding: cafe)
    }
    #expect(texts == ["Open until 2:01 PM"])
    await quest.clock.advance(by: .seconds(10))
    #expect(texts == ["Open until 2:01 PM", "Closed, opens Tuesday at 8:00 AM"])
    watching.dispose()
  }

  @Test func filtersKeepKnownMatches() async {
    let map = await quest.window(
      finding: .named("Plain"), .named("Wifi") { $0.hasWifi = true },
      .named("Outside") { $0.hasOutdoorSeating = true }, .named("Cheap") { $0.price = .cheap },
      .named("Dear") { $0.price = .expensive },
      .named("Open") { $0.hours = OpeningHours(openStreetMap: "24/7") }
    ).map
    let filter = map.filter
    func names(_ change: () -> Void) -> [String] {
      filter.clear()
      change()
      return map.cafes.map(\.name)
    }
    #expect(names { filter.hasWifi = true } == ["Wifi"])
    #expect(names { filter.hasOutdoorSeating = true } == ["Outside"])
    #expect(names { filter.price = .upToModerate } == ["Cheap"])
    #expect(names { filter.isOpenNow = true } == ["Open"])
    #expect(map.countText == "1 of 6 cafes near Berlin")
    #expect(
      names {
        filter.isOpenNow = true; filter.hasWifi = true
      }.isEmpty)
    #expect(map.isFilteredEmpty)
    #expect(names {}.count == 6)
  }

  @Test func aFavoriteIsSharedByAllWindowsAndKept() async throws {
    let store = try Store.inMemory()
    let quest = try TestQuest(store: store)
    let window = await quest.window(finding: .named("One"))
    let other = quest.window()
    await settle()
    #expect(other.favorites.state.isEmpty)
    try #require(window.map.cafes.first).toggleFavorite()
    await settle()
    #expect(other.favorites.cafes.map(\.name) == ["One"])
    #expect(window.map.cafes.first?.favoriteActionText == "Remove One from favorites")
    let later = try TestQuest(store: store).window()
    await settle()
    #expect(later.favorites.cafes.map(\.name) == ["One"])
    later.favorites.cafes.first?.toggleFavorite()
    await settle()
    #expect(later.favorites.state.isEmpty)
  }

  @Test func pagesShowAddressPhoneAndSite() async {
    let window = await quest.window(
      finding: .named("One", rating: 4) {
        $0.address = ["Torstraße 88", "Berlin"]
        $0.phone = "+49 (30) 5550-100"
        $0.site = "https://www.one.example.org/menu"
        $0.hours = OpeningHours(openStreetMap: "Mo-Fr 07:00-18:00")
        $0.hasWifi = false
      })
    let page = window.page(of: "test-One")
    #expect(page.title == "One" && page.addressText == "Torstraße 88, Berlin")
    #expect(page.phoneLink == "tel:+49305550100" && page.siteText == "one.example.org")
    #expect(page.features.map(\.text) == ["No Wi-Fi"])
    #expect(page.week.map(\.text).first == "7:00 AM – 6:00 PM" && page.week.map(\.text).last == "Closed")
    #expect(page.week.filter(\.isToday).map(\.day) == ["Monday"])
    #expect(page.zoneText == "Hours are in the time of Berlin.")
    #expect(window.page(of: "test-None").card == nil)
  }
}

import BinderyStore
@testable import CoffeeQuestViewModels
import Foundation
@testable import Places
import Testing

struct SampleCafesTests {
  @Test func sampleCafesHaveEveryPinInTwoCities() async throws {
    #expect(SampleCafes.all.count >= 30)
    for city in SampleCafes.cities {
      let place = try #require(try await SampleGeocoder().places(named: city).first)
      let found = try await SampleSearchClient().cafes(
        BusinessSearch(center: place.coordinate, radius: 1_500))
      #expect(
        Set(found.cafes.map { CafePinFactory().pin(for: $0.rating) }) == Set(CafePin.allCases), "\(city)")
      #expect(found.source == .sample)
    }
  }

  @Test func favoritesSurviveARestart() async throws {
    let folder = NSTemporaryDirectory() + "/coffeequest-tests-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cafe = try #require(SampleCafes.all.first)
    do {
      let store = try Store.open(folder: folder)
      try await StoredFavoriteCafes(store: store).add(cafe)
      store.close()
    }
    #expect(try await StoredFavoriteCafes(store: try Store.open(folder: folder)).all() == [cafe])
  }
}

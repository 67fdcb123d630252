internal import BinderyStore
internal import Foundation
internal import Places

/// Stores the place for each name across runs of the command, so that a prompt searches for it once.
struct PromptGeocoder: Geocoder {
  private static let capacity = 100

  let live: any Geocoder
  let store: Store

  func places(named address: String) async throws -> [Place] {
    let key = address.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    if let kept = try? await store.record(KeptPlace.self, id: key) { return [kept.place] }
    let places = try await live.places(named: address)
    if let place = places.first { try? await keep(KeptPlace(id: key, place: place)) }
    return places
  }

  private func keep(_ kept: KeptPlace) async throws {
    try await store.write { transaction in
      if try transaction.count(of: KeptPlace.self) >= Self.capacity {
        let oldest = try transaction.all(KeptPlace.self).first
        if let oldest { try transaction.delete(KeptPlace.self, id: oldest.id) }
      }
      try transaction.save(kept)
    }
  }

  private struct KeptPlace: Record {
    static let collection = "cloudy.named"
    let id: String
    let place: Place
  }
}

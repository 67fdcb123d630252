public import BinderyStore

/// Who is feeding a pet right now, in all windows.
public struct FeedingRoom: Sendable {
  private let store: Store

  /// Creates a room in the given store.
  public init(store: Store) { self.store = store }

  /// The windows in which somebody chooses a meal.
  @MainActor var now: Presence<FeedingNow> { store.presence("petfeeder.feeding", of: FeedingNow.self) }
}

/// A window in which somebody chooses a meal for a pet.
struct FeedingNow: Codable, Equatable, Identifiable, Sendable {
  let id: String
  let pet: Pet.ID
  /// The name of the person; nil if it is not known.
  let person: String?
}

/// The identities of changed things. Read their values with ``FeederBook/update(for:)``.
public struct FeederChanges: Sendable, Hashable {
  /// Whether a pet was added, changed, moved or removed.
  public var pets = false
  /// The feedings that were added, changed or removed.
  public var feedings: Set<Feeding.ID> = []
  /// The feeding times that were added, changed or removed.
  public var mealTimes: Set<MealTime.ID> = []
  /// The weighings that were added, changed or removed.
  public var weighings: Set<Weighing.ID> = []
  /// The doses that were added, changed or removed.
  public var doses: Set<Dose.ID> = []

  /// The number of changed things.
  public var count: Int {
    (pets ? 1 : 0) + feedings.count + mealTimes.count + weighings.count + doses.count
  }

  /// Adds other changes.
  public mutating func formUnion(_ other: FeederChanges) {
    pets = pets || other.pets
    feedings.formUnion(other.feedings)
    mealTimes.formUnion(other.mealTimes)
    weighings.formUnion(other.weighings)
    doses.formUnion(other.doses)
  }
}

/// The present values of changed things.
public struct FeederUpdate: Sendable {
  /// All pets in order; nil if none changed.
  public var pets: [Pet]?
  /// The changed feedings.
  public var feedings: EntryUpdate<Feeding>
  /// The changed feeding times.
  public var mealTimes: EntryUpdate<MealTime>
  /// The changed weighings.
  public var weighings: EntryUpdate<Weighing>
  /// The changed doses.
  public var doses: EntryUpdate<Dose>
}

/// The changed entries of one kind.
public struct EntryUpdate<Entry: PetEntry>: Sendable {
  /// The entries that were added or changed, with their present values.
  public var saved: [Entry] = []
  /// The identities of the removed entries.
  public var removed: [Entry.ID] = []
}

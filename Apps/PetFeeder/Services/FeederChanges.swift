/// What changed, by its identities. Read with ``FeederBook/update(for:)``.
public struct FeederChanges: Sendable, Hashable {
  /// Whether a pet was added, changed, moved or removed.
  public var pets = false
  /// Feedings that were added, changed or removed.
  public var feedings: Set<Feeding.ID> = []
  /// Times of meals, likewise.
  public var mealTimes: Set<MealTime.ID> = []
  /// Weighings, likewise.
  public var weighings: Set<Weighing.ID> = []
  /// Doses, likewise.
  public var doses: Set<Dose.ID> = []

  /// Nothing changed.
  public init() {}

  /// How many things changed.
  public var count: Int {
    (pets ? 1 : 0) + feedings.count + mealTimes.count + weighings.count + doses.count
  }

  /// Adds what else changed.
  public mutating func formUnion(_ other: FeederChanges) {
    pets = pets || other.pets
    feedings.formUnion(other.feedings)
    mealTimes.formUnion(other.mealTimes)
    weighings.formUnion(other.weighings)
    doses.formUnion(other.doses)
  }
}

/// What became of things that changed.
public struct FeederUpdate: Sendable {
  /// All pets in their order; nil where none changed.
  public var pets: [Pet]?
  /// What became of the feedings.
  public var feedings: EntryUpdate<Feeding>
  /// What became of the times of meals.
  public var mealTimes: EntryUpdate<MealTime>
  /// What became of the weighings.
  public var weighings: EntryUpdate<Weighing>
  /// What became of the doses.
  public var doses: EntryUpdate<Dose>

  /// Puts together what became of things.
  public init(
    pets: [Pet]?, feedings: EntryUpdate<Feeding>, mealTimes: EntryUpdate<MealTime>,
    weighings: EntryUpdate<Weighing>, doses: EntryUpdate<Dose>
  ) {
    self.pets = pets
    self.feedings = feedings
    self.mealTimes = mealTimes
    self.weighings = weighings
    self.doses = doses
  }
}

/// What became of entries of one kind.
public struct EntryUpdate<Entry: PetEntry>: Sendable {
  /// Those that are there, as they are now.
  public var saved: [Entry]
  /// Those that are gone.
  public var removed: [Entry.ID]

  /// Puts together what became of entries.
  public init(saved: [Entry] = [], removed: [Entry.ID] = []) {
    self.saved = saved
    self.removed = removed
  }
}

public import BinderyStore

/// A ``FeederBook`` in a store.
public struct StoredFeederBook: FeederBook {
  let store: Store

  /// Creates a book in the given store.
  public init(store: Store) { self.store = store }

  public func data() async throws -> FeederData {
    try await store.read { try FeederData($0) }
  }

  public func perform(_ edit: FeederEdit) async throws -> FeederUndo {
    FeederUndo(changes: try await store.recordedWrite { try $0.perform(edit) }.changes)
  }

  public func undo(_ undo: FeederUndo) async throws -> Int {
    try await store.write { try $0.perform(undo) }
  }

  public func changes() -> FeederChangeFeed {
    let feed = FeederChangeFeed()
    let observation = store.observe(
      Pet.self, Feeding.self, MealTime.self, Weighing.self, Dose.self
    ) { [weak feed] pets, feedings, mealTimes, weighings, doses in
      feed?.note(
        FeederChanges(
          pets: !pets.ids.isEmpty, feedings: feedings.ids, mealTimes: mealTimes.ids,
          weighings: weighings.ids, doses: doses.ids))
    }
    feed.onEnd { observation.cancel() }
    return feed
  }

  public func update(for changes: FeederChanges) async throws -> FeederUpdate {
    try await store.read { transaction in
      FeederUpdate(
        pets: changes.pets ? try transaction.all(Pet.self) : nil,
        feedings: try EntryUpdate(changes.feedings, transaction),
        mealTimes: try EntryUpdate(changes.mealTimes, transaction),
        weighings: try EntryUpdate(changes.weighings, transaction),
        doses: try EntryUpdate(changes.doses, transaction))
    }
  }
}

extension RecordChanges {
  fileprivate var ids: Set<ID> { Set(inserted + updated + removed + moved) }
}

extension EntryUpdate where Entry: Record {
  fileprivate init(_ ids: Set<Entry.ID>, _ transaction: ReadTransaction) throws {
    self.init()
    for id in ids {
      if let entry = try Self.entry(id, transaction) {
        saved.append(entry)
      } else {
        removed.append(id)
      }
    }
  }

  /// Returns an entry; nil if it does not exist, or if another program wrote it and it cannot be shown.
  private static func entry(_ id: Entry.ID, _ transaction: ReadTransaction) throws -> Entry? {
    do {
      return try transaction.record(Entry.self, id: id)
    } catch StorageError.unreadableRecord {
      return nil
    }
  }
}

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
    let observations = [
      observe(Pet.self, feed) { changes, _ in changes.pets = true },
      observe(Feeding.self, feed) { $0.feedings.formUnion($1) },
      observe(MealTime.self, feed) { $0.mealTimes.formUnion($1) },
      observe(Weighing.self, feed) { $0.weighings.formUnion($1) },
      observe(Dose.self, feed) { $0.doses.formUnion($1) },
    ]
    feed.onEnd { for observation in observations { observation.cancel() } }
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

  private func observe<R: Record>(
    _ type: R.Type, _ feed: FeederChangeFeed,
    _ note: @escaping @Sendable (inout FeederChanges, [R.ID]) -> Void
  ) -> StoreObservation {
    store.observe(type) { [weak feed] records in
      var changes = FeederChanges()
      note(&changes, records.inserted + records.updated + records.removed + records.moved)
      feed?.note(changes)
    }
  }
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

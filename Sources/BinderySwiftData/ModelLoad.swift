internal import BinderyStore
internal import Dispatch
internal import Synchronization

/// Reads models from records.
enum ModelLoad {
  /// Returns all records. It blocks the calling thread: a container is complete when it exists, since the app may ask it what to add.
  static func records(in store: Store) throws -> [ModelRecord] {
    let loaded = LoadedRecords()
    let isDone = DispatchSemaphore(value: 0)
    Task.detached {
      do {
        let records = try await store.all(ModelRecord.self)
        loaded.result.withLock { $0 = .success(records) }
      } catch {
        loaded.result.withLock { $0 = .failure(error) }
      }
      isDone.signal()
    }
    isDone.wait()
    return try loaded.result.withLock { $0 }.get()
  }

  /// Creates the model of a record, without its relations; nil if its class is unknown, or a value is missing or cannot be read.
  static func model(of record: ModelRecord, in collections: [String: ModelCollection]) -> (
    any PersistentModel
  )? {
    guard let id = PersistentIdentifier(record.id), let type = collections[id.entityName]?.type else {
      return nil
    }
    let backing = ModelBacking(key: id.key)
    let properties = type._$schema.properties
    for property in properties {
      guard let value = property.value, let text = record.values[property.name] else { continue }
      guard let value = try? value(text) else { return nil }
      backing.initialize(property.name, value)
      backing.saved[property.name] = text
    }
    backing.isKnown = true
    let model = type.init(_$backing: backing)
    for property in properties where backing.values[property.name] == nil {
      guard let relation = property.relation else { return nil }
      backing.initialize(property.name, relation.value([]))
    }
    return model
  }
}

/// The records that a task reads for a thread that waits.
private final class LoadedRecords: Sendable {
  let result = Mutex<Result<[ModelRecord], any Error>>(.success([]))
}

extension PersistentModel {
  /// Takes the values of a record that the store has changed, except for those that cannot be read.
  func _$read(_ record: ModelRecord) {
    for property in Self._$schema.properties {
      guard let value = property.value, let text = record.values[property.name],
        text != _$backing.saved[property.name], let value = try? value(text)
      else { continue }
      property.write(self, value)
      _$backing.saved[property.name] = text
    }
  }

  /// Takes the relations of a record that the store has changed. Models that are unknown are left out.
  func _$relate(_ record: ModelRecord, in models: [String: any PersistentModel]) {
    for property in Self._$schema.properties {
      guard let relation = property.relation, let text = record.values[property.name],
        text != _$backing.saved[property.name], let ids = try? ModelText.value([String].self, of: text)
      else { continue }
      let former = ModelLinks.targets(of: self, property)
      property.write(self, relation.value(ids.compactMap { models[$0] }))
      ModelLinks.link(self, property, relation, from: former)
      _$backing.saved[property.name] = text
    }
  }

  /// Returns what the store does not have; nil if it has everything. From now on, the store counts as having it.
  func _$edit() throws -> ModelBatch.Edit? {
    let schema = Self._$schema
    var texts: [String: String] = [:]
    for property in schema.properties where schema.isStored(property) {
      guard let value = _$backing.values[property.name] else { continue }
      let text = try property.text(value)
      if _$backing.saved[property.name] != text { texts[property.name] = text }
    }
    let isNew = !_$backing.isKnown
    guard isNew || !texts.isEmpty else { return nil }
    _$backing.saved.merge(texts) { $1 }
    _$backing.isKnown = true
    return ModelBatch.Edit(
      id: persistentModelID.text, isNew: isNew, values: texts,
      unique: schema.properties.filter(\.isUnique).map(\.name))
  }
}

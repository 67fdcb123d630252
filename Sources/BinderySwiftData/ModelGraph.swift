internal import Bindery
internal import BinderyStore
internal import Foundation
internal import Synchronization

/// The models of a store in this process: loaded once, changed by the app on the main actor, saved at the end of each event, and changed
/// by what other processes save.
///
///     app ──▶ model ──▶ noted ──▶ end of the event ──▶ transaction ──▶ feed ──▶ models of other processes
// Unchecked is right: it and its models are used on the main actor, as a context of SwiftData is used where it belongs.
final class ModelGraph: @unchecked Sendable {
  /// A graph for each store.
  private static let graphs = Mutex<[ObjectIdentifier: WeakGraph]>([:])

  let store: Store?
  let failure = ModelFailure()
  var savesByItself = true
  var collections: [String: ModelCollection] = [:]
  var models: [String: any PersistentModel] = [:]
  /// The number of batches that wait for their turn, by the identities in them.
  private var waiting: [String: Int] = [:]
  private var changed: [String: any PersistentModel] = [:]
  private var removed: Set<String> = []
  private var isScheduled = false
  /// The number of models that were ever inserted.
  private var count = 0
  /// Whether the models take what the store has.
  private var isApplying = false
  @MainActor private lazy var queue = SerialQueue()
  private var observation: StoreObservation?

  /// Creates a graph; without a store, its models last as long as the process.
  init(store: Store?) {
    self.store = store
    let scope = WorkScope.current
    observation = store?.observe(ModelRecord.self) { [weak self] changes in
      WorkScope.$current.withValue(scope) {
        _ = WorkScope.start("changes of models") { await self?.follow(changes) }
      }
    }
  }

  /// Returns the graph of a store, which all containers share.
  static func graph(of store: Store) -> ModelGraph {
    graphs.withLock { graphs in
      if let graph = graphs[ObjectIdentifier(store)]?.graph, graph.store === store { return graph }
      let graph = ModelGraph(store: store)
      graphs[ObjectIdentifier(store)] = WeakGraph(graph: graph)
      return graph
    }
  }

  var container: ModelContainer { ModelContainer(graph: self) }
  var hasChanges: Bool { !changed.isEmpty || !removed.isEmpty }

  // MARK: Classes

  /// Adds classes and those to which they relate, and loads their models. It blocks while the store is read.
  func add(_ types: [any PersistentModel.Type]) throws {
    var pending = types
    var hasNew = false
    while let type = pending.popLast() {
      let schema = type._$schema
      guard collections[schema.name] == nil else { continue }
      collections[schema.name] = ModelCollection(type)
      hasNew = true
      pending += schema.properties.compactMap { $0.relation?.target }
    }
    guard hasNew, let store else { return }
    apply(try ModelLoad.records(in: store))
  }

  /// The models of a class. A class that no container names is added.
  func collection(of type: any PersistentModel.Type) throws -> ModelCollection {
    let name = type._$schema.name
    if collections[name] == nil { try add([type]) }
    return collections[name] ?? ModelCollection(type)
  }

  // MARK: Changes by the app

  func insert(_ model: any PersistentModel) {
    guard model._$backing.graph == nil else { return }
    do {
      try place(model, in: collection(of: type(of: model)))
    } catch {
      return failure.report(error)
    }
    removed.remove(model.persistentModelID.text)
    model._$backing.isDeleted = false
    note(model)
    for property in type(of: model)._$schema.properties {
      if let relation = property.relation { ModelLinks.link(model, property, relation, from: []) }
    }
  }

  func delete(_ model: any PersistentModel) {
    guard model._$backing.graph === self else { return }
    remove(model)
    let id = model.persistentModelID.text
    changed[id] = nil
    if !isApplying {
      removed.insert(id)
      schedule()
    }
    for property in type(of: model)._$schema.properties {
      guard let relation = property.relation else { continue }
      let inverse = type(of: model)._$schema.inverse(of: property)
      for target in ModelLinks.targets(of: model, property) {
        if let inverse { ModelLinks.set(inverse, of: target, without: model) }
        if relation.rule == .cascade, !isApplying { delete(target) }
      }
    }
    forget(model)
  }

  /// Removes a model from properties that no other property answers.
  private func forget(_ model: any PersistentModel) {
    for collection in collections.values {
      let schema = collection.type._$schema
      for property in schema.properties where property.relation?.target == type(of: model) {
        guard schema.inverse(of: property) == nil else { continue }
        for owner in collection.models { ModelLinks.set(property, of: owner, without: model) }
      }
    }
  }

  func note(_ model: any PersistentModel) {
    guard !isApplying else { return }
    changed[model.persistentModelID.text] = model
    schedule()
  }

  private func schedule() { if savesByItself { save() } }

  /// Saves what has changed, at the end of the event or of the code that runs.
  func save() {
    guard !isScheduled, hasChanges else { return }
    isScheduled = true
    WorkScope.start("saving models") { [self] in
      isScheduled = false
      let batch = takeBatch()
      guard !batch.isEmpty, let store else { return }
      for id in batch.ids { waiting[id, default: 0] += 1 }
      await queue.run { [self] in await commit(batch, in: store) }
    }
  }

  private func takeBatch() -> ModelBatch {
    var batch = ModelBatch(removed: removed.sorted())
    for model in changed.values {
      do {
        if let edit = try model._$edit() { batch.edits.append(edit) }
      } catch {
        failure.report(error)
      }
    }
    // Insertions keep their order.
    let order = Dictionary(
      uniqueKeysWithValues: batch.edits.map { ($0.id, models[$0.id]?._$backing.number ?? 0) })
    batch.edits.sort { order[$0.id, default: 0] < order[$1.id, default: 0] }
    changed = [:]
    removed = []
    return batch
  }

  // MARK: The store

  @MainActor
  private func commit(_ batch: ModelBatch, in store: Store) async {
    for id in batch.ids {
      let count = waiting[id, default: 1] - 1
      waiting[id] = count > 0 ? count : nil
    }
    let token = UUID().uuidString
    do {
      let outcome = try await store.write { try batch.write(in: $0, token: token) }
      // The store has done it before a crash, or has merged models: its records are what counts.
      if outcome.token != token || outcome.hasMerged { try await reload(store) }
    } catch {
      // Another process acts for a window that has moved, and reports its own failures.
      if error as? StorageError != .windowMoved { failure.report(error) }
      // A store that cannot be read either has no better values.
      try? await reload(store)
    }
  }

  @MainActor
  private func reload(_ store: Store) async throws {
    let records = try await store.all(ModelRecord.self)
    let known = Set(records.map(\.id))
    apply(records, removed: models.filter { $1._$backing.isKnown && !known.contains($0) }.map(\.key))
  }

  @MainActor
  private func follow(_ changes: RecordChanges<String>) async {
    await queue.run { [self] in
      let ids = changes.inserted + changes.updated
      guard let store,
        let records = try? await store.read({ transaction in
          ids.compactMap { try? transaction.record(ModelRecord.self, id: $0) }
        })
      else { return }
      apply(records, removed: changes.removed)
    }
  }

  /// Takes what the store has, except for what this process is about to change there.
  private func apply(_ records: [ModelRecord], removed gone: [String] = []) {
    isApplying = true
    defer { isApplying = false }
    var read: [(model: any PersistentModel, record: ModelRecord)] = []
    for record in records where waiting[record.id] == nil && !removed.contains(record.id) {
      if let model = models[record.id] {
        model._$backing.isKnown = true
        model._$read(record)
        read.append((model, record))
      } else if let model = ModelLoad.model(of: record, in: collections),
        let collection = collections[type(of: model)._$schema.name]
      {
        place(model, in: collection)
        read.append((model, record))
      }
    }
    for (model, record) in read { model._$relate(record, in: models) }
    for id in gone where waiting[id] == nil {
      if let model = models[id] { delete(model) }
    }
  }

  private func place(_ model: any PersistentModel, in collection: ModelCollection) {
    count += 1
    model._$backing.number = count
    model._$backing.graph = self
    models[model.persistentModelID.text] = model
    collection.append(model)
  }

  private func remove(_ model: any PersistentModel) {
    model._$backing.graph = nil
    model._$backing.isDeleted = true
    model._$backing.isKnown = false
    model._$backing.saved = [:]
    models[model.persistentModelID.text] = nil
    collections[type(of: model)._$schema.name]?.remove(model)
  }
}

/// A graph that its containers own.
private struct WeakGraph {
  weak var graph: ModelGraph?
}

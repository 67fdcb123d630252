internal import Bindery

/// Copies everything from one engine to another one: all records with their positions, whatever their types are, and the results of user
/// events.
///
///     page of rows ──▶ one transaction: rows, state ──▶ page ──▶ … ──▶ events ──▶ compare ──▶ remove the state
///
/// The state says how far the copy is, so that an interrupted one continues with its next batch.
struct DataCopy {
  private let source: any StoreEngine
  private let target: any StoreEngine
  private let report: (CopyProgress) -> Void
  private var state: CopyState
  private var isResumed = false

  init(
    from source: any StoreEngine, named name: String, to target: any StoreEngine,
    report: @escaping (CopyProgress) -> Void
  ) {
    self.source = source
    self.target = target
    self.report = report
    state = CopyState(source: name)
  }

  /// Copies and compares.
  ///
  /// - Returns: The numbers of records and events.
  mutating func run(replacing: Bool) async throws -> CopyProgress {
    try await begin(replacing: replacing)
    if state.isClearing { try await clear() }
    if !state.isComplete { try await copy() }
    let progress = try await verify()
    try await target.write { writer in
      try writer.remove(CopyState.key, from: CopyState.collection)
      return (value: (), changes: [:])
    }
    return progress
  }

  // MARK: Beginning

  private mutating func begin(replacing: Bool) async throws {
    let (kept, records, hasEvents) = try await target.read { reader in
      let kept = try reader.row(CopyState.key, in: CopyState.collection)
      let names = try reader.collections().filter { $0 != CopyState.collection }
      let records = try names.reduce(0) { try $0 + reader.count(in: $1) }
      return (kept, records, try !reader.events(after: nil).isEmpty)
    }
    if let kept, let state = try? RecordCoding.record(CopyState.self, from: kept.body) {
      guard state.source == self.state.source || replacing else {
        throw CopyError.otherCopy(source: state.source)
      }
      // A complete copy that differed is copied again.
      if state.source == self.state.source, !(replacing && state.isComplete) {
        self.state = state
        isResumed = true
        return
      }
    } else {
      guard records == 0 && !hasEvents || replacing else { throw CopyError.targetHasData(records: records) }
    }
    state.isClearing = records > 0 || hasEvents
    try await step { _ in [:] }
  }

  private mutating func clear() async throws {
    for name in try await target.read({ try $0.collections() }) where name != CopyState.collection {
      while true {
        show(.clearing)
        let page = try await target.read { try $0.page(of: name, after: nil) }
        if page.isEmpty { break }
        try await step { writer in
          var changes = KeyChanges()
          for row in page {
            try writer.remove(row.row.key, from: name)
            changes.note(.removal, of: row.row.key)
          }
          return [name: changes]
        }
      }
    }
    state.isClearing = false
    try await step { writer in
      try writer.removeEvents()
      return [:]
    }
  }

  // MARK: Copying

  private mutating func copy() async throws {
    if !state.isCopyingEvents {
      let names = try await source.read { try $0.collections() }
      for name in names where name != CopyState.collection && (state.name.map { $0.isNotAfter(name) } ?? true)
      {
        if state.name != name { (state.name, state.row) = (name, nil) }
        try await copy(collection: name)
      }
    }
    state.isCopyingEvents = true
    try await copyEvents()
    state.isComplete = true
    try await step { _ in [:] }
  }

  private mutating func copy(collection name: String) async throws {
    while true {
      show(.copying(collection: name))
      let last = state.row
      let page = try await source.read { try $0.page(of: name, after: last) }
      guard let end = page.last else { return }
      state.row = PageEnd(place: end.place, key: end.row.key)
      state.records += page.count
      try await step { writer in
        var changes = KeyChanges()
        for row in page {
          try writer.insert(row.row, into: name, at: row.place)
          changes.note(.insertion, of: row.row.key)
        }
        return [name: changes]
      }
    }
  }

  private mutating func copyEvents() async throws {
    while true {
      show(.copyingEvents)
      let last = state.event
      let page = try await source.read { try $0.events(after: last) }
      guard let end = page.last else { return }
      state.event = EventEnd(
        window: end.identity.window, number: end.identity.number, part: end.write.part)
      state.events += page.count
      try await step { writer in
        for event in page { try writer.record(event.write, of: event.identity, result: event.result) }
        return [:]
      }
    }
  }

  /// Makes a change in the target, together with the state after it.
  private func step(
    _ change: @escaping @Sendable (any RowWriter) throws -> [String: KeyChanges]
  ) async throws {
    let row = StoredRow(key: CopyState.key, body: try RecordCoding.body(of: state))
    try await target.write { writer in
      let changes = try change(writer)
      if try writer.row(row.key, in: CopyState.collection) == nil {
        try writer.insert(row, into: CopyState.collection)
      } else {
        try writer.update(row, in: CopyState.collection)
      }
      return (value: (), changes: changes)
    }
  }

  // MARK: Verifying

  private mutating func verify() async throws -> CopyProgress {
    show(.verifying)
    let names = try await source.read { try $0.collections() }.filter { $0 != CopyState.collection }
    let copied = try await target.read { try $0.collections() }.filter { $0 != CopyState.collection }
    if let name = Set(names).symmetricDifference(copied).min() { throw CopyError.different(part: name) }
    for name in names {
      let sums = (try await sum(of: name, in: source), try await sum(of: name, in: target))
      guard sums.0 == sums.1 else { throw CopyError.different(part: name) }
    }
    guard try await sumOfEvents(in: source) == sumOfEvents(in: target) else {
      throw CopyError.different(part: "the results of user events")
    }
    return progress(.verifying)
  }

  private func sum(of name: String, in engine: any StoreEngine) async throws -> ContentSum {
    var sum = ContentSum()
    var last: PageEnd?
    while true {
      let after = last
      let page = try await engine.read { try $0.page(of: name, after: after) }
      guard let end = page.last else { return sum }
      sum.add(page)
      last = PageEnd(place: end.place, key: end.row.key)
    }
  }

  private func sumOfEvents(in engine: any StoreEngine) async throws -> ContentSum {
    var sum = ContentSum()
    var last: EventEnd?
    while true {
      let after = last
      let page = try await engine.read { try $0.events(after: after) }
      guard let end = page.last else { return sum }
      sum.add(page)
      last = EventEnd(window: end.identity.window, number: end.identity.number, part: end.write.part)
    }
  }

  private func progress(_ phase: CopyProgress.Phase) -> CopyProgress {
    CopyProgress(phase: phase, records: state.records, events: state.events, isResumed: isResumed)
  }

  private func show(_ phase: CopyProgress.Phase) { report(progress(phase)) }
}

extension String {
  /// Whether it is equal to another text, or comes before it in the order of bytes.
  fileprivate func isNotAfter(_ other: String) -> Bool { !other.utf8.lexicographicallyPrecedes(utf8) }
}

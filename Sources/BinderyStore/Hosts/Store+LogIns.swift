internal import Bindery
public import BinderyViewModels

extension Store: LogInStore {
  public func logIns(_ keys: Set<String>?) async throws -> KeptLogIns {
    try await read { transaction in
      var kept = KeptLogIns()
      let records = try keys.map { try $0.compactMap(transaction.logInRecord) }
      for record in try records ?? transaction.all(LogInRecord.self) { record.add(to: &kept) }
      return kept
    }
  }

  public func takeTicket(_ id: KeptTicket.ID) async throws -> KeptTicket? {
    try await writeOutsideOfEvents { transaction in
      let id = LogInRecord.id(ofTicket: id)
      guard let ticket = try transaction.logInRecord(id)?.ticket else { return nil }
      try transaction.delete(LogInRecord.self, id: id)
      return ticket
    }
  }

  public func save(_ changes: [LogInChange]) async throws {
    try await writeOutsideOfEvents { transaction in
      for change in changes { try transaction.apply(change) }
    }
  }

  public func logInChanges() -> AsyncStream<Set<String>> { changedKeys(of: LogInRecord.self) }
}

extension Store {
  /// Reports the keys of the records that change from now on.
  func changedKeys<R: Record>(of type: R.Type) -> AsyncStream<Set<String>> where R.ID == String {
    let (keys, continuation) = AsyncStream<Set<String>>.makeStream()
    let observation = observe(type) { changes in
      continuation.yield(Set(changes.inserted + changes.updated + changes.removed))
    }
    continuation.onTermination = { _ in observation.cancel() }
    return keys
  }

  /// Makes a write that is no part of the user event that may have caused it: it contains what many events have caused.
  func writeOutsideOfEvents<Value: Sendable>(
    _ body: @escaping @Sendable (WriteTransaction) throws -> Value
  ) async throws -> Value {
    try await EventContext.$current.withValue(nil) { try await write(body) }
  }
}

extension ReadTransaction {
  /// Returns a record; nil if there is none that this version of the program can read.
  fileprivate func logInRecord(_ id: String) throws -> LogInRecord? {
    do {
      return try record(LogInRecord.self, id: id)
    } catch StorageError.unreadableRecord {
      return nil
    }
  }
}

extension WriteTransaction {
  fileprivate func apply(_ change: LogInChange) throws {
    switch change {
    case .requested(let ticket): try save(LogInRecord(ticket))
    case .closed(let ticket): try delete(LogInRecord.self, id: LogInRecord.id(ofTicket: ticket))
    case .began(let logIn): try save(LogInRecord(logIn))
    case .used(let id, let time):
      guard var logIn = try logInRecord(id)?.logIn, logIn.lastUse < time else { return }
      logIn.lastUse = time
      try save(LogInRecord(logIn))
    case .ended(let id): try delete(LogInRecord.self, id: id)
    case .endedAll(let user):
      let ends = try logInRecord(LogInRecord.id(ofUser: user))?.ends ?? 0
      try save(LogInRecord(ends: ends + 1, of: user))
    }
  }
}

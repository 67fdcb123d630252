import BinderyViewModels

/// Log-ins in memory, as several processes of a test share them. Saving can fail and wait.
actor MemoryLogInStore: LogInStore {
  struct Failure: Error {}

  private(set) var changes: [LogInChange] = []
  private var gate: AsyncStream<Never>?
  private var failure: (any Error)?

  private let savings: AsyncStream<Void>.Continuation
  /// An element for each saving that has begun.
  nonisolated let begunSavings: AsyncStream<Void>

  init(_ changes: [LogInChange] = []) {
    self.changes = changes
    (begunSavings, savings) = AsyncStream.makeStream()
  }

  /// Lets all calls fail from now on; nil lets them succeed.
  func fail(with failure: (any Error)?) { self.failure = failure }

  /// Lets savings wait until a stream ends.
  func wait(for gate: AsyncStream<Never>) { self.gate = gate }

  func logIns(_ keys: Set<String>?) throws -> KeptLogIns {
    if let failure { throw failure }
    var kept = KeptLogIns()
    for change in changes {
      switch change {
      case .requested(let ticket): kept.tickets.append(ticket)
      case .closed(let id): kept.tickets.removeAll { $0.id == id }
      case .began(let logIn): kept.logIns.append(logIn)
      case .used(let id, let time):
        for index in kept.logIns.indices where kept.logIns[index].id == id {
          kept.logIns[index].lastUse = time
        }
      case .ended(let id): kept.logIns.removeAll { $0.id == id }
      case .endedAll(let user): kept.ends[user, default: 0] += 1
      }
    }
    if let keys { kept.logIns.removeAll { !keys.contains($0.id) } }
    return kept
  }

  func takeTicket(_ id: KeptTicket.ID) throws -> KeptTicket? {
    let ticket = try logIns(nil).tickets.first { $0.id == id }
    if ticket != nil { changes.append(.closed(id)) }
    return ticket
  }

  func save(_ changes: [LogInChange]) async throws {
    savings.yield()
    if let gate { for await _ in gate {} }
    if let failure { throw failure }
    self.changes += changes
  }

  nonisolated func logInChanges() -> AsyncStream<Set<String>> { AsyncStream { $0.finish() } }

  /// The store as another process opens it.
  func another() -> MemoryLogInStore { MemoryLogInStore(changes) }
}

import BinderyViewModels

/// Log-ins in memory, as several processes of a test share them. Saving can fail and wait.
actor MemoryLogInStore: LogInStore {
  struct Failure: Error {}

  private(set) var changes: [LogInChange] = []
  private var seen: Int?
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

  /// A change of another process.
  func add(_ change: LogInChange) { changes.append(change) }

  func isChanged() -> Bool { seen != changes.count }

  func logIns() throws -> [KeptLogIn] {
    if let failure { throw failure }
    seen = changes.count
    var logIns: [KeptLogIn] = []
    for change in changes {
      switch change {
      case .began(let logIn): logIns.append(logIn)
      case .used(let id, let time):
        for index in logIns.indices where logIns[index].id == id { logIns[index].lastUse = time }
      case .ended(let id): logIns.removeAll { $0.id == id }
      case .endedAll(let user): logIns.removeAll { $0.user == user }
      }
    }
    return logIns
  }

  func save(_ changes: [LogInChange]) async throws {
    savings.yield()
    if let gate { for await _ in gate {} }
    if let failure { throw failure }
    let isCurrent = seen == self.changes.count
    self.changes += changes
    if isCurrent { seen = self.changes.count }
  }

  /// The store as another process opens it.
  func another() -> MemoryLogInStore { MemoryLogInStore(changes) }
}

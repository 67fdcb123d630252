internal import Bindery
internal import Synchronization

/// The writes of one user event to a store, and those of them that somebody else has committed: a process before this one, or another
/// window that repeats the event at the same time, as after a tab was duplicated.
///
/// The code of a repeated event requests the same writes again. Those of one task come in the same order, those of several tasks
/// in any order, so a write is recognized by what it does, and otherwise by its index:
///
///     committed          0: save a          1: save b
///     requested again    0: save b  ─ 1     1: save a  ─ 0     2: save c  ─ new
///
/// What a write does may depend on what was written before: a counter is increased to another number. Such a write gets the
/// result of the same index. If another task then requests exactly the write of that index, the first one was another write, and is made
/// after all. Where that cannot be decided, ``isCertain`` is false, and the user is told.
final class EventWrites: EventWriteRecord {
  /// What a write has done.
  struct Written {
    var changes: [String: KeyChanges]
    let print: WritePrint
    let result: String?
  }

  /// Makes a write.
  typealias Body = @Sendable (any RowWriter) throws -> Written

  /// A requested write.
  struct Request {
    /// Its index among those of the event.
    let index: Int
    /// The task that requests it.
    let task: Int
  }

  private let event: EventIdentity
  private let state = Mutex(State())
  /// The state before the last transaction, which may run again.
  private let lastAttempt = Mutex<(index: Int, before: State)?>(nil)

  init(_ event: EventIdentity) { self.event = event }

  var isCertain: Bool { state.withLock(\.isCertain) }

  /// Counts a write that the current task requests.
  func request() -> Request {
    let task = withUnsafeCurrentTask { $0?.hashValue ?? 0 }
    return state.withLock { state in
      state.tasks.insert(task)
      defer { state.requested += 1 }
      return Request(index: state.requested, task: task)
    }
  }

  /// Makes a write, unless it was committed before.
  ///
  /// - Parameter body: makes it. It may run although the write was committed before; then its changes are rolled back.
  /// - Returns: the changes of this transaction; and the recorded result if the write was committed before, perhaps by an attempt of
  ///   this transaction whose outcome the engine did not learn.
  /// - Throws: the error of `body`.
  func perform(
    _ request: Request, on writer: any RowWriter, _ body: @escaping Body
  ) throws -> (changes: [String: KeyChanges], recorded: RecordedText?) {
    beginAttempt(of: request)
    guard try isRepeated(writer) else {
      let written = try body(writer)
      try record(written, as: request.index, on: writer)
      return (written.changes, nil)
    }
    var outcome: Result<Written, any Error> = .failure(CancellationError())
    var recognized: Recognition?
    try writer.savepoint {
      outcome = Result { try body(writer) }
      recognized = state.withLock { $0.recognize(request, as: try? outcome.get().print, body) }
      return recognized == nil
    }
    if let recognized {
      let recorded = try writer.result(of: event, part: recognized.part)
      return (try recognized.disproved.map { try make($0, insteadOf: recorded, on: writer) } ?? [:], recorded)
    }
    let written = try outcome.get()
    try record(written, as: request.index, on: writer)
    return (written.changes, nil)
  }

  /// Forgets what an earlier attempt of the same transaction noted: it was rolled back, or is found among the committed writes.
  private func beginAttempt(of request: Request) {
    lastAttempt.withLock { last in
      state.withLock { state in
        if let last, last.index == request.index {
          state = last.before.requested(by: state)
        } else {
          last = (request.index, state)
        }
      }
    }
  }

  /// Whether somebody else has committed writes of the event.
  private func isRepeated(_ writer: any RowWriter) throws -> Bool {
    try state.withLock { state in
      let writes = try writer.writes(of: event)
      // Without those whose transaction has failed.
      state.parts.formIntersection(writes.map(\.part))
      for write in writes where state.parts.insert(write.part).inserted {
        state.committed.append(write)
        state.isRepeated = true
      }
      return state.isRepeated
    }
  }

  /// Records a write that changed something. Repeating another one is harmless.
  private func record(_ written: Written, as index: Int, on writer: any RowWriter) throws {
    guard !written.changes.isEmpty else { return }
    let part = state.withLock { $0.part(for: index) }
    try writer.record(EventWrite(part: part, print: written.print), of: event, result: written.result)
  }

  /// Makes the write that was given the result of another one.
  private func make(
    _ guess: Guess, insteadOf other: RecordedText?, on writer: any RowWriter
  ) throws -> [String: KeyChanges] {
    var changes: [String: KeyChanges] = [:]
    try writer.savepoint {
      do {
        let written = try guess.body(writer)
        // Somebody else may have made it meanwhile.
        if state.withLock({ $0.takeCommitted(like: written.print) }) { return false }
        try record(written, as: guess.index, on: writer)
        changes = written.changes
        // Its task has continued with the result of the other one.
        if written.result != other?.text { state.withLock { $0.isContradictory = true } }
        return true
      } catch {
        state.withLock { $0.isContradictory = true }
        return false
      }
    }
    return changes
  }
}

/// A write that was given the result of the committed one with its index, although that did something else.
private struct Guess {
  let index: Int
  let task: Int
  let committed: EventWrite
  /// Whether both do the same to the same collections.
  let isSimilar: Bool
  let body: EventWrites.Body
}

/// A committed write that was requested again.
private struct Recognition {
  let part: Int
  /// The write that was taken for it before.
  var disproved: Guess?
}

private struct State {
  var requested = 0
  var tasks: Set<Int> = []
  /// Whether somebody else has committed writes of the event.
  var isRepeated = false
  /// Their writes that were not requested again yet.
  var committed: [EventWrite] = []
  /// The numbers of all recorded writes.
  var parts: Set<Int> = []
  var guesses: [Guess] = []
  var isContradictory = false

  /// Returns this state with the requests of a later one.
  func requested(by later: State) -> State {
    var state = self
    state.requested = later.requested
    state.tasks = later.tasks
    return state
  }

  /// Writes of one task come in the same order, so its guesses are right.
  var isCertain: Bool {
    !isContradictory && (guesses.isEmpty || tasks.count == 1) && guesses.allSatisfy(\.isSimilar)
  }

  /// Finds the committed write that is requested again.
  ///
  /// - Parameter print: what the write does now; nil if it throws an error.
  mutating func recognize(
    _ request: EventWrites.Request, as print: WritePrint?, _ body: @escaping EventWrites.Body
  ) -> Recognition? {
    if let print, !print.isEmpty {
      let same = committed.filter { $0.print == print }
      if let found = same.first(where: { $0.part == request.index }) ?? same.first {
        committed.removeAll { $0.part == found.part }
        return Recognition(part: found.part)
      }
      if let index = guesses.firstIndex(where: { $0.committed.print == print && $0.task != request.task }) {
        let guess = guesses.remove(at: index)
        return Recognition(part: guess.committed.part, disproved: guess)
      }
    }
    guard let found = committed.first(where: { $0.part == request.index }) else { return nil }
    committed.removeAll { $0.part == found.part }
    // It may do nothing, or throw an error, just because it was made before.
    let isSimilar = print?.isEmpty ?? true || found.print.map { $0.shape == print?.shape } ?? true
    guesses.append(
      Guess(
        index: request.index, task: request.task, committed: found, isSimilar: isSimilar, body: body))
    return Recognition(part: found.part)
  }

  /// Removes a committed write that does the same. Returns whether there was one.
  mutating func takeCommitted(like print: WritePrint) -> Bool {
    guard !print.isEmpty, let index = committed.firstIndex(where: { $0.print == print }) else { return false }
    committed.remove(at: index)
    return true
  }

  /// Returns the number under which a write is recorded: its index, unless it is used.
  mutating func part(for index: Int) -> Int {
    var part = index
    while parts.contains(part) { part += 1 }
    parts.insert(part)
    return part
  }
}

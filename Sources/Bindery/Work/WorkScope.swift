internal import Synchronization

/// Counts the asynchronous work that was started within it, so that callers can wait until all of it is done.
///
/// A test creates a scope and settles it; a server renders a first page once the scope of its session is idle.
/// Work counts from the moment that `start` returns until its operation does, except while it waits for
/// an external event: an instant of a test's clock, the reply of a stub, the next value of a
/// sequence. Nothing here yields or polls: the count increases before resumed work runs, so idle means idle.
///
/// A plain `Task { }` is not counted. A piece of work should wait for one thing at a time: if one of two child
/// tasks waits, the work counts as waiting.
public final class WorkScope: Sendable {
  /// The scope of work started now: by default, one for the whole process.
  @TaskLocal public static var current = WorkScope()

  private let ledger = Mutex(WorkLedger())

  /// The claim to the window whose work is counted here; `nil` for other work.
  package let claim: WindowClaim?

  /// Creates a scope without work.
  public convenience init() { self.init(claim: nil) }

  /// Creates the scope of a window, or of an event of it.
  package init(claim: WindowClaim?) { self.claim = claim }

  /// Whether all work is done or waits for the outside.
  public var isIdle: Bool { ledger.withLock { $0.underWay == 0 } }

  /// Returns when all work is done or waits for the outside.
  public func idle() async {
    repeat {
      await withCheckedContinuation { continuation in whenIdle { continuation.resume() } }
    } while !isIdle
  }

  /// Runs a closure once, as soon as no work is under way: immediately, or when the last work ends.
  package func whenIdle(_ body: @escaping @Sendable () -> Void) {
    let isIdle = ledger.withLock { ledger in
      if ledger.underWay > 0 { ledger.watchers.append(body) }
      return ledger.underWay == 0
    }
    if isIdle { body() }
  }

  /// Starts work on the main actor that is counted in ``current`` until it ends.
  ///
  /// - Parameters:
  ///   - name: the name of the work in a test's failure message.
  ///   - fileID: the calling file.
  ///   - line: the calling line.
  ///   - priority: the priority of the task; `nil` for that of the caller.
  ///   - operation: the work.
  /// - Returns: the task, to cancel or to await.
  @discardableResult
  public static func start(
    _ name: String = #function, fileID: StaticString = #fileID, line: UInt = #line,
    priority: TaskPriority? = nil, _ operation: @escaping @MainActor @Sendable () async -> Void
  ) -> Task<Void, Never> {
    let work = current.begin("\(name) (\(fileID):\(line))")
    return Task(priority: priority) { @MainActor in
      await Work.$current.withValue(work, operation: operation)
      work.end()
    }
  }

  /// Counts a piece of work from now on until its end.
  func begin(_ name: String) -> Work {
    Work(scope: self, id: ledger.withLock { $0.add(name) }, name: name)
  }

  /// Runs a body that waits for an external event: meanwhile the work that it is part of does not count as under way.
  ///
  /// The work counts again when the body returns.
  public static func waiting<R>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> R
  ) async rethrows -> R {
    let wait = beginWaiting(for: "something outside")
    defer { wait.end() }
    return try await body()
  }

  /// Marks the work of this task as waiting, until the token's end.
  package static func beginWaiting(for reason: @autoclosure () -> String) -> Wait {
    guard let work = Work.current else { return Wait(work: nil, id: 0) }
    return work.beginWaiting(for: reason(), isOpen: false)
  }

  /// The unfinished work, in the order in which it was started: its name, and the reason if it waits.
  package var pending: [(name: String, waitsFor: String?)] { ledger.withLock { $0.pending } }

  /// Changes the ledger, then resumes the waits for an idle scope if it is idle now.
  fileprivate func change<R: Sendable>(_ body: (inout WorkLedger) -> R) -> R {
    let (result, woken) = ledger.withLock { ledger in
      let result = body(&ledger)
      guard ledger.underWay == 0 else { return (result, [@Sendable () -> Void]()) }
      defer { ledger.watchers = [] }
      return (result, ledger.watchers)
    }
    for watcher in woken { watcher() }
    return result
  }

  /// A piece of work, from the view of its task.
  struct Work: Sendable {
    @TaskLocal static var current: Work?
    fileprivate let scope: WorkScope
    fileprivate let id: Int
    fileprivate let name: String

    /// Marks it as waiting, until the token's end.
    ///
    /// - Parameter isOpen: whether the work may run meanwhile and report its own waits.
    func beginWaiting(for reason: String, isOpen: Bool) -> Wait {
      Wait(work: self, id: scope.change { $0.beginWaiting(id, for: reason, isOpen: isOpen) })
    }

    /// Records that a job of its task is ready to run; it counts as under way until ``endJob()``.
    func beginJob() { scope.change { $0.beginJob(id) } }

    /// Records that a job of its task has ended, or waits again.
    func endJob() { scope.change { $0.endJob(id) } }

    /// Records the end of the work.
    func end() { scope.change { $0.remove(id) } }
  }

  /// A token that ends a wait.
  package struct Wait: Sendable {
    fileprivate let work: Work?
    fileprivate let id: Int

    /// The name of the work; `nil` outside counted work.
    package var name: String? { work?.name }

    /// The position of the work in the order of starts in its scope; work that is not counted comes last.
    package var order: Int { work?.id ?? .max }

    /// Marks the work as under way again. Call it before the work is resumed; calling it twice has no effect.
    package func end() {
      guard let work else { return }
      work.scope.change { $0.endWaiting(work.id, id) }
    }
  }
}

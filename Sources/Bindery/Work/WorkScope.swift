internal import Synchronization

/// Counts the asynchronous work that was started within it, so that someone can wait until all of it is done.
///
/// A test gives itself a scope and settles it; a server renders a first page once the scope of its session is idle.
/// Work counts from the moment that ``start(_:fileID:line:_:)`` returns until its operation does, except while it waits for
/// something that only the outside can bring: an instant of a test's clock, the reply of a stub, the next value of a
/// sequence. Nothing here yields or polls: the count goes up before woken work runs again, so idle means idle.
///
/// A plain `Task { }` is not counted. One piece of work is expected to wait for one thing at a time: with two child
/// tasks of which one waits, the work counts as waiting.
public final class WorkScope: Sendable {
  /// The scope that work started now belongs to. Unless someone set another, one for the whole process.
  @TaskLocal public static var current = WorkScope()

  private let ledger = Mutex(WorkLedger())

  /// Makes a scope without work.
  public init() {}

  /// Whether nothing is under way but what waits for the outside.
  public var isIdle: Bool { ledger.withLock { $0.underWay == 0 } }

  /// Returns when nothing is under way but what waits for the outside.
  public func idle() async {
    repeat {
      await withCheckedContinuation { continuation in whenIdle { continuation.resume() } }
    } while !isIdle
  }

  /// Runs a closure once, as soon as nothing is under way: now, or in whatever ends the last work.
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
  ///   - name: What it is called in a test's failure message.
  ///   - fileID: The file that starts it.
  ///   - line: The line that starts it.
  ///   - priority: Of the task; `nil` for that of the caller.
  ///   - operation: The work.
  /// - Returns: The task, to cancel or to await.
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

  /// Runs a body that waits for something outside: meanwhile the work that it is part of does not count as under way.
  ///
  /// The work counts again when the body returns.
  public static func waiting<R>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> R
  ) async rethrows -> R {
    let wait = beginWaiting(for: "something outside")
    defer { wait.end() }
    return try await body()
  }

  /// Says that the work which this task is part of waits from now on, until the token's end.
  package static func beginWaiting(for reason: @autoclosure () -> String) -> Wait {
    guard let work = Work.current else { return Wait(work: nil, id: 0) }
    return work.beginWaiting(for: reason(), isOpen: false)
  }

  /// What has not ended, in the order in which it was started: its name, and what it waits for if it does.
  package var pending: [(name: String, waitsFor: String?)] { ledger.withLock { $0.pending } }

  /// Changes the ledger, then wakes what waits for an idle scope if it is one now.
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

  /// A piece of work, as the task that does it knows itself.
  struct Work: Sendable {
    @TaskLocal static var current: Work?
    fileprivate let scope: WorkScope
    fileprivate let id: Int
    fileprivate let name: String

    /// Says that it waits from now on, until the token's end.
    ///
    /// - Parameter isOpen: whether it may be doing something meanwhile that says for itself when it waits.
    func beginWaiting(for reason: String, isOpen: Bool) -> Wait {
      Wait(work: self, id: scope.change { $0.beginWaiting(id, for: reason, isOpen: isOpen) })
    }

    /// Says that a job of its task is ready to run; it counts as under way until ``endJob()``.
    func beginJob() { scope.change { $0.beginJob(id) } }

    /// Says that a job of its task has ended, or waits for something again.
    func endJob() { scope.change { $0.endJob(id) } }

    /// Says that it has ended.
    func end() { scope.change { $0.remove(id) } }
  }

  /// Held by what will wake waiting work.
  package struct Wait: Sendable {
    fileprivate let work: Work?
    fileprivate let id: Int

    /// The name of the work; `nil` outside counted work.
    package var name: String? { work?.name }

    /// When the work was started, among all of its scope; work that is not counted comes last.
    package var order: Int { work?.id ?? .max }

    /// The work counts as under way again. To be called before the work is resumed; calling it twice does nothing.
    package func end() {
      guard let work else { return }
      work.scope.change { $0.endWaiting(work.id, id) }
    }
  }
}

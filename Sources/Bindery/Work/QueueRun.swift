/// A run of a ``SerialQueue`` or an execution of a ``Command``, as seen by the code that it runs.
///
///     task 1   A.run ─▶ operation ─▶ B.run ─ waits ───────────────────────▶
///     task 2                            └──▶ operation ─▶ A.run: part of the first one
///
/// A task that an operation starts inherits the run, but is no part of it.
@MainActor
final class QueueRun {
  /// The run of which the code is a part, or which started its task.
  @TaskLocal static var current: QueueRun?

  private weak var queue: AnyObject?
  /// The task that waits for it.
  private let requester: Int?
  /// The task that performs it.
  private let performer: Int?
  private let outer: QueueRun?
  /// The number of a task is used again after its end.
  private var isOver = false

  /// Creates a run that the current task performs.
  init(in queue: AnyObject?, requestedBy requester: Int?) {
    self.queue = queue
    self.requester = requester
    performer = Self.task
    outer = Self.current
  }

  /// A number that no other living task has.
  static var task: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  /// Whether a task performs a run of a queue, or a run of another one for which a run of this queue waits.
  func includes(_ task: Int?, in queue: AnyObject) -> Bool {
    guard !isOver, task == performer else { return false }
    return self.queue === queue || outer?.includes(requester, in: queue) == true
  }

  /// Performs an operation as this run.
  func perform<Output: Sendable, Failure: Error>(
    _ operation: @MainActor @Sendable () async throws(Failure) -> Output
  ) async -> Result<Output, Failure> {
    let result = await Self.$current.withValue(self) { () async -> Result<Output, Failure> in
      do throws(Failure) { return .success(try await operation()) } catch { return .failure(error) }
    }
    isOver = true
    return result
  }
}

/// Runs one task at a time: a new one replaces the old one, which can then no longer send anything.
@MainActor
final class LatestTask {
  private var task: Task<Void, Never>?
  private var number = 0

  func start<Result: Sendable>(
    _ operation: @escaping @MainActor @Sendable () async -> Result,
    then finish: @escaping @MainActor (Result) -> Void
  ) {
    cancel()
    let own = number
    task = WorkScope.start("an operation for the newest value") { [weak self] in
      let result = await operation()
      guard let self, self.number == own else { return }
      finish(result)
    }
  }

  func cancel() {
    number += 1
    task?.cancel()
    task = nil
  }
}

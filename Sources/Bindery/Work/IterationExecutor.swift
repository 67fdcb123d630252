/// Runs the task that iterates an asynchronous sequence on the main actor, one job at a time, and counts each job as work from the moment at which
/// it becomes ready.
///
///     feed        ─────── yield ──────────────────▶
///     task        waits ──┤ ready ─ runs ├─ waits ▶
///     work scope  idle ───┤  under way   ├─ idle ─▶
///
/// The events that a sequence waits for are invisible; but when a wait ends, the executor receives a job.
final class IterationExecutor: TaskExecutor {
  private let work: WorkScope.Work

  init(_ work: WorkScope.Work) { self.work = work }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    work.beginJob()
    // Detached: it belongs to the iteration, not to the task that sent the element.
    Task.detached { @MainActor in
      job.runSynchronously(on: self.asUnownedTaskExecutor())
      // If the job continued on the main actor, that part comes before this.
      Task.detached { @MainActor in self.work.endJob() }
    }
  }
}

extension WorkScope {
  /// Iterates a sequence in a task that counts as work in ``current``, except while it waits for the next element.
  ///
  /// - Parameters:
  ///   - elements: the sequence. An error that ends it goes to ``Reports``.
  ///   - receive: receives each element, unless the task is canceled.
  ///   - finish: runs after the last element, but not if the task is canceled.
  static func iterate<Elements: AsyncSequence & Sendable>(
    _ elements: Elements, receive: @escaping @MainActor (Elements.Element) -> Void,
    finish: @escaping @MainActor () -> Void = {}
  ) -> Task<Void, Never> where Elements.Element: Sendable {
    let work = current.begin("a signal of a sequence")
    return Task(executorPreference: IterationExecutor(work)) {
      await Work.$current.withValue(work) {
        do {
          try await elements.forEach(in: work, receive)
        } catch {
          if !(error is CancellationError) {
            await MainActor.run { report(.failure(binding: "Signal of \(Elements.self)", error: error)) }
          }
        }
        await MainActor.run { if !Task.isCancelled { finish() } }
      }
      work.end()
    }
  }
}

extension AsyncSequence where Element: Sendable {
  /// Delivers each element on the main actor, and marks the work as waiting between elements.
  fileprivate func forEach(
    in work: WorkScope.Work, _ receive: @escaping @MainActor (Element) -> Void
  ) async throws {
    var iterator = makeAsyncIterator()
    while true {
      let wait = work.beginWaiting(for: "the next element of a sequence", isOpen: true)
      defer { wait.end() }
      guard let element = try await iterator.next(isolation: nil) else { return }
      wait.end()
      // An element may arrive after the last observer has ended.
      await MainActor.run { if !Task.isCancelled { receive(element) } }
      if Task.isCancelled { return }
    }
  }
}

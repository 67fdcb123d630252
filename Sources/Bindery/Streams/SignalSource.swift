extension Signal where Value: Sendable {
  /// The elements of an asynchronous sequence, which is iterated while somebody observes. Its error, if it ends with one, goes to
  /// ``Reports``.
  ///
  ///     elements   ─ 1 ── 2 ────── 3 ─|
  ///     observed       ├──────────────▶
  ///     signal     ────── 2 ────── 3 ──▶
  ///
  /// What is done with an element counts as work in the ``WorkScope``; the wait for the next one does not.
  public init<Elements: AsyncSequence & Sendable>(_ elements: Elements) where Elements.Element == Value {
    self = .shared { output in
      let task = WorkScope.start("a signal of a sequence") {
        do {
          var iterator = elements.makeAsyncIterator()
          while true {
            let wait = WorkScope.beginWaiting(for: "the next element of a sequence")
            defer { wait.end() }
            guard let element = try await iterator.next(isolation: MainActor.shared) else { return }
            wait.end()
            // An element may arrive after the last observer has gone.
            if Task.isCancelled { return }
            output.accept(element)
          }
        } catch {
          if !(error is CancellationError) {
            report(.failure(binding: "Signal of \(Elements.self)", error: error))
          }
        }
      }
      return Disposable { task.cancel() }
    }
  }
}

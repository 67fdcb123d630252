extension Signal where Value: Sendable {
  /// The results of an asynchronous `operation` for the events, one after the other: each operation begins when the previous one has
  /// ended.
  ///
  ///     self           ─ A ── B ───────────────▶
  ///     operation(A)     ──────── a
  ///     operation(B)              ──── b
  ///     concatMap      ────────── a ── b ──────▶
  ///
  /// The running operation is canceled and waiting events are discarded when the last observer ends.
  public func concatMap<Result: Sendable>(
    _ operation: @escaping @MainActor (Value) async -> Result
  ) -> Signal<Result> {
    results(of: operation, named: "concatMap", limit: 1)
  }

  /// The elements of the sequences that `transform` returns, one sequence after the other: each is iterated when the previous one has
  /// ended.
  ///
  ///     self           ─ A ── B ───────────────────▶
  ///     transform(A)     ─ a1 ── a2 ─|
  ///     transform(B)                  ─ b1 ── b2 ─|
  ///     concatMap      ─── a1 ── a2 ─── b1 ── b2 ──▶
  ///
  /// An error that ends a sequence goes to ``Reports``. The iteration is canceled and waiting events are discarded when the last
  /// observer ends.
  public func concatMap<Elements: AsyncSequence & Sendable>(
    _ transform: @escaping @MainActor (Value) -> Elements
  ) -> Signal<Elements.Element> where Elements.Element: Sendable {
    .shared { output in
      let tasks = TaskSet(limit: 1)
      let binding = bind { event in
        tasks.add { finish in
          WorkScope.iterate(transform(event), receive: { output.accept($0) }, finish: finish)
        }
      }
      return Disposable {
        binding.dispose()
        tasks.cancel()
      }
    }
  }

  /// The results of an asynchronous `operation` for the events, of which at most `limit` run at the same time.
  func results<Result: Sendable>(
    of operation: @escaping @MainActor (Value) async -> Result, named name: String, limit: Int
  ) -> Signal<Result> {
    .shared { output in
      let tasks = TaskSet(limit: limit)
      let binding = bind { event in
        tasks.add(name) {
          let result = await operation(event)
          if !Task.isCancelled { output.accept(result) }
        }
      }
      return Disposable {
        binding.dispose()
        tasks.cancel()
      }
    }
  }
}

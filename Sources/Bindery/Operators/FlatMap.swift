extension Signal {
  /// The events of all the signals that `transform` returns, as they arrive.
  ///
  ///     self           ─ A ─────── B ────────▶
  ///     transform(A)     ─ a1 ── a2 ── a3 ───▶
  ///     transform(B)               ── b1 ────▶
  ///     flatMap        ─── a1 ── a2 ─ b1 a3 ─▶
  ///
  /// Signals never end, so each event adds one that is observed as long as the result is. ``flatMapLatest(_:)-(_)`` observes only the newest.
  public func flatMap<Result>(_ transform: @escaping @MainActor (Value) -> Signal<Result>) -> Signal<Result> {
    derive { output in
      let inner = DisposeBag()
      let binding = bind { event in transform(event).bind { output.accept($0) }.disposed(by: inner) }
      return Disposable {
        binding.dispose()
        inner.dispose()
      }
    }
  }

  /// The results of an asynchronous `operation` for the events, as they arrive. Operations run concurrently, and are canceled when the last
  /// observer ends.
  ///
  ///     self           ─ A ── B ───────────▶
  ///     operation(A)     ──────────── a
  ///     operation(B)          ── b
  ///     flatMap        ───────── b ── a ───▶
  public func flatMap<Result: Sendable>(
    _ operation: @escaping @MainActor (Value) async -> Result
  ) -> Signal<Result> where Value: Sendable {
    results(of: operation, named: "flatMap", limit: .max)
  }

  /// The elements of all the sequences that `transform` returns, as they arrive. They are canceled when the last observer ends.
  ///
  ///     self           ─ A ────── B ──────────▶
  ///     transform(A)     ─ a1 ─────── a2 ─|
  ///     transform(B)              ─ b1 ───|
  ///     flatMap        ─── a1 ───── b1 a2 ────▶
  public func flatMap<Elements: AsyncSequence & Sendable>(
    _ transform: @escaping @MainActor (Value) -> Elements
  ) -> Signal<Elements.Element> where Elements.Element: Sendable {
    flatMap { (event: Value) -> Signal<Elements.Element> in Signal<Elements.Element>(transform(event)) }
  }
}

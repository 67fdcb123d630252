extension Driver {
  /// The values of the driver that `transform` returns for the newest value.
  ///
  ///     self           A ───────── B ─────────▶
  ///     transform(A)   a1 ── a2 ────── a3 ────▶
  ///     transform(B)               b1 ─── b2 ─▶
  ///     flatMapLatest  a1 ── a2 ── b1 ─── b2 ─▶
  public func flatMapLatest<Result>(
    _ transform: @escaping @MainActor (Value) -> Driver<Result>
  ) -> Driver<Result> {
    let inner = Computed { transform(value) }
    return Driver<Result>(Computed { inner.value.value })
  }

  /// The result of an asynchronous `operation` for the newest value: for the current one when the first observer begins, then for
  /// each change. A newer value cancels the operation of the older one, whose result is then dropped.
  ///
  ///     self           A ── B ──────────────▶
  ///     operation(A)   ─────✗
  ///     operation(B)        ────── b
  ///     flatMapLatest  ─────────── b ───────▶
  public func flatMapLatest<Result: Sendable>(
    _ operation: @escaping @MainActor (Value) async -> Result
  ) -> Signal<Result> where Value: Sendable {
    asSignal(named: #function).flatMapLatest(operation)
  }
}

extension Signal {
  /// The result of an asynchronous `operation` for the newest event. A newer event cancels the operation of the older
  /// one, whose result is then dropped.
  ///
  ///     self           ─ A ── B ──────────▶
  ///     operation(A)     ─────✗
  ///     operation(B)          ───── b
  ///     flatMapLatest  ──────────── b ────▶
  public func flatMapLatest<Result: Sendable>(
    _ operation: @escaping @MainActor (Value) async -> Result
  ) -> Signal<Result> where Value: Sendable {
    .shared { output in
      let latest = LatestTask()
      let binding = bind { event in
        latest.start({ await operation(event) }, then: { output.accept($0) })
      }
      return Disposable {
        binding.dispose()
        latest.cancel()
      }
    }
  }

  /// The events of the signal that `transform` returns for the newest event.
  ///
  ///     self           ─ A ─────── B ──────▶
  ///     transform(A)     ─ a1 ── a2 ── a3 ─▶
  ///     transform(B)               ── b1 ──▶
  ///     flatMapLatest  ─── a1 ── a2 ─ b1 ──▶
  public func flatMapLatest<Result>(
    _ transform: @escaping @MainActor (Value) -> Signal<Result>
  ) -> Signal<Result> {
    derive { output in
      var inner: Disposable?
      let binding = bind { event in
        inner?.dispose()
        inner = transform(event).bind { output.accept($0) }
      }
      return Disposable {
        binding.dispose()
        inner?.dispose()
      }
    }
  }
}

extension Driver {
  /// The events of the signal that `transform` returns for the newest value: for the current one when an observer begins, then for
  /// each change.
  ///
  ///     self           A ─────── B ──────▶
  ///     transform(A)   ─ a1 ── a2 ── a3 ─▶
  ///     transform(B)             ── b1 ──▶
  ///     flatMapLatest  ─ a1 ── a2 ─ b1 ──▶
  public func flatMapLatest<Result>(
    _ transform: @escaping @MainActor (Value) -> Signal<Result>
  ) -> Signal<Result> {
    asSignal(named: #function).flatMapLatest(transform)
  }

  /// The elements of the sequence that `transform` returns for the newest value: for the current one when an observer begins, then
  /// for each change.
  ///
  ///     self           A ────────── B ──────▶
  ///     transform(A)   ── a1 ── a2 ─✗
  ///     transform(B)                ─── b1 ─▶
  ///     flatMapLatest  ── a1 ── a2 ──── b1 ─▶
  public func flatMapLatest<Elements: AsyncSequence & Sendable>(
    _ transform: @escaping @MainActor (Value) -> Elements
  ) -> Signal<Elements.Element> where Elements.Element: Sendable {
    flatMapLatest { (value: Value) -> Signal<Elements.Element> in Signal<Elements.Element>(transform(value)) }
  }
}

extension Signal {
  /// The elements of the sequence that `transform` returns for the newest event.
  ///
  ///     self           ─ A ───────── B ──────▶
  ///     transform(A)     ─ a1 ── a2 ─✗
  ///     transform(B)                 ─── b1 ─▶
  ///     flatMapLatest  ─── a1 ── a2 ──── b1 ─▶
  public func flatMapLatest<Elements: AsyncSequence & Sendable>(
    _ transform: @escaping @MainActor (Value) -> Elements
  ) -> Signal<Elements.Element> where Elements.Element: Sendable {
    flatMapLatest { (event: Value) -> Signal<Elements.Element> in Signal<Elements.Element>(transform(event)) }
  }
}

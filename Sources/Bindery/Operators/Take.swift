extension Signal {
  /// The first `count` events after the first observer begins; the count restarts when all observers have ended. For
  /// a cold signal, each observer receives its own first `count` events.
  ///
  ///     self      ─ 1 ── 2 ── 3 ──▶
  ///     take(2)   ─ 1 ── 2 ───────▶
  public func take(_ count: Int) -> Signal<Value> {
    derive { output in
      var left = count
      return bind { event in
        guard left > 0 else { return }
        left -= 1
        output.accept(event)
      }
    }
  }

  /// All events except the first `count`; all events if that is negative.
  ///
  ///     self      ─ 1 ── 2 ── 3 ──▶
  ///     skip(2)   ─────────── 3 ──▶
  public func skip(_ count: Int) -> Signal<Value> {
    derive { output in
      var left = count
      return bind { event in
        guard left <= 0 else {
          left -= 1
          return
        }
        output.accept(event)
      }
    }
  }

  /// The events before the first one of `end`.
  ///
  ///     self        ─ 1 ── 2 ───── 3 ──▶
  ///     end         ────────── • ──────▶
  ///     takeUntil   ─ 1 ── 2 ──────────▶
  public func takeUntil<End>(_ end: Signal<End>) -> Signal<Value> {
    derive { output in
      var isOver = false
      let source = bind { if !isOver { output.accept($0) } }
      let ending = end.bind { _ in
        isOver = true
        source.dispose()
      }
      return Disposable {
        source.dispose()
        ending.dispose()
      }
    }
  }
}

extension Driver {
  /// The first `count` values, as events, including the current one when an observer begins.
  ///
  ///     self      1 ── 2 ── 3 ──▶
  ///     take(2)   1 ── 2 ───────▶
  public func take(_ count: Int) -> Signal<Value> {
    asSignal().take(count)
  }

  /// The value until the first event of `end`; from then on it is constant. It observes for as long as it exists.
  ///
  ///     self        1 ── 2 ───── 3 ──▶
  ///     end         ──────── • ──────▶
  ///     takeUntil   1 ── 2 ──────────▶
  public func takeUntil<End>(_ end: Signal<End>) -> Driver<Value> {
    HeldDriver(untracked { value }) { box in
      let source = onChange { box.set($0) }
      let ending = unowned { end.bind { _ in source.dispose() } }
      return Disposable {
        source.dispose()
        ending.dispose()
      }
    }.driver
  }

  /// The changes after the first `count` values, including the current one when an observer begins.
  ///
  ///     self      1 ── 2 ── 3 ──▶
  ///     skip(2)   ───────── 3 ──▶
  public func skip(_ count: Int) -> Signal<Value> {
    asSignal().skip(count)
  }
}

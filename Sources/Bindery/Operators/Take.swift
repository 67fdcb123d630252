extension Signal {
  /// The first `count` events, counted from when the first observer begins; when all have ended, it begins anew. Of a cold signal each observer
  /// receives so many.
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

  /// All events but the first `count`.
  ///
  ///     self      ─ 1 ── 2 ── 3 ──▶
  ///     skip(2)   ─────────── 3 ──▶
  public func skip(_ count: Int) -> Signal<Value> {
    derive { output in
      var left = count
      return bind { event in
        guard left == 0 else {
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
  /// The first `count` values, as events, of which the one that is present when an observer begins is the first.
  ///
  ///     self      1 ── 2 ── 3 ──▶
  ///     take(2)   1 ── 2 ───────▶
  public func take(_ count: Int) -> Signal<Value> {
    asSignal().take(count)
  }

  /// The value until the first event of `end`; from then on it stays as it is. It observes for as long as it is kept.
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

  /// The changes after the first `count` values, of which the one that is present when an observer begins is the first.
  ///
  ///     self      1 ── 2 ── 3 ──▶
  ///     skip(2)   ───────── 3 ──▶
  public func skip(_ count: Int) -> Signal<Value> {
    asSignal().skip(count)
  }
}

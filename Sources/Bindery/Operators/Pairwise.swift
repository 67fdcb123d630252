extension Driver {
  /// Each value together with the previous one, as events; nothing for the current one when an observer begins.
  ///
  ///     self       1 ── 2 ───── 3 ────▶
  ///     pairwise   ──── 1,2 ─── 2,3 ──▶
  public func pairwise() -> Signal<(previous: Value, current: Value)> {
    asSignal().pairwise()
  }
}

extension Signal {
  /// Each event together with the previous one; nothing for the first.
  ///
  ///     self       ─ 1 ── 2 ───── 3 ────▶
  ///     pairwise   ────── 1,2 ─── 2,3 ──▶
  public func pairwise() -> Signal<(previous: Value, current: Value)> {
    derive { output in
      var last: Value?
      return bind { event in
        let previous = last
        last = event
        if let previous { output.accept((previous, event)) }
      }
    }
  }
}

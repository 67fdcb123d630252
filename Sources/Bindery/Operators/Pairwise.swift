extension Driver {
  /// Each value together with the one before it, as events; nothing for the one that is there when somebody begins to observe.
  ///
  ///     self       1 ── 2 ───── 3 ────▶
  ///     pairwise   ──── 1,2 ─── 2,3 ──▶
  public func pairwise() -> Signal<(previous: Value, current: Value)> {
    Signal { body in
      // Remembered for each observer: all begin with the value that is there.
      var last: Value?
      return unowned {
        bind { value in
          let previous = last
          last = value
          if let previous { body((previous, value)) }
        }
      }
    }
  }
}

extension Signal {
  /// Each event together with the one before it; nothing for the first.
  ///
  ///     self       ─ 1 ── 2 ───── 3 ────▶
  ///     pairwise   ────── 1,2 ─── 2,3 ──▶
  public func pairwise() -> Signal<(previous: Value, current: Value)> {
    .shared { output in
      var last: Value?
      return bind { event in
        let previous = last
        last = event
        if let previous { output.accept((previous, event)) }
      }
    }
  }
}

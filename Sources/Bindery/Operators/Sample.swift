extension Signal {
  /// At each event of `trigger`, the newest event of this signal, if one arrived since the last time.
  ///
  ///     self      ─ 1 ─ 2 ──────── 3 ──────▶
  ///     trigger   ──────── • ── • ───── • ──▶
  ///     sample    ──────── 2 ────────── 3 ──▶
  public func sample<Trigger>(on trigger: Signal<Trigger>) -> Signal<Value> {
    derive { output in
      var newest: Value?
      let source = bind { newest = $0 }
      let samples = trigger.bind { _ in
        guard let value = newest else { return }
        newest = nil
        output.accept(value)
      }
      return Disposable {
        source.dispose()
        samples.dispose()
      }
    }
  }
}

extension Driver {
  /// The value at the last event of `trigger`; the current one until the first event. It observes for as long as it
  /// exists.
  ///
  ///     self      1 ── 2 ─ 3 ──────▶
  ///     trigger   ──────────── • ──▶
  ///     sample    1 ────────── 3 ──▶
  public func sample<Trigger>(on trigger: Signal<Trigger>) -> Driver<Value> {
    HeldDriver(untracked { value }) { box in
      unowned { trigger.bind { _ in box.set(untracked { value }) } }
    }.driver
  }
}

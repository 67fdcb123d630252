extension Signal {
  /// The events of this and another signal, as they arrive.
  ///
  ///     self    ─ 1 ─────── 2 ──▶
  ///     other   ───── a ─────── b ▶
  ///     merge   ─ 1 ─ a ─── 2 ─ b ▶
  public func merge(with other: Signal<Value>) -> Signal<Value> {
    .merge([self, other])
  }

  /// The events of all `signals`, as they arrive.
  ///
  ///     a       ─ 1 ─────── 2 ──▶
  ///     b       ───── a ────────▶
  ///     c       ─────── x ──────▶
  ///     merge   ─ 1 ─ a x ─ 2 ──▶
  public static func merge(_ signals: [Signal<Value>]) -> Signal<Value> {
    .made(isCold: signals.contains { $0.isCold }) { output in
      let bindings = signals.map { signal in signal.bind { output.accept($0) } }
      return Disposable { for binding in bindings { binding.dispose() } }
    }
  }
}

extension Driver {
  /// The value that changed last, this driver's or the other's; this one's at first. It observes for as long as it exists.
  ///
  ///     self    1 ─────── 2 ──▶
  ///     other   a ── b ───────▶
  ///     merge   1 ── b ── 2 ──▶
  public func merge(with other: Driver<Value>) -> Driver<Value> {
    HeldDriver(untracked { value }) { box in
      let first = onChange { box.set($0) }
      let second = other.onChange { box.set($0) }
      return Disposable {
        first.dispose()
        second.dispose()
      }
    }.driver
  }
}

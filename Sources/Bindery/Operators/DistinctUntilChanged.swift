extension Signal where Value: Equatable {
  /// The events without those that equal the previous one.
  ///
  ///     self                 ─ 1 ── 1 ── 2 ── 1 ──▶
  ///     distinctUntilChanged ─ 1 ─────── 2 ── 1 ──▶
  public func distinctUntilChanged() -> Signal<Value> {
    distinctUntilChanged { $0 == $1 }
  }
}

extension Signal {
  /// The events without those that equal the previous one by `isEqual`.
  ///
  ///     self                      1 ── 3 ── 2 ── 4 ──▶
  ///     distinct by { $0 % 2 }    1 ─────── 2 ───────▶
  public func distinctUntilChanged(by isEqual: @escaping (Value, Value) -> Bool) -> Signal<Value> {
    derive { output in
      var last: Value?
      return bind { event in
        if let last, isEqual(last, event) { return }
        last = event
        output.accept(event)
      }
    }
  }
}

extension Driver where Value: Equatable {
  /// The values without those that equal the previous one.
  ///
  ///     self                    1 ── 1 ── 2 ── 1 ──▶
  ///     distinctUntilChanged    1 ─────── 2 ── 1 ──▶
  public func distinctUntilChanged() -> Driver<Value> {
    distinctUntilChanged { $0 == $1 }
  }
}

extension Driver {
  /// The values without those that equal the previous one by `isEqual`.
  ///
  ///     self                    1 ── 1 ── 2 ── 1 ──▶
  ///     distinctUntilChanged    1 ─────── 2 ── 1 ──▶
  public func distinctUntilChanged(by isEqual: @escaping (Value, Value) -> Bool) -> Driver<Value> {
    Driver(Computed(isEqual: isEqual) { value })
  }
}

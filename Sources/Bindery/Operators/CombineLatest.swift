/// The newest values of several drivers, together.
///
///     a               1 ───── 2 ────────▶
///     b               x ────────── y ───▶
///     combineLatest   1x ──── 2x ─ 2y ──▶
///
/// Changes of several in one batch are one change.
@MainActor
public func combineLatest<each Value>(_ drivers: repeat Driver<each Value>) -> Driver<(repeat each Value)> {
  Driver(Computed { (repeat (each drivers).value) })
}

/// What `transform` makes of the newest values of several drivers.
///
///     a                   1 ─────── 2 ────────▶
///     b                   10 ──────────── 20 ─▶
///     combineLatest +     11 ────── 12 ── 22 ─▶
@MainActor
public func combineLatest<each Value, Result>(
  _ drivers: repeat Driver<each Value>,
  transform: @escaping @MainActor (repeat each Value) -> Result
) -> Driver<Result> {
  Driver<Result>(Computed { transform(repeat (each drivers).value) })
}

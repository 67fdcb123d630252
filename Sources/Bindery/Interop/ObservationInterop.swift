/// How the engine and Swift's Observation see each other.
///
///     @Observable object ──▶ effect, Computed, view     while `tracksObservables`, as at first
///     Box, Computed ───────▶ withObservationTracking    while `showsBoxes`
@MainActor
public enum ObservationInterop {
  /// Whether `@Observable` objects are tracked when an effect, a derived value or a view reads them. It is on; looking out for them
  /// costs each run about 0.2 µs, many times what the run itself costs, and a program that has none can save that.
  public static var tracksObservables: Bool {
    get { !engine.ignoresObservables }
    set { engine.ignoresObservables = !newValue }
  }

  /// Whether boxes and derived values that are read outside of bindings are seen by `withObservationTracking`, and so by SwiftUI. It is off:
  /// a box that is read while it is on gets its node and an observation registrar at its first read.
  ///
  /// Set it when the program starts, outside of all bindings.
  public static var showsBoxes: Bool = false {
    didSet { showSources(showsBoxes) }
  }
}

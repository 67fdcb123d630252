/// The connections between the engine and Swift's Observation.
///
///     @Observable object ──▶ effect, Computed, view     while `tracksObservables`, as at first
///     Box, Computed ───────▶ withObservationTracking    while `showsBoxes`
@MainActor
public enum ObservationInterop {
  /// Whether `@Observable` objects are tracked when an effect, a derived value or a view reads them. It is on by default and costs
  /// each run of an effect about 0.2 µs, many times the cost of the run itself, and each run of a derived value a fifth of that; a program
  /// without such objects can turn it off.
  public static var tracksObservables: Bool {
    get { !engine.ignoresObservables }
    set { engine.ignoresObservables = !newValue }
  }

  /// Whether `withObservationTracking`, and thus SwiftUI, sees reads of boxes and derived values outside of bindings. It is off by default:
  /// while it is on, the first read of a box creates its node and an observation registrar.
  ///
  /// Set it when the program starts, outside of all bindings.
  public static var showsBoxes: Bool = false {
    didSet { showSources(showsBoxes) }
  }
}

/// How the engine and Swift's Observation see each other.
@MainActor
public enum ObservationInterop {
  /// Whether `@Observable` objects are tracked when an effect, a derived value or a view reads them. It is on; looking out for them
  /// costs each run about as much as three `Dictionary` lookups, and a program that has none can save that.
  public static var tracksObservables: Bool {
    get { Bindery.tracksObservables }
    set { Bindery.tracksObservables = newValue }
  }
}

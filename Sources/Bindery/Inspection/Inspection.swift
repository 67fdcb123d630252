/// Shows the graph during development. It is off by default, and costs nothing then.
///
///     Inspection.isOn = true
///     // … build the view models …
///     print(Bindery.graph())
@MainActor
public enum Inspection {
  /// Whether new nodes are registered for ``graph()``, runs are counted and traced, and misuse is reported.
  public static var isOn: Bool {
    get { isInspecting }
    set {
      engine.isInspecting = newValue
      if !newValue { NodeRegistry.shared.forgetAll() }
    }
  }

  /// Receives each run and each write while the inspection is on.
  public static var trace: (@MainActor (TraceEvent) -> Void)?
}

/// An event in the graph.
public enum TraceEvent: Sendable, Equatable {
  /// A derived value was computed or an effect ran.
  case ran(String)
  /// A box got a different value.
  case wrote(String)
}

/// Shows the graph while a program is developed. It is off, and costs nothing then.
///
///     Inspection.isOn = true
///     // … build the view models …
///     print(Bindery.graph())
@MainActor
public enum Inspection {
  /// Whether nodes that are made from now on are remembered for ``graph()``, runs are counted and traced, and misuse is reported.
  public static var isOn: Bool {
    get { isInspecting }
    set {
      engine.isInspecting = newValue
      if !newValue { NodeRegistry.shared.forgetAll() }
    }
  }

  /// Told of each run and each write while the inspection is on.
  public static var trace: (@MainActor (TraceEvent) -> Void)?
}

/// Something that happened in the graph.
public enum TraceEvent: Sendable, Equatable {
  /// A derived value was computed or an effect ran.
  case ran(String)
  /// A box got another value.
  case wrote(String)
}

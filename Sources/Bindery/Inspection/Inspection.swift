/// Looks inside the graph while a program is developed. It is off, and costs nothing then.
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
      isInspecting = newValue
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

/// Whether nodes are remembered and runs are noted.
// Unsafe is right: on the main actor only, as Tracking.swift says of the whole graph.
@usableFromInline @exclusivity(unchecked) nonisolated(unsafe) var isInspecting = false {
  didSet { watchesRuns = isInspecting || tracksObservables }
}

/// Whether a run needs more than the tracking of its reads.
// Unsafe is right: on the main actor only, as Tracking.swift says of the whole graph.
@exclusivity(unchecked) nonisolated(unsafe) var watchesRuns = true

/// Runs the body of a node with all that is switched on.
func watched<R, Failure: Error>(_ node: NodePointer, _ body: () throws(Failure) -> R) throws(Failure) -> R {
  if isInspecting { NodeRegistry.shared.noteRun(node) }
  guard tracksObservables, !node.pointee.flags.contains(.observesApart) else { return try body() }
  return try observingObservables(for: node, body)
}

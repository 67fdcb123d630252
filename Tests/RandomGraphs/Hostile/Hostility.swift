/// One kind of hostility that a ``HostileProgram`` may show.
public enum Hostility: String, CaseIterable, Sendable {
  /// The closures of derived values act: they write, dispose, make and drop.
  case derivedActs = "derived-acts"
  /// Effects are disposed, or dropped with their last reference, from any point of a run.
  case disposal
  /// The bodies of effects throw.
  case errors
  /// The report handler acts.
  case reportActs = "report-acts"
  /// The report handler reads boxes.
  case reportReads = "report-reads"
  /// Effects keep each other running until they are given up.
  case cycles
  /// Closures create derived values that nothing retains, and read them.
  case unkept
  /// Effects are made in runs.
  case nesting
  /// Effects are stored in bags, which are emptied and dropped at any point of a run.
  case bags
  /// Events are sent and bound from any point of a run.
  case relays
  /// A part of the sources are `@Observable` objects.
  case objects
  /// Objects go whose deinit acts.
  case deinits
  /// Runs leave clean-ups that act.
  case cleanups
  /// Objects with boxes, derived values and effects are made and dropped.
  case owners
  /// Batches begin inside of runs.
  case batches
}

/// The kinds of hostility of a run of the fuzz, under a name.
public struct HostileProfile: Sendable {
  /// The name on the command line.
  public let name: String
  /// The kinds of hostility of its programs.
  public let kinds: Set<Hostility>

  /// All profiles; the first is the default.
  public static let all: [HostileProfile] = [
    HostileProfile(name: "default", kinds: Set(Hostility.allCases)),
    HostileProfile(name: "dispose-in-derived", kinds: [.derivedActs, .disposal, .nesting, .cleanups]),
    HostileProfile(name: "reports", kinds: [.errors, .reportActs, .reportReads, .cycles, .nesting]),
    HostileProfile(name: "unkept", kinds: [.unkept]),
    HostileProfile(name: "bags", kinds: [.bags, .nesting, .owners]),
    HostileProfile(name: "objects", kinds: [.objects, .nesting, .disposal, .batches]),
    HostileProfile(
      name: "endings", kinds: [.disposal, .nesting, .bags, .deinits, .cleanups, .owners, .relays, .unkept]),
  ]
}

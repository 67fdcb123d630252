/// A kind of hostility of a ``HostileProgram``.
public enum Hostility: String, CaseIterable, Sendable {
  /// The closures of derived values act: they write, dispose, create and drop.
  case derivedActs = "derived-acts"
  /// Effects are disposed, or dropped with their last reference, at any point of a run.
  case disposal
  /// The bodies of effects throw.
  case errors
  /// The report handler acts.
  case reportActs = "report-acts"
  /// The report handler reads boxes.
  case reportReads = "report-reads"
  /// Effects trigger each other until the engine stops them.
  case cycles
  /// Closures create derived values that nothing retains, and read them.
  case unkept
  /// Effects are created in runs.
  case nesting
  /// Effects are stored in bags, which are emptied and dropped at any point of a run.
  case bags
  /// Events are sent and bound at any point of a run.
  case relays
  /// Some of the sources are `@Observable` objects.
  case objects
  /// Objects are released whose deinitializer acts.
  case deinits
  /// Runs register cleanups that act.
  case cleanups
  /// Objects with boxes, derived values and effects are created and dropped.
  case owners
  /// Batches start inside of runs.
  case batches
}

/// A named set of kinds of hostility for the fuzz.
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

/// The header of everything in the graph: a box, a derived value or an effect.
///
/// It lives in raw memory, owned by exactly one object (a box's storage, a memo, an effect), which frees it when it goes.
/// Plain structs behind pointers have no reference counts and no exclusivity checks.
@usableFromInline
struct Node {
  @usableFromInline var flags: Flags
  /// How far below the root effects this one stands; a flush runs small depths first.
  @usableFromInline var depth: Int32
  /// The run that read this node last, so that reading it twice in a run makes one link.
  @usableFromInline var stamp: UInt = 0
  /// Who reads this node, in the order in which they began to.
  @usableFromInline var firstObserver: LinkPointer?
  @usableFromInline var lastObserver: LinkPointer?
  /// What this node read in its last run, in order.
  @usableFromInline var firstSource: LinkPointer?
  /// During a run: the last source confirmed so far. Otherwise: the last one.
  @usableFromInline var lastSource: LinkPointer?
  /// Brings the node up to date and says whether its value changed; for an effect: runs it.
  @usableFromInline var update: () -> Bool
  /// The next effect in the same bucket of the flush.
  var nextQueued: NodePointer?
  /// The round in which the effect ran last.
  var round: UInt32 = 0
  /// Effects made during the last run of this effect.
  var children: [Disposable]?
  /// Tells of changes of the `@Observable` objects that the last run read.
  var observation: ObservationTicket?
  /// What reports call it.
  var name: String

  init(flags: Flags, depth: Int32 = 0, name: String, update: @escaping () -> Bool) {
    self.flags = flags
    self.depth = depth
    self.name = name
    self.update = update
  }

  /// What a node is and what is known about its value.
  @usableFromInline
  struct Flags: OptionSet, Sendable {
    @usableFromInline let rawValue: UInt32
    @usableFromInline init(rawValue: UInt32) { self.rawValue = rawValue }

    /// It has a body that runs for its effect.
    @usableFromInline static let effect = Flags(rawValue: 1)
    /// It is computed from others.
    @usableFromInline static let derived = Flags(rawValue: 2)
    /// A source changed: it must run.
    @usableFromInline static let dirty = Flags(rawValue: 4)
    /// Something further up changed: ask the sources first.
    @usableFromInline static let pending = Flags(rawValue: 8)
    /// It waits in the flush.
    @usableFromInline static let queued = Flags(rawValue: 16)
    /// Its body is running.
    @usableFromInline static let running = Flags(rawValue: 32)
    /// It never runs again.
    @usableFromInline static let disposed = Flags(rawValue: 64)
    /// The owner let go of it during its run; the run frees it at its end.
    @usableFromInline static let orphaned = Flags(rawValue: 128)
    /// Dirty or pending.
    @usableFromInline static let stale: Flags = [.dirty, .pending]
  }
}

/// Where a node is.
@usableFromInline typealias NodePointer = UnsafeMutablePointer<Node>

/// One edge: `observer` read `source` in its last run. It stands in two lists, the source's and the observer's.
///
///     source ──▶ link ⇄ link ⇄ link        (observers of the source)
///                 │
///     observer ─▶ link ─▶ link             (sources of the observer, in order of reading)
@usableFromInline
struct Link {
  @usableFromInline var source: NodePointer
  @usableFromInline var observer: NodePointer
  var previousObserver: LinkPointer?
  @usableFromInline var nextObserver: LinkPointer?
  @usableFromInline var nextSource: LinkPointer?
}

/// Where a link is.
@usableFromInline typealias LinkPointer = UnsafeMutablePointer<Link>

/// The state of the graph between calls: active runs, waiting effects, and its memory.
///
///     Engine ─┬─ activeRun, batchDepth      what is active
///             ├─ queue, flush               what waits to run
///             ├─ asked, forks               where a check and a walk are
///             └─ memory, stack, reports     what is kept for later
@usableFromInline
struct Engine: ~Copyable {
  /// The innermost active run.
  @usableFromInline var activeRun: RunPointer?
  /// The number of open batches, plus one during a flush.
  @usableFromInline var batchDepth: Int
  /// Whether nodes are registered and runs are recorded.
  @usableFromInline var isInspecting: Bool {
    didSet { runsPlainly = ignoresObservables && !isInspecting }
  }
  /// Whether runs ignore `@Observable` objects.
  @usableFromInline var ignoresObservables: Bool {
    didSet { runsPlainly = ignoresObservables && !isInspecting }
  }
  /// Whether a run needs nothing but the tracking of its reads.
  var runsPlainly: Bool
  /// The number of the newest run.
  var runCount: UInt
  /// The address for links of an untracked run, which has none.
  var nowhere: LinkPointer?
  /// The links that a check follows: the observer of each waits for the update of its source.
  var asked: RawStack<LinkPointer>
  /// The lists of observers that a walk has yet to mark.
  var forks: RawStack<LinkPointer>
  var queue: EffectQueue
  var flush: FlushState
  var memory: GraphMemory
  var stack: StackRoom
  var reports: PendingReports
}

/// The only graph of the process.
@inlinable
var engine: Engine {
  @inline(__always) unsafeAddress { UnsafePointer(engineAddress) }
  @inline(__always) unsafeMutableAddress { engineAddress }
}

@inlinable
var engineAddress: UnsafeMutablePointer<Engine> {
  @inline(__always) get {
    UnsafeMutableRawPointer(address(of: &engineMemory)).assumingMemoryBound(to: Engine.self)
  }
}

@usableFromInline typealias EightWords = (UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt)
@usableFromInline typealias EngineMemory = (
  EightWords, EightWords, EightWords, EightWords, EightWords, EightWords, EightWords, EightWords
)

/// The memory of the graph. All bits of a new graph are zero: with a literal, other modules need not call an initializer at each
/// access.
// Unsafe and unchecked is right: every entry is a member of a main-actor type or an isolated deinit, so that only one thread uses the
// memory, and no access lasts while a closure runs, so that none overlap.
@usableFromInline @exclusivity(unchecked) nonisolated(unsafe) var engineMemory: EngineMemory = (
  (0, 0, 0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0, 0, 0),
  (0, 0, 0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0, 0, 0)
)

/// Whether the ``Inspection`` is on.
@inlinable @inline(__always)
var isInspecting: Bool { engine.isInspecting }

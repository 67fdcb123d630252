/// All that the graph knows between calls: what is going on, what waits, and its memory.
///
///     Engine ─┬─ activeRun, batchDepth      what is going on
///             ├─ queue, flush               what waits to run
///             ├─ asked, forks               where a check and a walk are
///             └─ memory, stack, reports     what is kept for later
@usableFromInline
struct Engine: ~Copyable {
  /// The innermost run that is going on.
  @usableFromInline var activeRun: RunPointer? = nil
  /// Open batches, and one for a flush that is going on.
  @usableFromInline var batchDepth = 0
  /// Whether nodes are remembered and runs are noted.
  @usableFromInline var isInspecting = false {
    didSet { watchesRuns = isInspecting || tracksObservables }
  }
  /// Whether runs track `@Observable` objects.
  @usableFromInline var tracksObservables = true {
    didSet { watchesRuns = isInspecting || tracksObservables }
  }
  /// Whether a run needs more than the tracking of its reads.
  var watchesRuns = true
  /// The number of the newest run.
  var runCount: UInt = 1
  /// Where the links of an untracked run would be; there are none.
  var nowhere: LinkPointer? = nil
  /// The links that a check asks now: the observer of each waits for its source to be brought up to date.
  var asked = RawStack<LinkPointer>()
  /// Lists of observers that a walk still has to mark.
  var forks = RawStack<LinkPointer>()
  var queue = EffectQueue()
  var flush = FlushState()
  var memory = GraphMemory()
  var stack = StackRoom()
  var reports = PendingReports()

  @inlinable init() {}
}

/// The one graph of the process.
// Unsafe is right: the graph is used on the main actor only, since every entry is a member of a main-actor type or an isolated deinit. A
// static initialiser keeps it free of `swift_once`.
@usableFromInline @exclusivity(unchecked) nonisolated(unsafe) var engine = Engine()

/// Whether the ``Inspection`` is on.
@inlinable @inline(__always)
var isInspecting: Bool { engine.isInspecting }

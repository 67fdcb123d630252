// The globals here may be unsafe because the graph is used on the main actor only; see Tracking.swift.

/// Effects of one depth that wait, and how many of them have been taken out.
private struct Bucket: ~Copyable {
  var nodes = RawStack<NodePointer>()
  var taken = 0
}

/// Effects that wait, by depth.
@exclusivity(unchecked) nonisolated(unsafe) private var allBuckets: UnsafeMutablePointer<Bucket>? = nil
private var buckets: UnsafeMutablePointer<Bucket> { allBuckets.unsafelyUnwrapped }
@exclusivity(unchecked) nonisolated(unsafe) private var bucketCount = 0
/// No effect waits in a bucket below this one.
@exclusivity(unchecked) nonisolated(unsafe) private var lowest = Int.max
/// Effects that ran already in this round and wait for the next.
@exclusivity(unchecked) nonisolated(unsafe) private var nextRound = RawStack<NodePointer>()
@exclusivity(unchecked) nonisolated(unsafe) private var round: UInt16 = 0
@exclusivity(unchecked) nonisolated(unsafe) private var isFlushing = false
/// Open batches, and one for a flush that is going on.
@usableFromInline @exclusivity(unchecked) nonisolated(unsafe) var batchDepth = 0
/// Boxes written in the open batch, to be compared with what they were.
@exclusivity(unchecked) nonisolated(unsafe) private var written = RawStack<NodePointer>()
/// Who queued whom in the last rounds before a flush is given up.
@exclusivity(unchecked) nonisolated(unsafe) private var trail: [String] = []
@exclusivity(unchecked) nonisolated(unsafe) private var isTrailing = false

/// How many rounds a flush may take before it counts as a cycle.
private let roundLimit = 100

/// Tells those who read `source` that it changed, and runs what depends on it. No batch is open.
@usableFromInline
func notify(_ source: SourcePointer) {
  guard let link = source.pointee.firstObserver else { return }
  if isInspecting { NodeRegistry.shared.noteWrite(source.head) }
  let observer = link.pointee.observer
  if link.pointee.nextObserver == nil, observer.pointee.flags.isDisjoint(with: .usualCaseExcluded),
    observer.pointee.flags.contains(.effect)
  {
    // The usual case, without the queue: one binding, which is idle.
    batchDepth = 1
    walks &+= 1
    isFlushing = true
    round &+= 1
    observer.pointee.round = round
    runEffect(observer)
    isFlushing = false
    if lowest != Int.max || nextRound.count > 0 || written.count > 0 { flush() }
    batchDepth = 0
    endWalk()
  } else {
    propagate(from: source, mark: .dirty)
    flushIfOutermost()
  }
}

extension Node.Flags {
  /// What keeps an effect from being run at once.
  fileprivate static var usualCaseExcluded: Node.Flags { [.dirty, .pending, .queued, .running, .disposed] }
}

/// Puts an effect into the flush.
func enqueue(_ node: NodePointer) {
  let flags = node.pointee.flags
  guard flags.isDisjoint(with: [.queued, .disposed]) else { return }
  node.pointee.flags = flags.union(.queued)
  if isTrailing { trail.append(node.displayName) }
  if isFlushing, node.pointee.round == round { nextRound.push(node) } else { push(node) }
}

private func push(_ node: NodePointer) {
  let depth = Int(node.pointee.depth)
  if depth >= bucketCount { growBuckets(depth + 1) }
  buckets[depth].nodes.push(node)
  if depth < lowest { lowest = depth }
}

private func growBuckets(_ count: Int) {
  let larger = UnsafeMutablePointer<Bucket>.allocate(capacity: count * 2)
  if let allBuckets {
    larger.moveInitialize(from: allBuckets, count: bucketCount)
    allBuckets.deallocate()
  }
  for index in bucketCount..<count * 2 { (larger + index).initialize(to: Bucket()) }
  allBuckets = larger
  bucketCount = count * 2
}

/// Takes the effect with the smallest depth out of the flush, among equals the one that was queued first.
private func pop() -> NodePointer? {
  while lowest < bucketCount {
    let taken = buckets[lowest].taken
    if taken < buckets[lowest].nodes.count {
      buckets[lowest].taken = taken + 1
      return buckets[lowest].nodes[taken]
    }
    buckets[lowest].nodes.removeAll()
    buckets[lowest].taken = 0
    lowest += 1
  }
  lowest = Int.max
  return nil
}

/// Runs what waits, if no batch is open.
@usableFromInline
func flushIfOutermost() {
  guard batchDepth == 0 else { return }
  // A batch that only let go of something leaves nothing to run, but its memory to free.
  guard lowest != Int.max || written.count > 0 else { return freeWhatEnded() }
  batchDepth = 1
  walks &+= 1
  flush()
  batchDepth = 0
  endWalk()
}

private func flush() {
  isFlushing = true
  var rounds = 0
  repeat {
    round &+= 1
    rounds += 1
    while let node = pop() { runQueued(node) }
    guard nextRound.count > 0 else { break }
    isTrailing = rounds >= roundLimit - 1
    if rounds >= roundLimit { giveUp() } else { startNextRound() }
  } while lowest != Int.max
  isFlushing = false
  isTrailing = false
  settleWrites()
}

private func runQueued(_ node: NodePointer) {
  node.pointee.flags.remove(.queued)
  guard !node.pointee.flags.contains(.disposed) else { return }
  node.pointee.round = round
  if !node.pointee.flags.contains(.dirty) { refresh(node) }
  if node.pointee.flags.contains(.dirty) { runEffect(node) }
}

private func startNextRound() {
  let count = nextRound.count
  for index in 0..<count { push(nextRound[index]) }
  nextRound.removeAll()
}

/// Drops effects that keep each other running, and reports them.
private func giveUp() {
  var names = trail
  for index in 0..<nextRound.count {
    let node = nextRound[index]
    node.pointee.flags.subtract([.queued, .dirty, .pending])
    if names.isEmpty { names.append(node.displayName) }
  }
  nextRound.removeAll()
  trail = []
  isTrailing = false
  report(.cycle(path: names, rounds: roundLimit))
}

/// Remembers a box that keeps its old value until the batch is over.
func rememberWrite(of source: SourcePointer) {
  written.push(source.head)
}

/// Compares what was written and read by nobody yet, so that no old value stays, and tells those who read it next.
private func settleWrites() {
  while written.count > 0 {
    let node = written.pop()
    if node.pointee.flags.contains(.dirty), !node.pointee.flags.contains(.disposed) { renew(node) }
  }
}

/// Whether a freed node may still stand in one of the lists here.
func isAwaited(_ node: NodePointer) -> Bool {
  !node.pointee.flags.isDisjoint(with: [.queued, .dirty]) || batchDepth > 0
}

/// Runs the body of an effect, with its reads tracked. A walk must be going on.
func runEffect(_ node: NodePointer) {
  if node.pointee.extra != nil { disposeChildren(of: node) }
  guard !node.pointee.flags.contains(.disposed) else { return }
  node.pointee.flags.subtract(.stale)
  let outerOwner = owningEffect
  owningEffect = node.pointee.flags.contains(.ownsEffects) ? node : nil
  let outer = beginRun(node)
  do {
    if watchesRuns {
      try watched(node) { try invoke(node.asEffect.pointee.body) }
    } else {
      try invoke(node.asEffect.pointee.body)
    }
  } catch {
    report(.failure(binding: node.displayName, error: error))
  }
  endRun(node, outer)
  owningEffect = outerOwner
  if node.pointee.flags.contains(.disposed) { dropSources(of: node, after: nil) }
}

@inline(never)
func invoke(_ body: borrowing EffectBody) throws { try body.call() }

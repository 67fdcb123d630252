/// Effects that wait, by depth: a bucket is a list linked through the nodes.
struct Bucket {
  var first: NodePointer?
  var last: NodePointer?
}

@exclusivity(unchecked) nonisolated(unsafe) private var buckets: [Bucket] = [Bucket()]
/// No effect waits in a bucket below this one.
@exclusivity(unchecked) nonisolated(unsafe) private var lowest = Int.max
/// Effects that ran already in this round and wait for the next.
@exclusivity(unchecked) nonisolated(unsafe) private var nextRound: [NodePointer] = []
@exclusivity(unchecked) nonisolated(unsafe) private var round: UInt32 = 0
@exclusivity(unchecked) nonisolated(unsafe) private var isFlushing = false
/// Open batches, and one for a flush that is going on.
@usableFromInline @exclusivity(unchecked) nonisolated(unsafe) var batchDepth = 0
/// Boxes written in the open batch: after the flush they no longer need their old values.
@exclusivity(unchecked) nonisolated(unsafe) private var written: [NodePointer] = []
/// How many rounds a flush may take before it counts as a cycle.
let roundLimit: UInt32 = 100

/// Puts an effect into the flush.
func enqueue(_ node: NodePointer) {
  guard !node.pointee.flags.contains(.queued) else { return }
  node.pointee.flags.insert(.queued)
  if isFlushing, node.pointee.round == round {
    nextRound.append(node)
  } else {
    push(node)
  }
}

private func push(_ node: NodePointer) {
  let depth = Int(node.pointee.depth)
  while buckets.count <= depth { buckets.append(Bucket()) }
  node.pointee.nextQueued = nil
  if let last = buckets[depth].last {
    last.pointee.nextQueued = node
  } else {
    buckets[depth].first = node
  }
  buckets[depth].last = node
  if depth < lowest { lowest = depth }
}

/// Takes the effect with the smallest depth out of the flush.
private func pop() -> NodePointer? {
  while lowest < buckets.count {
    if let node = buckets[lowest].first {
      let next = node.pointee.nextQueued
      buckets[lowest].first = next
      if next == nil { buckets[lowest].last = nil }
      node.pointee.nextQueued = nil
      return node
    }
    lowest += 1
  }
  lowest = Int.max
  return nil
}

/// Takes a node that goes away out of the flush.
func dequeue(_ node: NodePointer) {
  guard node.pointee.flags.contains(.queued) else { return }
  node.pointee.flags.remove(.queued)
  if let index = nextRound.firstIndex(of: node) {
    nextRound.remove(at: index)
    return
  }
  let depth = Int(node.pointee.depth)
  var before: NodePointer?
  var walk = buckets[depth].first
  while let current = walk, current != node {
    before = current
    walk = current.pointee.nextQueued
  }
  guard walk == node else { return }
  let next = node.pointee.nextQueued
  if let before { before.pointee.nextQueued = next } else { buckets[depth].first = next }
  if buckets[depth].last == node { buckets[depth].last = before }
}

/// Runs what waits, if no batch is open.
@usableFromInline
func flushIfOutermost() {
  guard batchDepth == 0, lowest != Int.max || !written.isEmpty else { return }
  flush()
}

private func flush() {
  batchDepth += 1
  walks += 1
  isFlushing = true
  var rounds: UInt32 = 0
  repeat {
    round &+= 1
    rounds += 1
    while let node = pop() {
      node.pointee.flags.remove(.queued)
      node.pointee.round = round
      refresh(node)
      if node.pointee.flags.contains(.dirty) { runEffect(node) }
    }
    let again = nextRound
    nextRound.removeAll(keepingCapacity: true)
    if rounds >= roundLimit, !again.isEmpty {
      giveUp(again)
      break
    }
    for node in again { push(node) }
  } while lowest != Int.max
  isFlushing = false
  settleWrites()
  batchDepth -= 1
  endWalk()
}

/// Drops effects that keep each other running, and reports them.
private func giveUp(_ nodes: [NodePointer]) {
  for node in nodes { node.pointee.flags.subtract([.queued, .dirty, .pending]) }
  report(.cycle(path: nodes.map { $0.pointee.name }, rounds: Int(roundLimit)))
}

/// Remembers a box that keeps its old value until the batch is over.
@usableFromInline
func rememberWrite(of node: NodePointer) {
  written.append(node)
}

/// Forgets a box that goes away.
func forgetWrite(of node: NodePointer) {
  written.removeAll { $0 == node }
}

/// Compares what is written but was read by nobody yet, so that no old value stays, and tells those who read it next.
private func settleWrites() {
  while let node = written.popLast() {
    if node.pointee.flags.contains(.dirty) { update(node) }
  }
}

/// Runs the body of an effect, with its reads tracked.
func runEffect(_ node: NodePointer) {
  node.pointee.flags.subtract(.stale)
  let children = node.pointee.children
  node.pointee.children = nil
  if let children { disposeAll(children) }
  guard !node.pointee.flags.contains(.disposed) else { return }
  _ = tracked(node) { node.pointee.update() }
  if node.pointee.flags.contains(.orphaned) { free(node) }
}

/// Marks everything downstream of `source` as possibly out of date, and queues the effects among it.
///
/// A chain is followed in place; only at a fork the rest is pushed on a stack.
///
/// - Parameter mark: the state of the direct observers: `dirty` if the value changed, `pending` if a later check decides.
func propagate(from source: SourcePointer, mark: Node.Flags) {
  if engine.flush.isTrailing { noteOnTrail(source) }
  let base = engine.forks.count
  var mark = mark
  // During a check, a node may be past the source that changes now.
  let below: Node.Flags = engine.memory.checks > 0 ? [.pending, .asksAgain] : .pending
  if mark == .pending { mark = below }
  var link = source.pointee.firstObserver
  while true {
    guard let current = link else {
      guard engine.forks.count > base else { return }
      link = engine.forks.pop()
      mark = below
      continue
    }
    let observer = current.pointee.observer
    let flags = observer.pointee.flags
    link = current.pointee.nextObserver
    observer.pointee.flags = flags.union(mark)
    // Everything downstream of a stale node is already marked.
    if !flags.isDisjoint(with: .stale) { continue }
    if flags.contains(.effect) {
      enqueue(observer)
    } else if let first = observer.asSource.pointee.firstObserver {
      if link == nil {
        link = first
        mark = below
      } else if first.pointee.nextObserver != nil || !markEffect(first.pointee.observer, below) {
        engine.forks.push(first)
      }
    }
  }
}

/// Marks the only reader of a derived value if that ends the walk: if it is an effect, or is already marked.
@inline(__always)
private func markEffect(_ node: NodePointer, _ mark: Node.Flags) -> Bool {
  let flags = node.pointee.flags
  if !flags.isDisjoint(with: .stale) {
    node.pointee.flags = flags.union(mark)
    return true
  }
  guard flags.contains(.effect) else { return false }
  node.pointee.flags = flags.union(mark)
  enqueue(node)
  return true
}

/// Marks a node after a change of a value that it read outside the graph, and everything downstream of it.
func markDirty(_ node: NodePointer) {
  let flags = node.pointee.flags
  node.pointee.flags.insert(.dirty)
  guard flags.isDisjoint(with: .stale) else { return }
  if flags.contains(.effect) { enqueue(node) } else { propagate(from: node.asSource, mark: .pending) }
}

/// Compares a box with its value before the batch; if it changed, its readers must run.
@usableFromInline
func renew(_ box: NodePointer) {
  box.pointee.flags.subtract(.stale)
  if settle(box) { markChanged(box) }
}

/// Runs the closure of a derived value. The closure is borrowed rather than copied, which avoids reference counting.
/// A walk or a batch must be active.
@inline(__always)
func perform(_ run: RunPointer, of node: NodePointer, _ update: borrowing UpdateBody) {
  engine.activeRun = run
  rerun(node, in: run, update)
  engine.activeRun = run.pointee.outer
}

/// Runs the closure of a derived value in a run that is the active one.
@inline(__always)
func rerun(_ node: NodePointer, in run: RunPointer, _ update: borrowing UpdateBody) {
  let isChanged = runOnce(node, in: run, update)
  if isChanged { markChanged(node) }
  if !node.pointee.flags.isDisjoint(with: .stale) { rerunUntilSettled(node, in: run, update) }
}

@inline(__always)
private func runOnce(_ node: NodePointer, in run: RunPointer, _ update: borrowing UpdateBody) -> Bool {
  node.pointee.flags = node.pointee.flags.subtracting(.waiting).union(.running)
  let isChanged = engine.runsPlainly ? update.call(node) : callWatched(node, update)
  if run.pointee.next.pointee != nil { dropSources(from: run.pointee.next) }
  node.pointee.flags = node.pointee.flags.subtracting(.running)
  return isChanged
}

/// Runs a derived value again whose closure wrote a value that it had read, until it no longer does.
@inline(never)
private func rerunUntilSettled(_ node: NodePointer, in run: RunPointer, _ update: borrowing UpdateBody) {
  for _ in 0..<roundLimit where !node.pointee.flags.isDisjoint(with: .stale) {
    guard !node.pointee.flags.contains(.disposed) else { return }
    run.pointee.begin(node)
    if runOnce(node, in: run, update) { markChanged(node) }
  }
  guard !node.pointee.flags.isDisjoint(with: .stale) else { return }
  node.pointee.flags.subtract(.stale)
  report(.cycle(path: [node.displayName], rounds: roundLimit))
}

@inline(never)
private func callWatched(_ node: NodePointer, _ update: borrowing UpdateBody) -> Bool {
  Callbacks.watch(node) { update.call(node) }
}

/// Marks the readers of a source whose value has changed: those that were pending must run.
@inline(__always)
private func markChanged(_ node: NodePointer) {
  var link = node.asSource.pointee.firstObserver
  while let current = link {
    link = current.pointee.nextObserver
    let observer = current.pointee.observer
    let flags = observer.pointee.flags
    if flags.contains(.pending) { observer.pointee.flags = flags.union(.dirty) }
  }
}

/// Returns whether a box that was written in a batch differs from its value before.
private func settle(_ node: NodePointer) -> Bool {
  guard let extra = node.pointee.extra else { return true }
  let settle = extra._withUnsafeGuaranteedRef { extra in
    defer { extra.settle = nil }
    return extra.settle
  }
  return settle?() ?? true
}

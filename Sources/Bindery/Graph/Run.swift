/// An active run of a node, or a part of one in which nothing is tracked.
///
/// It is on the stack of the function that performs it. ``activeRun`` points to the innermost run, and each run to the one around it:
///
///     activeRun ─▶ Computed's run ─▶ untracked stretch ─▶ effect's run
@usableFromInline
struct Run {
  /// The node that runs; `nil` where nothing is tracked.
  @usableFromInline private(set) var node: NodePointer?
  /// Numbers the run.
  @usableFromInline private(set) var number: UInt
  /// Where the link to what is read next should be: in the same place as in the last run.
  @usableFromInline var next: LinkSlot
  /// The run around this one.
  let outer: RunPointer?

  /// A run of `node` that has read nothing yet.
  @inline(__always)
  init(of node: NodePointer) {
    engine.runCount &+= 1
    self.node = node
    number = engine.runCount
    next = node.firstSlot
    outer = engine.activeRun
  }

  /// Begins the next run in the place of the one before, which has ended.
  @inline(__always)
  mutating func begin(_ node: NodePointer) {
    engine.runCount &+= 1
    self.node = node
    number = engine.runCount
    next = node.firstSlot
  }

  /// A stretch in which nothing is tracked.
  init(untrackedAndUnowned isUnowned: Bool) {
    node = nil
    number = isUnowned ? 1 : 0
    next = address(of: &engine.nowhere)
    outer = engine.activeRun
  }

  /// Whether effects made now belong to no run, even inside an effect's run.
  var isUnowned: Bool { node == nil && number == 1 }

  /// Stands for what is read outside of all runs. No run has its number, so that nothing counts as read twice.
  init(outside node: NodePointer) {
    self.node = node
    number = .max
    next = node.firstSlot
    outer = nil
  }
}

/// Where a run is.
@usableFromInline typealias RunPointer = UnsafeMutablePointer<Run>

extension UnsafeMutablePointer where Pointee == Run {
  /// Performs the run: what `body` reads becomes the sources of the node, and the other sources are dropped.
  @inline(__always)
  func perform<R, Failure: Error>(_ body: () throws(Failure) -> R) throws(Failure) -> R {
    engine.activeRun = self
    defer {
      engine.activeRun = pointee.outer
      if pointee.next.pointee != nil { dropSources(from: pointee.next) }
    }
    return try body()
  }
}

/// Runs `body` without tracking what it reads.
///
/// - Parameter isUnowned: whether the effects that it makes belong to no run, even inside the run of another effect.
@usableFromInline
func performUntracked<R, Failure: Error>(
  isUnowned: Bool, _ body: () throws(Failure) -> R
) throws(Failure) -> R {
  var run = Run(untrackedAndUnowned: isUnowned)
  return try withUnsafeMutablePointer(to: &run) { run throws(Failure) in try run.perform(body) }
}

/// The effect whose run owns the effects that are made now.
var owningEffect: NodePointer? {
  var run = engine.activeRun
  while let current = run {
    if current.pointee.isUnowned { return nil }
    if let node = current.pointee.node, node.pointee.flags.contains(.effect) {
      return node.pointee.flags.contains(.ownsEffects) ? node : nil
    }
    run = current.pointee.outer
  }
  return nil
}

/// The node whose reads are tracked now.
var trackingNode: NodePointer? { engine.activeRun?.pointee.node }

/// Whether the node whose reads are tracked now has ended in its run.
@inlinable @inline(__always)
var isRunDisposed: Bool {
  guard let node = engine.activeRun?.pointee.node else { return false }
  return node.pointee.flags.contains(.disposed)
}

/// The effect whose run is active, also while a derived value is computed inside it.
var runningEffect: NodePointer? {
  var run = engine.activeRun
  while let current = run {
    if let node = current.pointee.node, node.pointee.flags.contains(.effect) { return node }
    run = current.pointee.outer
  }
  return nil
}

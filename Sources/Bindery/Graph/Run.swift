/// An active run of a node, or an untracked part of one.
///
/// It is on the stack of the function that performs it. ``activeRun`` points to the innermost run, and each run to its outer one:
///
///     activeRun ─▶ Computed's run ─▶ untracked stretch ─▶ effect's run
@usableFromInline
struct Run {
  /// The running node; `nil` if nothing is tracked.
  @usableFromInline private(set) var node: NodePointer?
  /// The number of the run.
  @usableFromInline private(set) var number: UInt
  /// The expected position of the link to the next source: the same as in the last run.
  @usableFromInline var next: LinkSlot
  /// The outer run.
  let outer: RunPointer?

  /// Creates a run of `node` without reads.
  @inline(__always)
  init(of node: NodePointer) {
    engine.runCount &+= 1
    self.node = node
    number = engine.runCount
    next = node.firstSlot
    outer = engine.activeRun
  }

  /// Begins the next run in the memory of the previous one, which has ended.
  @inline(__always)
  mutating func begin(_ node: NodePointer) {
    engine.runCount &+= 1
    self.node = node
    number = engine.runCount
    next = node.firstSlot
  }

  /// Creates an untracked part of a run.
  init(untrackedAndUnowned isUnowned: Bool) {
    node = nil
    number = isUnowned ? 1 : 0
    next = address(of: &engine.nowhere)
    outer = engine.activeRun
  }

  /// Whether effects created now belong to no run, even inside an effect's run.
  var isUnowned: Bool { node == nil && number == 1 }

  /// Represents reads outside of all runs. No other run has its number, so no read counts as repeated.
  init(outside node: NodePointer) {
    self.node = node
    number = .max
    next = node.firstSlot
    outer = nil
  }
}

/// A pointer to a run.
@usableFromInline typealias RunPointer = UnsafeMutablePointer<Run>

extension UnsafeMutablePointer where Pointee == Run {
  /// Performs the run: the values that `body` reads become the sources of the node, and the other sources are dropped.
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

/// Runs `body` without tracking its reads.
///
/// - Parameter isUnowned: whether the effects that it creates belong to no run, even inside the run of another effect.
@usableFromInline
func performUntracked<R, Failure: Error>(
  isUnowned: Bool, _ body: () throws(Failure) -> R
) throws(Failure) -> R {
  var run = Run(untrackedAndUnowned: isUnowned)
  return try withUnsafeMutablePointer(to: &run) { run throws(Failure) in try run.perform(body) }
}

/// The effect whose run owns the effects created now.
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

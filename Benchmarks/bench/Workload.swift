/// A task that several engines perform, and the definition of one operation.
@MainActor
struct Workload {
  /// Its short name, such as `W3`.
  let name: String
  /// A description of one operation.
  let title: String
  /// The same work by each engine.
  let trials: [Trial]
}

/// One engine's implementation of a workload.
@MainActor
struct Trial {
  let engine: Engine
  /// The number of operations in one call of the body.
  let operations: Int
  /// Sets up the trial, and returns the measured body. Called once.
  let prepare: () -> () -> Void

  init(_ engine: Engine, operations: Int, prepare: @escaping () -> () -> Void) {
    self.engine = engine
    self.operations = operations
    self.prepare = prepare
  }
}

/// Prevents the optimizer from removing work with an unused result.
@inline(never)
func keep(_ value: AnyObject) { Kept.last = value }

/// Keeps several objects alive until the end of the work that they observe.
@inline(never)
func keep<Value>(all values: Value) { withExtendedLifetime(values) {} }

private enum Kept {
  // Written on the main thread only.
  nonisolated(unsafe) static var last: AnyObject?
}

/// A value that observers write, so that their work has a visible effect.
enum Sink {
  // Everything here runs on the main thread, and the measurement excludes the check for that.
  nonisolated(unsafe) static var total = 0
}

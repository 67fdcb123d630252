/// Something that several engines do, and what one operation of it is.
@MainActor
struct Workload {
  /// Its short name, such as `W3`.
  let name: String
  /// What one operation is.
  let title: String
  /// The same work by each engine.
  let trials: [Trial]
}

/// One engine's way to do a workload.
@MainActor
struct Trial {
  let engine: Engine
  /// How many operations one call of the body does.
  let operations: Int
  /// Builds what is needed, and returns the body that is measured. It is called once.
  let prepare: () -> () -> Void

  init(_ engine: Engine, operations: Int, prepare: @escaping () -> () -> Void) {
    self.engine = engine
    self.operations = operations
    self.prepare = prepare
  }
}

/// Keeps the optimiser from dropping work whose result nobody uses.
@inline(never)
func keep(_ value: AnyObject) { Kept.last = value }

/// Keeps several objects from being dropped before the end of the work that they observe.
@inline(never)
func keep<Value>(all values: Value) { withExtendedLifetime(values) {} }

private enum Kept {
  // Written on the main thread only.
  nonisolated(unsafe) static var last: AnyObject?
}

/// Written by observers: work that can be seen.
enum Sink {
  // Everything here runs on the main thread, and no engine is to pay for a check of that.
  nonisolated(unsafe) static var total = 0
}

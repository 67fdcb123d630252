/// A clock that can run a closure on the main actor at an instant.
///
/// A clock for tests conforms, and runs due closures when it is advanced: operators then need no task in virtual
/// time. On any other clock they sleep in a task.
public protocol TimerClock: Clock where Duration == Swift.Duration {
  /// Runs `action` once, after `delay`, unless the result is disposed or released before.
  @MainActor func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> Disposable
}

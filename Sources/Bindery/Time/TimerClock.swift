/// A clock that can run a closure on the main actor at an instant by itself.
///
/// A clock for tests conforms, and runs what is due when it is advanced: operators then need no task in virtual time. On any other
/// clock they sleep in a task.
public protocol TimerClock: Clock where Duration == Swift.Duration {
  /// Runs `action` once, `delay` from now, unless the result is disposed or goes before.
  @MainActor func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> Disposable
}

/// Runs `action` once, `delay` from now by `clock`, unless the result is disposed or goes before.
@MainActor
func schedule(
  on clock: any Clock<Duration>, after delay: Duration, _ action: @escaping @MainActor () -> Void
) -> Disposable {
  if let timer = clock as? any TimerClock { return timer.schedule(after: delay, action) }
  let task = Task { @MainActor in
    do { try await clock.sleep(for: delay) } catch { return }
    if !Task.isCancelled { action() }
  }
  return Disposable { task.cancel() }
}

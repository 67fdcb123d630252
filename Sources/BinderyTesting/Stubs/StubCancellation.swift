/// What a call of a ``Stub`` does when its task is cancelled.
public enum StubCancellation: Sendable {
  /// It ends at once with a `CancellationError`, as a good service's.
  case endsCall
  /// It goes on and replies as if nothing had happened, as a service's that knows nothing of cancellation: the way to show
  /// that a late reply does no harm.
  case isIgnored
}

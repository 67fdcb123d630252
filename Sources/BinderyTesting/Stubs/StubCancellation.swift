/// The response of a ``Stub``'s call to the cancellation of its task.
public enum StubCancellation: Sendable {
  /// The call ends immediately with a `CancellationError`, like that of a cooperative service.
  case endsCall
  /// The call ignores cancellation and replies, like that of a service without support for it. Use this to show that a late
  /// reply does no harm.
  case isIgnored
}

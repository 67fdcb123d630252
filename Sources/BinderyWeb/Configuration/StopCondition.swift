internal import UnixSignals

/// What stops a running ``WebHost``, in addition to ``WebHost/stop()`` and cancellation of its task.
public enum StopCondition: Sendable, Hashable {
  /// SIGTERM or SIGINT (Control-C).
  case signal
  /// Nothing in addition.
  case stopOnly

  var signals: [UnixSignal] { self == .signal ? [.sigterm, .sigint] : [] }
}

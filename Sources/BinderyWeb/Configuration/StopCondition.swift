internal import UnixSignals

/// The condition that stops a running ``WebHost``, in addition to ``WebHost/stop()`` and cancellation of its task.
public enum StopCondition: Sendable, Hashable {
  /// SIGTERM or SIGINT (Control-C).
  case signal
  /// No additional condition.
  case stopOnly

  var signals: [UnixSignal] { self == .signal ? [.sigterm, .sigint] : [] }
}

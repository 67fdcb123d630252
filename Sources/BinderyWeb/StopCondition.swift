internal import UnixSignals

/// What ends a running ``WebHost``, beside ``WebHost/stop()`` and the end of its task.
public enum StopCondition: Sendable, Hashable {
  /// The process is asked to end: by SIGTERM or SIGINT (Control-C).
  case signal
  /// Nothing else.
  case stopOnly

  var signals: [UnixSignal] { self == .signal ? [.sigterm, .sigint] : [] }
}

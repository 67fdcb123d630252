internal import NIOCore

/// The limits and timeouts of a WebSocket.
struct SocketOptions: Sendable {
  /// The maximum size of a message from the peer in bytes, compressed and decompressed.
  var maximumMessageSize = 256 * 1024
  /// The size in bytes from which messages are compressed. For shorter ones, compression costs more than it saves.
  var compressionThreshold = 256
  /// The time without a message after which a ping is sent. After the same time again, the socket is closed.
  var pingInterval: TimeAmount = .seconds(15)
  /// A text message that is sent at each ping interval; nil for none. Scripts in a browser cannot see pings.
  var heartbeat: String?
  /// The number of pings, pongs and small fragments of messages that a peer may send at once before the rate applies.
  var maximumFrameBurst = 200
  /// The maximum number of such frames per second, on average. Above it, the socket is closed.
  var maximumFramesPerSecond = 10
  /// The size in bytes from which a fragment does not count, because the sizes of messages are limited.
  var largeFragment = 4096
  /// The time within which a message has to be complete after its first byte.
  var messageTimeout: TimeAmount = .seconds(60)
  /// Counts and limits the bytes of unfinished messages; nil for no limit.
  var unfinished: UnfinishedBytes?
  /// Returns the time by which the rate of frames is measured.
  var now: @Sendable () -> ContinuousClock.Instant = { .now }
  /// Counts the sockets that are closed because of their peer; nil by default.
  var monitor: IncidentMonitor?
  /// Returns the time over which a server that stops spreads the ends of its sockets.
  var closingSpread: @Sendable () -> TimeAmount = { .zero }
  /// The reason with which a server that stops closes its sockets.
  var closingCode = CloseCode.goingAway
  /// The time for which a server that stops keeps its sockets, until it accepts no connections any more.
  var closingPause: TimeAmount = .zero
  /// The time limit for the peer's close frame after this side's.
  var closeTimeout: TimeAmount = .seconds(3)
}

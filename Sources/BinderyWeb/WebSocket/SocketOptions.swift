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
  /// Counts the sockets that are closed because of their peer; nil by default.
  var monitor: IncidentMonitor?
  /// The time limit for the peer's close frame after this side's.
  var closeTimeout: TimeAmount = .seconds(3)
}

internal import NIOCore

/// What a WebSocket tolerates, and for how long.
struct SocketOptions: Sendable {
  /// The greatest size of a message from the peer in bytes, packed and unpacked.
  var maximumMessageSize = 256 * 1024
  /// Messages shorter than this many bytes go out as they are: packing them costs more than it saves.
  var compressionThreshold = 256
  /// How long a peer may be silent before it is asked whether it is there; as long again, and it is given up.
  var pingInterval: TimeAmount = .seconds(25)
  /// How long to wait for the peer's good-bye after ours.
  var closeTimeout: TimeAmount = .seconds(3)
}

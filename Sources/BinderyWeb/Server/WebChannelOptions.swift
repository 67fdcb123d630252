internal import NIOCore
internal import NIOHTTP1

/// What a connection tolerates, and for how long.
struct WebChannelOptions: Sendable {
  /// Which pages may open a socket.
  var origins = OriginPolicy()
  /// How long a new connection may take for its first request.
  var firstRequestTimeout: TimeAmount = .seconds(20)
  /// How long a connection may be idle between requests.
  var idleTimeout: Duration = .seconds(60)
  /// The rules of sockets.
  var socket = SocketOptions()

  /// The greatest sizes of a request's head: what browsers send is far smaller.
  var decoderLimits: NIOHTTPDecoderLimitConfiguration {
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = 16 * 1024
    limits.maxHeaderListSize = 32 * 1024
    limits.maxHeaderFieldCount = 100
    return limits
  }
}

internal import NIOCore
internal import NIOHTTP1

/// The limits and timeouts of a connection.
struct WebChannelOptions: Sendable {
  /// Which pages may open a socket.
  var origins = OriginPolicy()
  /// The time limit for the first request of a new connection.
  var firstRequestTimeout: TimeAmount = .seconds(20)
  /// The maximum idle time between requests.
  var idleTimeout: Duration = .seconds(60)
  /// The limits of sockets.
  var socket = SocketOptions()

  /// The maximum sizes of a request's head. What browsers send is far smaller.
  var decoderLimits: NIOHTTPDecoderLimitConfiguration {
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = 16 * 1024
    limits.maxHeaderListSize = 32 * 1024
    limits.maxHeaderFieldCount = 100
    return limits
  }
}

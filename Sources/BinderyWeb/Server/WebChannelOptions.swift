internal import NIOCore
internal import NIOHTTP1

/// The limits and timeouts of a connection.
struct WebChannelOptions: Sendable {
  /// The pages that may open a socket.
  var origins = OriginPolicy()
  /// The names that requests may carry in `Host`.
  var hosts = HostPolicy(listeningOn: "0.0.0.0")
  /// The source of a client's address.
  var clientAddress = ClientAddressSource.connection
  /// Encrypts connections; nil by default.
  var tls: TransportSecurity?
  /// Counts rejected requests; nil by default.
  var monitor: IncidentMonitor?
  /// Counts and limits connections.
  var connections = ConnectionCounts()
  /// The time limit for the first request of a new connection.
  var firstRequestTimeout: TimeAmount = .seconds(20)
  /// The time after which the rate of a request's body is checked.
  var bodyGrace: TimeAmount = .seconds(10)
  /// The interval at which a client that does not read as fast as the server writes has to have read something.
  var readingInterval: TimeAmount = .seconds(10)
  /// The minimum average rate of a request's body in bytes per second, and of what a client reads of a response.
  var minimumBodyRate = 1024
  /// The maximum duration of a request's body, after which the grace follows. Its rate has to be at least half of what an announced length
  /// needs for that.
  var bodyTimeout: Duration = .seconds(300)
  /// The maximum idle time between requests.
  var idleTimeout: Duration = .seconds(60)
  /// The time for which a server that stops waits for a request of a connection without one: it may be on its way.
  var quiescingGrace: TimeAmount = .milliseconds(500)
  /// Whether each connection has one request, because the next one may be another process's.
  var closesAfterRequest = false
  /// The event loop of the main actor, which only sockets use; nil if it has none.
  var mainLoop: (any EventLoop)?
  /// The limits of sockets.
  var socket = SocketOptions()

  /// The maximum sizes of a request's head. Those of browsers are far smaller.
  var decoderLimits: NIOHTTPDecoderLimitConfiguration {
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = 16 * 1024
    limits.maxHeaderListSize = 32 * 1024
    limits.maxHeaderFieldCount = 100
    return limits
  }
}

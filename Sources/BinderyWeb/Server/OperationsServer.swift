internal import Logging
internal import NIOCore
internal import NIOPosix

/// The server of the operations endpoint.
struct OperationsServer: Sendable {
  let endpoint: OperationsEndpoint
  let responder: OperationsResponder
  let logger: Logger
  /// Counts rejected requests; nil by default.
  var monitor: IncidentMonitor?
  /// Called with the address once the port is open.
  let onListening: @Sendable (_ address: WebAddress) async -> Void

  /// The maximum number of connections. A collector of metrics and a balancer need a few.
  private static let maximumConnections = 64

  private var options: WebChannelOptions {
    var options = WebChannelOptions()
    options.connections = ConnectionCounts(maximum: Self.maximumConnections)
    options.firstRequestTimeout = .seconds(5)
    options.bodyTimeout = .seconds(10)
    options.monitor = monitor
    return options
  }

  /// Opens the port, and returns the service that responds on it.
  ///
  /// - Throws: ``WebHostError`` if the port cannot be opened.
  func service() throws(WebHostError) -> ConnectionServer {
    let socket = try ListeningSocket(host: endpoint.host, port: endpoint.port)
    let group = MultiThreadedEventLoopGroup.singleton
    let channel = WebChannel(
      options: options, compression: CompressionPool(group: group), makeReceiver: nil
    ) { [responder] request, peer in await responder.respond(to: request, from: peer) }
    return ConnectionServer(source: socket, channel: channel, group: group, logger: logger) {
      [endpoint, onListening] in
      await onListening(WebAddress(host: endpoint.host, port: socket.port))
    }
  }
}

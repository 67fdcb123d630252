internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import NIOPosix
internal import ServiceLifecycle

/// The server of the operations endpoint.
struct OperationsServer: Service {
  let endpoint: OperationsEndpoint
  let responder: OperationsResponder
  let logger: Logger
  let monitor: IncidentMonitor
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

  func run() async throws {
    let endpoint = endpoint
    let group = MultiThreadedEventLoopGroup.singleton
    let channel = WebChannel(
      options: options, compression: CompressionPool(group: group), makeReceiver: nil
    ) { [responder] request, peer in await responder.respond(to: request, from: peer) }
    let server = channel.server(
      configuration: ServerConfiguration(address: .hostname(endpoint.host, port: endpoint.port)),
      onServerRunning: { [onListening] channel in
        await onListening(
          WebAddress(host: endpoint.host, port: channel.localAddress?.port ?? endpoint.port))
      },
      eventLoopGroup: group, logger: logger)
    do {
      try await server.run()
    } catch {
      throw WebHostError(error, host: endpoint.host, port: endpoint.port)
    }
  }
}

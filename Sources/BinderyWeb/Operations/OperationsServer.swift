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
  /// Called with the address once the port is open.
  let onListening: @Sendable (_ address: WebAddress) async -> Void

  func run() async throws {
    let endpoint = endpoint
    let channel = HTTP1Channel { [responder] request, writer, channel in
      let response = await responder.respond(to: request, from: RequestPeer(channel))
      try await writer.write(response: response.head, body: response.body)
    }
    let server = channel.server(
      configuration: ServerConfiguration(address: .hostname(endpoint.host, port: endpoint.port)),
      onServerRunning: { [onListening] channel in
        await onListening(
          WebAddress(host: endpoint.host, port: channel.localAddress?.port ?? endpoint.port))
      },
      eventLoopGroup: MultiThreadedEventLoopGroup.singleton, logger: logger)
    do {
      try await server.run()
    } catch {
      throw WebHostError(error, host: endpoint.host, port: endpoint.port)
    }
  }
}

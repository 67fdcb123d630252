internal import Hummingbird
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import NIOPosix
internal import ServiceLifecycle
internal import UnixSignals

/// Listens on a port and passes requests to a responder, sockets to receivers. It knows nothing of sessions.
struct WebServer<Responder: HTTPResponder>: Sendable where Responder.Context == WebRequestContext {
  let host: String
  let port: Int
  let options: WebChannelOptions
  let logger: Logger
  let responder: Responder
  /// Creates the receiver of a new socket, on its event loop.
  let makeReceiver: @Sendable () -> any SocketReceiver

  /// Serves until `stop` ends, the process receives one of `signals`, or the task is cancelled. Current requests are
  /// completed, and sockets are closed with a close frame.
  ///
  /// - Parameter onListening: is called with the port's number once it is open.
  /// - Throws: ``WebHostError`` when the port cannot be opened.
  func run(
    until stop: AsyncStream<Never>, signals: [UnixSignal],
    onListening: @escaping @Sendable (_ port: Int) async -> Void
  ) async throws(WebHostError) {
    var configuration = ServiceGroupConfiguration(
      services: [
        .init(service: application(onListening), successTerminationBehavior: .gracefullyShutdownGroup)
      ],
      gracefulShutdownSignals: signals, logger: logger)
    configuration.maximumGracefulShutdownDuration = .seconds(10)
    let services = ServiceGroup(configuration: configuration)
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          for await _ in stop {}
          if !Task.isCancelled { await services.triggerGracefulShutdown() }
        }
        defer { group.cancelAll() }
        try await services.run()
      }
    } catch {
      throw WebHostError(error, host: host, port: port)
    }
  }

  private func application(
    _ onListening: @escaping @Sendable (_ port: Int) async -> Void
  ) -> Application<Responder> {
    let group = MultiThreadedEventLoopGroup.singleton
    let compression = CompressionPool(group: group)
    return Application(
      responder: responder,
      server: HTTPServerBuilder { respond in
        WebChannel(
          responder: respond, options: options, compression: compression, makeReceiver: makeReceiver)
      },
      configuration: ApplicationConfiguration(address: .hostname(host, port: port), serverName: nil),
      onServerRunning: { channel in await onListening(channel.localAddress?.port ?? port) },
      eventLoopGroupProvider: .shared(group),
      logger: logger)
  }
}

internal import HTTPTypes
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import ServiceLifecycle
internal import UnixSignals

/// Listens on a port and passes requests to a responder and sockets to receivers. It is independent of sessions.
struct WebServer: Sendable {
  let host: String
  let port: Int
  let options: WebChannelOptions
  let logger: Logger
  let responder: any RequestResponder
  /// Creates receivers of sockets; nil if none are opened.
  let makeReceiver: WebChannel.MakeReceiver?
  /// The server of the operations endpoint; nil without one.
  var operations: OperationsServer?
  /// Whether connections are left to other workers.
  var isPaused: @Sendable () -> Bool = { false }
  /// The connections that a worker receives; nil otherwise.
  var inherited: (any ConnectionSource)?

  /// Serves until `stop` ends, the process receives one of `signals`, or the task is canceled. Pending requests are
  /// completed, and sockets are closed with a close frame.
  ///
  /// - Parameter onListening: Called with the port once it is open.
  /// - Throws: ``WebHostError`` if the port cannot be opened.
  func run(
    until stop: AsyncStream<Never>, signals: [UnixSignal],
    onListening: @escaping @Sendable (_ port: Int) async -> Void
  ) async throws(WebHostError) {
    Self.createDecoderTypes
    var services: [ConnectionServer] = []
    if let inherited {
      services.append(service(on: inherited, onListening))
    } else {
      services.append(
        service(on: try ListeningSocket.ofSystemdOrOpened(host: host, port: port), onListening))
    }
    if let operations { services.append(try operations.service()) }
    var configuration = ServiceGroupConfiguration(
      services: services.map { .init(service: $0, successTerminationBehavior: .gracefullyShutdownGroup) },
      gracefulShutdownSignals: signals, logger: logger)
    configuration.maximumGracefulShutdownDuration = .seconds(10)
    let serviceGroup = ServiceGroup(configuration: configuration)
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          for await _ in stop {}
          if !Task.isCancelled { await serviceGroup.triggerGracefulShutdown() }
        }
        defer { group.cancelAll() }
        try await serviceGroup.run()
      }
    } catch {
      throw WebHostError(error, host: host, port: port)
    }
  }

  /// Creates the types of the HTTP decoder, once in a process and before a port opens.
  ///
  /// The first connections arrive on several event loops. If two of them need such a type for the first time at the same moment, Swift's
  /// runtime (6.3) may use it half-made and read a null pointer. In a program with two threads that do only this, 41 of 1,500 runs crashed,
  /// and none of 3,000 in which one thread had created the types before.
  private static let createDecoderTypes: Void = {
    _ = ByteToMessageHandler(HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes))
  }()

  private func service(
    on source: any ConnectionSource, _ onListening: @escaping @Sendable (_ port: Int) async -> Void
  ) -> ConnectionServer {
    let group = MultiThreadedEventLoopGroup.singleton
    let dates = HTTPDate()
    let isSecure = options.tls != nil
    let channel = WebChannel(
      options: options, compression: CompressionPool(group: group, mainLoop: options.mainLoop),
      makeReceiver: makeReceiver
    ) { [responder] request, peer in
      var response = await responder.respond(to: request, from: peer)
      response.headers[.date] = dates.now
      if isSecure, !HostPolicy.isThisMachine(request.head.authority ?? "") {
        response.headers[.strictTransportSecurity] = SecurityHeaders.strictTransportSecurity
      }
      return response
    }
    return ConnectionServer(
      source: source, channel: channel, group: group, logger: logger, isPaused: isPaused
    ) { await onListening(source.port) }
  }
}

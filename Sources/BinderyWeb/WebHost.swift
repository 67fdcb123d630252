public import BinderyViews
internal import Logging
internal import NIOCore

/// Shows apps in browsers: serves each window's complete page, then keeps it up to date over a socket.
///
/// ```swift
/// let host = try WebHost(apps: [Home(), Cloudy()], configuration: WebConfiguration(port: 8080))
/// try await host.run { address in print("Listening on \(address)") }
/// ```
///
/// An app with the path `cloudy` stands at `/cloudy`, deep links below it; one with an empty path is the home page,
/// to which the first screen of each other app then has a link.
@MainActor
public final class WebHost {
  private let configuration: WebConfiguration
  private let registry: SessionRegistry
  private let exchange: SessionExchange
  private let pages: AppPages
  private let pictures: [PictureCatalog]
  private let storedPictures: [String: String]
  private let pictureOrigins: [String]
  private let stopper: AsyncStream<Never>.Continuation
  private let stopped: AsyncStream<Never>
  private var hasRun = false

  /// Prepares a host.
  ///
  /// - Throws: ``WebHostError/invalidPath(_:reason:)`` when apps cannot be told apart by their paths, and
  ///   ``WebHostError/invalidFolder(_:reason:)`` when their folders of pictures cannot, and
  ///   ``WebHostError/invalidOrigin(_:)`` when one names an origin of pictures that is none.
  public init(apps: [any App], configuration: WebConfiguration = WebConfiguration()) throws(WebHostError) {
    self.configuration = configuration
    registry = SessionRegistry(limits: configuration.limits)
    exchange = SessionExchange(registry: registry, limits: configuration.limits)
    pages = AppPages(
      apps: try AppPaths.checked(apps), language: configuration.language, maps: configuration.maps,
      limits: configuration.limits, exchange: exchange)
    pictures = apps.flatMap(\.pictures)
    storedPictures = try AppPaths.checkedFolders(apps)
    pictureOrigins = try PictureOrigins.checked(apps)
    (stopped, stopper) = AsyncStream<Never>.makeStream()
  }

  /// How many windows are open, or may come back.
  public var sessionCount: Int { registry.count }

  /// Serves until something ends it: requests under way are answered, sockets are told good-bye, sessions end.
  /// A host runs once.
  ///
  /// - Parameters:
  ///   - condition: what ends it, beside ``stop()``.
  ///   - onListening: is called with the address once the port is open.
  /// - Throws: ``WebHostError`` when the port cannot be opened.
  public func run(
    until condition: StopCondition = .signal,
    onListening: @escaping @Sendable (_ address: WebAddress) async -> Void = { _ in }
  ) async throws(WebHostError) {
    precondition(!hasRun, "A WebHost runs once: make another one")
    hasRun = true
    let server = makeServer()
    let registry = registry
    let expiry = Task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        registry.expire()
      }
    }
    defer {
      expiry.cancel()
      registry.removeAll()
    }
    let host = configuration.host
    try await server.run(until: stopped, signals: condition.signals) { port in
      await onListening(WebAddress(host: host, port: port))
    }
  }

  /// Ends a running host. Calling it before or twice is the same.
  public nonisolated func stop() { stopper.finish() }

  private func makeServer() -> WebServer {
    var logger = configuration.logger
    let origins = OriginPolicy(allowing: configuration.allowedOrigins)
    let files = StaticFiles.all(pictures: pictures, logger: logger)
    logger.logLevel = max(logger.logLevel, .warning)
    let responder = WebResponder(
      apps: Set(pages.paths), files: files, errors: ErrorPage.rendered(language: configuration.language),
      pages: pages, policy: SecurityHeaders.page(maps: configuration.maps, pictures: pictureOrigins),
      pictureFolders: storedPictures,
      uploads: UploadResponder(
        desk: UploadDesk(registry: registry, limits: configuration.limits), origins: origins,
        limits: configuration.limits),
      hosts: HostPolicy(
        listeningOn: configuration.host, allowing: configuration.allowedHosts,
        origins: configuration.allowedOrigins))
    let mailbox = exchange.mailbox
    return WebServer(
      host: configuration.host, port: configuration.port, options: options(origins), logger: logger,
      responder: responder,
      makeReceiver: { SessionReceiver(mailbox: mailbox, patience: .seconds(10)) })
  }

  private func options(_ origins: OriginPolicy) -> WebChannelOptions {
    var options = WebChannelOptions()
    options.origins = origins
    options.socket.maximumMessageSize = configuration.limits.maximumMessageBytes
    options.socket.pingInterval = TimeAmount(configuration.limits.pingInterval)
    return options
  }
}

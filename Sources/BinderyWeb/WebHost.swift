internal import Bindery
internal import BinderyHTML
internal import BinderyViewModels
public import BinderyViews
internal import CBindery
internal import Foundation
internal import Logging
internal import NIOCore
internal import UnixSignals

/// Serves apps to browsers: each window's complete page first, then its changes over a socket.
///
/// ```swift
/// let host = try WebHost(apps: [Home(), Cloudy()], configuration: WebConfiguration(port: 8080))
/// try await host.run { address in print("Listening on \(address)") }
/// ```
///
/// An app with the path `cloudy` is served at `/cloudy`, its deep links below. An app with an empty path is the home
/// page, with its deep links where no other app is, and the first screen of every other app then links to it.
@MainActor
public final class WebHost {
  private let configuration: WebConfiguration
  private let clock: SteadyClock
  /// The link to `bindery dev`; nil without it.
  private let development: DevelopmentLink?
  private let registry: SessionRegistry
  private let dispatcher: SessionDispatcher
  private let pages: AppPages
  private var takeover: WindowTakeover?
  private let storage: AppStorageRegistry
  /// The log-ins; nil if there are no users.
  let logIns: LogIns?
  private let endedLogIns: EndedLogIns?
  private let monitor: IncidentMonitor
  private let metrics = WebMetrics()
  private let watch: MainActorMonitor
  private let health: HostHealth
  private let unfinished: UnfinishedBytes
  private let pictures: [PictureCatalog]
  /// The style sheets of the apps' themes.
  private let styleSheets: [String]
  private let storedPictures: Set<String>
  private let pictureOrigins: [String]
  private let stopper: AsyncStream<Never>.Continuation
  private let stopped: AsyncStream<Never>
  private var hasRun = false

  /// Creates a host.
  ///
  /// - Throws: ``WebHostError/missingResources(reason:)`` if a folder with resources of the program is not beside it,
  ///   ``WebHostError/invalidPath(_:reason:)`` for an invalid or repeated path of an app,
  ///   ``WebHostError/invalidFolder(_:reason:)`` for an invalid or repeated folder of pictures, and
  ///   ``WebHostError/invalidOrigin(_:)`` for an invalid origin of pictures.
  public convenience init(
    apps: [any WindowScene], configuration: WebConfiguration = WebConfiguration()
  ) throws(WebHostError) {
    try self.init(apps: apps, configuration: configuration, clock: SteadyClock())
  }

  /// Creates a host.
  ///
  /// - Parameters:
  ///   - clock: The time by which it measures and waits.
  ///   - development: The link to `bindery dev`; nil without it.
  init(
    apps: [any WindowScene], configuration: WebConfiguration, clock: SteadyClock,
    development: DevelopmentLink? = .current
  ) throws(WebHostError) {
    self.configuration = configuration
    self.clock = clock
    self.development = development
    let now: @Sendable () -> SteadyClock.Instant = { clock.now }
    let monitor = IncidentMonitor(logger: configuration.logger, now: now)
    monitor.observe { [metrics] in metrics.count($0) }
    self.monitor = monitor
    let watch = MainActorMonitor(
      logger: configuration.logger, incidents: monitor, metrics: metrics, clock: clock)
    self.watch = watch
    health = HostHealth(watch: watch)
    unfinished = UnfinishedBytes(
      maximumPerAddress: configuration.limits.maximumUnfinishedBytesPerAddress)
    registry = SessionRegistry(limits: configuration.limits, monitor: monitor, now: now)
    let codec = configuration.stateSealer.map {
      SavedStateCodec(sealer: $0, limits: configuration.limits, logger: configuration.logger)
    }
    dispatcher = SessionDispatcher(
      registry: registry, limits: configuration.limits, monitor: monitor, watch: watch,
      codec: codec, eventLog: configuration.eventLog, clock: clock)
    logIns = configuration.users.map {
      LogIns(
        directory: $0, limits: configuration.limits,
        saver: configuration.logIns.map { LogInSaver(store: $0, logger: configuration.logger) },
        monitor: monitor, clock: clock)
    }
    endedLogIns = logIns.map { [dispatcher] in EndedLogIns($0, dispatcher: dispatcher) }
    storage = AppStorageRegistry(store: configuration.appStorage) { [logger = configuration.logger] problem in
      logger.error("\(problem)")
    }
    pages = AppPages(
      apps: try AppPaths.checked(apps), language: configuration.language, maps: configuration.maps,
      limits: configuration.limits, dispatcher: dispatcher, watch: watch,
      storage: storage,
      names: codec != nil, logIns: logIns, clock: clock,
      version: development == nil ? ProgramVersion.current : ProgramVersion.inDevelopment(apps))
    dispatcher.greeting = { development?.frame }
    pictures = apps.flatMap(\.pictures) + [.assets()]
    styleSheets = apps.compactMap(\.theme?.styleSheet)
    let folders = [ClientFiles.folder] + pictures.map(\.folder).filter { $0.contains(".resources") }
    for reason in folders.compactMap(ProgramBundle.problem) { throw .missingResources(reason: reason) }
    storedPictures = try AppPaths.checkedFolders(apps, areKept: configuration.files != nil)
    pictureOrigins = try PictureOrigins.checked(apps)
    (stopped, stopper) = AsyncStream<Never>.makeStream()
  }

  /// The number of sessions: windows that are open or may reconnect.
  public var sessionCount: Int { registry.count }

  /// Whether the host works: false once the main actor has not responded for ten seconds. The program should then be
  /// ended, because a handler cannot be interrupted.
  public nonisolated var isAlive: Bool { health.failure == nil }

  /// Returns the number of incidents of a kind since the host was created.
  public nonisolated func count(of incident: WebIncident) -> Int { monitor.count(of: incident) }

  /// Calls a closure at each incident, on any thread, for metrics. It must not block.
  public nonisolated func observeIncidents(_ observer: @escaping @Sendable (WebIncident) -> Void) {
    monitor.observe(observer)
  }

  /// Serves until it is stopped. Pending requests are completed, sockets are closed, and sessions end. A host can run
  /// once.
  ///
  /// It uses the port that systemd opened (`LISTEN_FDS`), if there is one. In a worker, its ``WorkerSupervisor`` owns the ports, ends it, and
  /// calls closures of its own.
  ///
  /// - Parameters:
  ///   - condition: The condition that stops it, in addition to ``stop()``.
  ///   - onListening: Called with the address once the port is open.
  ///   - onOperating: Called with the address for operators once its port is open, if one is configured.
  /// - Throws: ``WebHostError`` if a port cannot be opened.
  public func run(
    until condition: StopCondition = .signal,
    onListening: @escaping @Sendable (_ address: WebAddress) async -> Void = { _ in },
    onOperating: @escaping @Sendable (_ address: WebAddress) async -> Void = { _ in }
  ) async throws(WebHostError) {
    precondition(!hasRun, "A WebHost runs once: make another one")
    hasRun = true
    bindery_join_freed_memory()
    let worker = Worker.current
    worker?.follow { [stopper, registry = self.registry] in
      // Their pages return when somebody uses them.
      Task { @MainActor in
        registry.removeAll()
        stopper.finish()
      }
    } onEnd: { [stopper] in
      stopper.finish()
    }
    development?.observe { [registry = self.registry] frame in
      Task { @MainActor in registry.send(frame) }
    }
    await refreshKeys()
    await logIns?.synchronize()
    var server = makeServer(onOperating: onOperating)
    if let worker {
      server.inherited = try worker.source()
      server.operations = nil
      server.isPaused = { [health] in health.failure != nil }
    }
    let registry = registry
    let (limit, store) = (configuration.limits.maximumMemoryBytes, configuration.losses)
    let expiry = Task { [clock, logIns, metrics, health, monitor] in
      var memory = MemoryReturn()
      var memoryLimit = MemoryLimit(limit, sharedBy: worker?.count ?? 1)
      var losses = store.map { LossMonitor(store: $0, monitor: monitor) }
      while !Task.isCancelled {
        try? await clock.sleep(for: .seconds(1))
        await registry.expire()
        logIns?.expire(open: registry.logIns)
        let isShort = memoryLimit.check()
        registry.noteMemory(isShort: isShort)
        health.record(isShortOfMemory: isShort)
        if memory.note(registry.count) || isShort { Task.detached { bindery_give_back_memory() } }
        losses?.check()
        metrics.record(sessions: registry.count)
        health.record(windows: registry.count, unusedSeconds: registry.unusedSeconds)
        health.record(isFull: !registry.hasRoomForNewcomer)
      }
    }
    // A store that is slow delays nothing else.
    let keeping = Task { [clock, logIns] in
      while !Task.isCancelled {
        try? await clock.sleep(for: .seconds(1))
        await logIns?.synchronize()
        await refreshKeys()
      }
    }
    let following = Task { [logIns] in await logIns?.follow() }
    let probes = Task.detached { [watch] in await watch.run() }
    defer {
      expiry.cancel()
      keeping.cancel()
      following.cancel()
      probes.cancel()
      registry.removeAll()
    }
    let (host, isSecure) = (configuration.host, configuration.tls != nil)
    let metrics = configuration.operations?.metrics
    try await server.run(until: stopped, signals: worker == nil ? condition.signals : [.sigterm]) {
      [health] port in
      if let worker { return worker.beginReports(of: health, metrics: metrics) }
      await onListening(WebAddress(host: host, port: port, isSecure: isSecure))
    }
    await storage.finishSaving()
    await logIns?.save()
    if worker?.role == .visitor { UserDefaults.standard.synchronize() }
  }

  private func refreshKeys() async {
    do {
      try await configuration.stateSealer?.refresh(keepingFor: configuration.limits.savedStateLifetime)
    } catch {
      configuration.logger.error(
        "The keys that seal the state of windows could not be read: \(error.localizedDescription)")
    }
  }

  /// Stops a running host. It may be called before `run`, and more than once.
  public nonisolated func stop() { stopper.finish() }

  private func makeServer(
    onOperating: @escaping @Sendable (_ address: WebAddress) async -> Void
  ) -> WebServer {
    var logger = configuration.logger
    let now: @Sendable () -> SteadyClock.Instant = { [clock] in clock.now }
    let origins = OriginPolicy(
      allowing: configuration.allowedOrigins, isSecure: configuration.tls != nil)
    let hosts = HostPolicy(
      listeningOn: configuration.host, allowing: configuration.allowedHosts,
      origins: configuration.allowedOrigins)
    let files = StaticFiles.all(pictures: pictures, styleSheets: styleSheets, logger: logger)
    logger.logLevel = max(logger.logLevel, .warning)
    let plainPages = PlainPages(
      pages: pages, dispatcher: dispatcher, limits: configuration.limits, monitor: monitor,
      logIns: logIns, now: now)
    let responses = ResponseWriter(
      errors: ErrorPage.rendered(language: configuration.language),
      policy: SecurityHeaders.page(maps: configuration.maps, pictures: pictureOrigins))
    let limits = configuration.limits
    var steps: [any RequestStep] = [
      AdmissionStep(
        operations: OperationsResponder(health: health), rates: RequestRates(limits: limits, now: now),
        hosts: hosts,
        responses: responses, monitor: monitor, clock: clock),
      UploadResponder(
        uploads: UploadRegistry(sessions: registry, limits: limits, now: now), origins: origins,
        limits: limits,
        monitor: monitor, clock: clock),
      PlainResponder(
        pages: plainPages, origins: origins, limits: limits, unfinished: unfinished, logIns: logIns,
        responses: responses, monitor: monitor, clock: clock),
      MethodStep(responses: responses),
      DownloadResponder(downloads: dispatcher.downloads, responses: responses),
      FileResponder(responses: responses, files: configuration.files),
      PageResponder(
        pages: pages, plainPages: plainPages, logIns: logIns, responses: responses, monitor: monitor,
        knowsPeople: configuration.appStorage != nil),
    ]
    if let worker = Worker.current {
      let step: any RequestStep =
        worker.role == .any
        ? OtherWorkerStep(
          count: worker.count, registry: registry, downloads: dispatcher.downloads, plainPages: plainPages,
          clock: clock)
        : VisitorStep(isVisitors: worker.role == .visitor, responses: responses, monitor: monitor)
      steps.insert(step, at: 1)
    }
    if let logIns {
      steps.append(
        LogInResponder(logIns: logIns, registry: registry, responses: responses, monitor: monitor))
    }
    let routes = RouteTable(apps: Set(pages.paths), files: files, folders: storedPictures)
    takeover = WindowTakeover(
      pages: pages, routes: routes, restorer: dispatcher.restorer, monitor: monitor)
    dispatcher.takeover = takeover
    let responder = WebResponder(
      clientAddress: configuration.clientAddress, routes: routes,
      responses: responses, monitor: monitor, steps: steps)
    let makeReceiver: WebChannel.MakeReceiver = { [monitor, mailbox = dispatcher.mailbox] in
      SessionReceiver(
        mailbox: mailbox, visitor: $1, languages: $2, helloTimeout: .seconds(10), limits: limits, address: $0,
        monitor: monitor, now: now)
    }
    return WebServer(
      host: configuration.host, port: configuration.port, options: options(origins, hosts, now),
      logger: logger,
      responder: responder,
      makeReceiver: Worker.current?.role == .common ? nil : makeReceiver,
      operations: configuration.operations.map { [health, monitor] endpoint in
        OperationsServer(
          endpoint: endpoint,
          responder: OperationsResponder(
            health: health, metrics: endpoint.metrics, hosts: HostPolicy(listeningOn: endpoint.host)),
          logger: logger, monitor: monitor, onListening: onOperating)
      })
  }

  private func options(
    _ origins: OriginPolicy, _ hosts: HostPolicy, _ now: @escaping @Sendable () -> SteadyClock.Instant
  ) -> WebChannelOptions {
    var options = WebChannelOptions()
    options.mainLoop = MainEventLoop.current
    options.origins = origins
    options.hosts = hosts
    options.tls = configuration.tls
    options.clientAddress = configuration.clientAddress
    options.monitor = monitor
    options.socket.monitor = monitor
    options.socket.unfinished = unfinished
    options.socket.now = now
    // Others take new connections meanwhile, so that there is time for requests that are on their way.
    if Worker.current != nil { options.quiescingGrace = .seconds(5) }
    options.closesAfterRequest = (Worker.current?.role ?? .any) != .any
    let limits = configuration.limits
    options.connections = ConnectionCounts(
      maximum: limits.maximumConnections, perAddress: limits.maximumConnectionsPerAddress,
      rates: configuration.tls == nil
        ? AddressRates(
          burst: limits.maximumConnectionsPerAddress,
          perSecond: Double(limits.maximumNewConnectionsPerSecond))
        : AddressRates(
          burst: limits.maximumHandshakeBurst, perSecond: Double(limits.maximumHandshakesPerSecond)),
      now: now)
    if development == nil {
      options.socket.closingSpread = { [connections = options.connections] in
        min(.seconds(4), .milliseconds(2) * connections.total)
      }
    } else {
      options.socket.closingCode = .programReplaced
      options.socket.closingPause = .milliseconds(50)
    }
    options.bodyTimeout = configuration.limits.uploadTimeout
    options.socket.maximumMessageSize = configuration.limits.maximumMessageBytes
    options.socket.pingInterval = TimeAmount(configuration.limits.pingInterval)
    options.socket.heartbeat = ServerFrame.heartbeat(every: configuration.limits.pingInterval)
    return options
  }
}

internal import Logging
internal import NIOCore
internal import ServiceLifecycle
internal import UnixSignals

/// Starts several processes of this program, its workers, which serve behind one port. It owns the port and serves nothing itself.
///
/// ```swift
/// if let supervisor = WorkerSupervisor(workers: 4, configuration: configuration) {
///   return try await supervisor.run()
/// }
/// try await WebHost(apps: [Home()], configuration: configuration).run()
/// ```
///
/// The second half is what each worker does, with a main actor of its own. A crash takes only the windows of its worker along: the worker
/// starts again at once, and they continue in the others. What the processes share has to be outside of them, such as in a `Store`. SIGHUP
/// replaces the workers one by one, with the program that is then installed at the path by which this one was started; SIGTERM ends all.
///
/// With ``WorkerIsolation/visitor(folder:)``, each visitor has a worker of their own. The supervisor then looks at the head of each connection's
/// first request, and hands the connection to the worker of the visitor whose cookie it has. One more worker serves files, and those who have no
/// cookie yet.
public struct WorkerSupervisor: Sendable {
  /// The number of cores that this process may use.
  public static var coreCount: Int { System.coreCount }

  /// The memory in bytes for each visitor by which ``visitorCount(memory:)`` divides.
  private static let memoryOfVisitor = 128_000_000

  /// The number of workers of visitors for which there is memory.
  ///
  /// - Parameter memory: The memory in bytes that they may use; nil for 80 % of the memory of the control group or machine.
  public static func visitorCount(memory: Int?) -> Int {
    max(1, (MemoryLimit(memory).bytes ?? memoryOfVisitor) / memoryOfVisitor)
  }

  private let count: Int
  private let isolation: WorkerIsolation
  private let configuration: WebConfiguration
  private let program: WorkerProgram
  private let health: WorkerHealth

  /// Creates the supervisor that this process should be; nil if it should serve by itself, because one worker is wanted or because it is one.
  ///
  /// - Parameters:
  ///   - workers: The number of workers, or the largest number of those of visitors.
  ///   - isolation: What the workers share.
  ///   - configuration: The configuration of the workers. The supervisor uses the address, the operations endpoint, to whose metrics it adds
  ///     those of the workers, and the logger.
  public init?(workers: Int, isolation: WorkerIsolation = .none, configuration: WebConfiguration) {
    guard workers > 1 || isolation != .none, Worker.current == nil else { return nil }
    self.init(workers: workers, isolation: isolation, configuration: configuration, program: .current)
  }

  /// Creates a supervisor of a program.
  init(
    workers: Int, isolation: WorkerIsolation = .none, configuration: WebConfiguration, program: WorkerProgram
  ) {
    count = max(1, workers)
    self.isolation = isolation
    self.configuration = configuration
    self.program = program
    health = WorkerHealth(count: isolation == .none ? count : 1)
  }

  /// Whether a worker answers. Without one for long, the program should be ended: the supervisor itself ends a worker whose main actor does
  /// not respond.
  public var isAlive: Bool { health.isAlive }

  /// Runs the workers until SIGTERM or SIGINT. They then complete their requests and close their sockets.
  ///
  /// - Parameters:
  ///   - onListening: Called with the address once the first worker accepts connections.
  ///   - onOperating: Called with the address for operators once its port is open, if one is configured.
  ///   - onReload: Called when the replacement of the workers begins, and when it has ended.
  ///   - onStopping: Called when the workers are asked to end.
  /// - Throws: ``WebHostError`` if a port cannot be opened, the first worker ends before it is ready, or visitors with workers of their own
  ///   shall use TLS.
  public func run(
    onListening: @escaping @Sendable (_ address: WebAddress) async -> Void = { _ in },
    onOperating: @escaping @Sendable (_ address: WebAddress) async -> Void = { _ in },
    onReload: @escaping @Sendable (_ isDone: Bool) -> Void = { _ in },
    onStopping: @escaping @Sendable () -> Void = {}
  ) async throws(WebHostError) {
    let (host, port) = (configuration.host, configuration.port)
    let crewIsolation: WorkerCrew.Isolation?
    switch isolation {
    case .none: crewIsolation = nil
    case .visitor(let folder):
      guard configuration.tls == nil else { throw .encryptedIsolation }
      crewIsolation = WorkerCrew.Isolation(
        maximum: count, homes: VisitorHomes(in: folder), source: configuration.clientAddress)
    }
    let socket = try ListeningSocket.ofSystemdOrOpened(host: host, port: port)
    let address = WebAddress(host: host, port: socket.port, isSecure: configuration.tls != nil)
    var logger = configuration.logger
    let crew = WorkerCrew(
      count: crewIsolation == nil ? count : 1, isolation: crewIsolation, program: program, socket: socket,
      health: health, logger: logger,
      onReady: { await onListening(address) }, onReload: onReload, onStopping: onStopping)
    var services: [any Service] = [crew]
    if let endpoint = configuration.operations {
      logger.logLevel = max(logger.logLevel, .warning)
      let responder = OperationsResponder(
        health: health, metrics: { [health] in health.metrics(with: endpoint.metrics()) },
        hosts: HostPolicy(listeningOn: endpoint.host))
      services.append(
        try OperationsServer(
          endpoint: endpoint, responder: responder, logger: logger, onListening: onOperating
        ).service())
    }
    var group = ServiceGroupConfiguration(
      services: services.map { .init(service: $0, successTerminationBehavior: .gracefullyShutdownGroup) },
      logger: logger)
    group.maximumGracefulShutdownDuration = .seconds(Int64(WorkerSchedule.leaveLimit) + 5)
    do {
      try await ServiceGroup(configuration: group).run()
    } catch {
      throw WebHostError(error, host: host, port: port)
    }
  }
}

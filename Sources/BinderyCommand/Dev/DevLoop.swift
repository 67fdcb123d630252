internal import Foundation

/// Performs what ``DevCycle`` decides: builds, starts and ends programs, and prints.
@MainActor
final class DevLoop {
  private enum Event: Sendable {
    case cycle(DevCycle.Event)
    case signal
    /// The time for ending in order is over.
    case timeout
  }

  /// The time in which programs that are asked to end complete what they have begun.
  private static let endLimit = Duration.seconds(5)

  private let options: BuildOptions
  private let folders: [String]
  private let builder: Builder
  private let port: OpenPort
  private let arguments: [String]
  /// The folder with the sockets of programs.
  private let folder: String
  private var cycle = DevCycle()
  private var isBuilding = false
  private var programs: [Int: ServedProgram] = [:]
  private var isFirst = true
  private var start = ContinuousClock.now
  private let (events, sender) = AsyncStream<Event>.makeStream()

  /// - Parameters:
  ///   - folders: The folders of the sources.
  ///   - environment: The environment of builds.
  ///   - arguments: The arguments of the program.
  init(
    _ options: BuildOptions, folders: [String], environment: [String: String], port: OpenPort,
    arguments: [String],
    folder: String
  ) {
    self.options = options
    self.folders = folders
    builder = Builder(options, folders: folders, environment: environment)
    self.port = port
    self.arguments = arguments
    self.folder = folder
  }

  /// Serves until a signal ends it. No process that it has started is left then.
  ///
  /// - Throws: ``DevProblem``.
  func run() async throws {
    let signals = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [sender] in sender.yield(.signal) }
      source.resume()
      return source
    }
    defer { for source in signals { source.cancel() } }
    let watcher = try SourceWatcher(folders: folders, root: options.root) { [sender] changes in
      sender.yield(.cycle(.changed(changes)))
    }
    defer { withExtendedLifetime(watcher) {} }
    Console.write("Building \(options.product)…\n")
    var isStopping = false
    try perform(cycle.handle(.changed(SourceChanges())))
    for await event in events {
      switch event {
      case .signal:
        guard !isStopping else {
          killAll()
          continue
        }
        isStopping = true
        builder.cancel(SIGINT)
        for program in programs.values { program.stop() }
        Task { [sender] in
          try? await Task.sleep(for: Self.endLimit)
          sender.yield(.timeout)
        }
      case .timeout: killAll()
      case .cycle(let event):
        note(event)
        if !isStopping { try perform(cycle.handle(event)) }
      }
      if isStopping, !isBuilding, programs.isEmpty { return }
    }
  }

  private func killAll() {
    builder.cancel(SIGKILL)
    for program in programs.values { program.kill() }
  }

  private func note(_ event: DevCycle.Event) {
    switch event {
    case .built: isBuilding = false
    case .ended(let program, _): programs[program] = nil
    case .changed, .ready: break
    }
  }

  private func perform(_ actions: [DevCycle.Action]) throws {
    for action in actions {
      switch action {
      case .build(let changes):
        start = .now
        isBuilding = true
        builder.build(changes, showsProgress: isFirst) { [sender] in sender.yield(.cycle(.built($0))) }
      case .start(let number, let path):
        programs[number] = try ServedProgram(
          [path] + arguments, on: port, readiness: "\(folder)/\(number)"
        ) { [sender] event in
          switch event {
          case .ready: sender.yield(.cycle(.ready(program: number)))
          case .ended(let end): sender.yield(.cycle(.ended(program: number, end)))
          }
        }
      case .stop(let number): programs[number]?.stop()
      case .kill(let number): programs[number]?.kill()
      case .show(let problems, let number): programs[number]?.show(problems)
      case .print(let problems): Console.write("\n" + problems.map(\.text).joined(separator: "\n\n") + "\n\n")
      case .announce: announce()
      }
    }
  }

  private func announce() {
    if isFirst {
      Console.write(
        """

        \(options.product) is at \(port.address.url), and changes with its sources.
        Press Control-C to stop.

        """)
    } else {
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      Console.write("Changed after \(String(format: "%.1f", seconds)) s.\n")
    }
    isFirst = false
  }
}

/// An asynchronous action of a view model.
///
///     private let lookup: Command<String, Weather>
///
///     init(service: any WeatherService) {
///       lookup = Command(.latest) { address in try await service.weather(at: address) }
///     }
///
///     execute       A ─────────── B ─────────▶
///     isExecuting   ├────────┤    ├──────┤
///     results       ─────────── a ───────────▶
///     errors        ──────────────────── ✗ ──▶
///
/// Its state can be bound (``isExecuting``, ``canExecute``, ``state``), its outcomes are events (``results``,
/// ``errors``), and a single execution can be awaited: `let weather = try await lookup.execute(city).value`. A
/// failed, canceled or superseded execution always ends, so the command is never stuck.
///
/// Create it in the initializer: in that of a `lazy var`, Swift 6 rejects a closure that calls a service off the main
/// actor ("default argument cannot be both main actor-isolated and nonisolated"). Releasing the command cancels
/// running executions and discards waiting ones. Its operation must not capture the view model; otherwise neither is
/// released.
@MainActor
public final class Command<Input: Sendable, Output: Sendable> {
  private let concurrency: CommandConcurrency
  private var isAllowed: Driver<Bool>?
  private var operation: @MainActor (Input) async throws -> Output
  private let name: String
  private let place: (fileID: StaticString, line: UInt)

  @Box private var running: Int = 0
  @Box private var outcome = Loadable<Output>.idle
  /// The running and the waiting executions, by their numbers.
  private var tasks: [Int: Running] = [:]
  private var waiting: [Int: Waiting] = [:]
  private var lastID = 0
  /// The number of the last execution that waited and left; those that wait have larger ones.
  private var lastTurn = 0

  private struct Running {
    let task: Task<Void, Never>
    let execution: Execution<Output>

    /// Cancels the task, and ends the execution for the tasks that await it.
    @MainActor func cancel() {
      task.cancel()
      execution.finish(.failure(CancellationError()))
    }
  }

  private struct Waiting {
    let input: Input
    let execution: Execution<Output>
    let turn: QueuedTurn

    /// Ends the execution for the tasks that await it.
    @MainActor func cancel() { execution.finish(.failure(CancellationError())) }
  }

  private let succeeded = Relay<Output>()
  private let failed = Relay<any Error>()

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - concurrency: the behavior of an execution while another one is running.
  ///   - canExecute: whether the command may be executed; by default it always may.
  ///   - name: the command's name in reports.
  ///   - fileID: the calling file, for reports.
  ///   - line: the calling line, for reports.
  ///   - operation: the work.
  public init(
    _ concurrency: CommandConcurrency = .dropNew,
    canExecute: Driver<Bool>? = nil,
    name: String = #function,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    operation: @escaping @MainActor (Input) async throws -> Output
  ) {
    self.concurrency = concurrency
    self.isAllowed = canExecute
    self.operation = operation
    self.name = name
    self.place = (fileID, line)
  }

  isolated deinit {
    for id in waiting.keys.sorted() { waiting[id]?.cancel() }
    for running in tasks.values { running.cancel() }
  }

  /// The outputs of successful executions. Superseded and canceled ones send nothing.
  ///
  ///     execute   A ─── B ────────▶
  ///     results   ───── a ──── b ─▶
  public var results: Signal<Output> { succeeded.signal }

  /// The errors of failed executions. Superseded and canceled ones send nothing, nor do those that throw `CancellationError`.
  ///
  ///     execute   A ────── B ─────▶
  ///     errors    ───── ✗ ──── ✗ ─▶
  public var errors: Signal<any Error> { failed.signal }

  /// Whether an execution is running. Reading it inside a binding tracks it.
  public var isExecuting: Bool { running > 0 }

  /// Whether ``execute(_:)`` would have an effect. Reading it inside a binding tracks it.
  public var canExecute: Bool {
    if let isAllowed, !isAllowed.value { return false }
    return concurrency != .dropNew || !isExecuting
  }

  /// The state of the newest execution: none yet, running, its result, or its error.
  ///
  ///     execute   ─ A ──────────── B ──────────── C ──────────▶
  ///     state     idle ─ loading ─ a ─ loading(a) ─ failure(✗) ▶
  ///
  /// A canceled execution restores the state before it. The command stores its newest result for this purpose.
  public private(set) lazy var state: Driver<Loadable<Output>> = {
    let outcome = $outcome
    let running = $running
    return Driver(
      Computed("state") { running.value > 0 ? .loading(last: outcome.value.value) : outcome.value })
  }()

  /// Starts, queues or ignores an execution, depending on the ``CommandConcurrency``; has no effect while the command cannot execute. A waiting
  /// execution was accepted, and runs even if the command may no longer be executed by then.
  ///
  ///     lookup.execute(city)                                   // the outcome is an event
  ///     let weather = try await lookup.execute(city).value     // and can be awaited
  ///
  /// - Returns: the execution. Releasing it cancels nothing.
  @discardableResult
  public func execute(_ input: Input) -> Execution<Output> {
    lastID += 1
    let execution = Execution<Output>(lastID, of: name) { [weak self] in
      self?.cancel($0)
    } waitsForCaller: { [weak self] in
      self?.waitsForCaller($0) ?? false
    }
    if let refusal = untracked({ refusal }) {
      execution.finish(.failure(refusal))
      return execution
    }
    batch {
      if concurrency == .latest { cancelRunning() }
      if waiting.isEmpty, tasks.count < concurrency.limit {
        start(input, execution)
      } else {
        waiting[execution.id] = Waiting(input: input, execution: execution, turn: QueuedTurn())
      }
    }
    return execution
  }

  /// Cancels running executions and discards waiting ones. They send no events; awaiting them throws `CancellationError`.
  public func cancel() {
    batch {
      let forgotten = exchange(&waiting, with: [:])
      cancelRunning()
      for id in forgotten.keys.sorted() { forgotten[id]?.cancel() }
    }
  }

  private var refusal: CommandRefusal? {
    if let isAllowed, !isAllowed.value { return .notAllowed(command: name) }
    return canExecute ? nil : .alreadyExecuting(command: name)
  }

  private func start(_ input: Input, _ execution: Execution<Output>) {
    let id = execution.id
    running = tasks.count + 1
    let task = WorkScope.start(name, fileID: place.fileID, line: place.line) { [weak self, operation] in
      let run = QueueRun(in: self, requestedBy: nil)
      let outcome = await run.perform { () async throws in try await operation(input) }
      self?.finish(id, outcome)
    }
    tasks[id] = Running(task: task, execution: execution)
  }

  /// Ends an execution, unless it was canceled or superseded meanwhile.
  private func finish(_ id: Int, _ outcome: Result<Output, any Error>) {
    guard let execution = tasks.removeValue(forKey: id)?.execution else { return }
    batch {
      running = tasks.count
      switch outcome {
      case .success(let output):
        self.outcome = .value(output)
        succeeded.accept(output)
      case .failure(let error):
        if !(error is CancellationError) {
          self.outcome = .failure(error)
          failed.accept(error)
        }
      }
      execution.finish(outcome)
      while tasks.count < concurrency.limit, let next = popWaiting() {
        next.turn.begin { start(next.input, next.execution) }
      }
    }
  }

  /// Cancels one execution, whether it runs or waits.
  private func cancel(_ execution: Execution<Output>) {
    batch {
      if let running = tasks[execution.id] {
        running.task.cancel()
        finish(execution.id, .failure(CancellationError()))
      } else if let entry = waiting.removeValue(forKey: execution.id) {
        entry.cancel()
      } else {
        execution.finish(.failure(CancellationError()))
      }
    }
  }

  /// Removes and returns the execution that has waited longest.
  private func popWaiting() -> Waiting? {
    while !waiting.isEmpty {
      lastTurn += 1
      if let next = waiting.removeValue(forKey: lastTurn) { return next }
    }
    return nil
  }

  /// Whether an execution waits for one whose operation is calling.
  private func waitsForCaller(_ execution: Execution<Output>) -> Bool {
    concurrency == .queue && waiting[execution.id] != nil
      && QueueRun.current?.includes(QueueRun.task, in: self) == true
  }

  private func cancelRunning() {
    let cancelled = tasks
    tasks = [:]
    running = 0
    for running in cancelled.values { running.cancel() }
  }
}

extension Command: ClosureHolder {
  package func releaseClosures() {
    cancel()
    isAllowed = nil
    operation = { _ in throw CancellationError() }
  }

  package var remedy: String {
    "Have its operation capture what it calls, such as [service], or [weak self]."
  }
}

extension Command where Input == Void {
  /// Starts an execution of a command without an input.
  @discardableResult
  public func execute() -> Execution<Output> { execute(()) }
}

/// An asynchronous action of a view model.
///
///     private lazy var lookup = Command(.latest) { [weather] (address: String) in try await weather.at(address) }
///
///     execute       A ─────────── B ─────────▶
///     isExecuting   ├────────┤    ├──────┤
///     results       ─────────── a ───────────▶
///     errors        ──────────────────── ✗ ──▶
///
/// What it is doing can be bound (``isExecuting``, ``canExecute``), what comes out are events (``results``, ``errors``). It is never
/// stuck: a failure, a cancellation and a superseded execution all end it. When the command goes, what runs is cancelled and what waits is
/// forgotten; so that it can go with its view model, the operation should not hold that.
@MainActor
public final class Command<Input: Sendable, Output: Sendable> {
  private let concurrency: CommandConcurrency
  private let isAllowed: Driver<Bool>?
  private let operation: @MainActor (Input) async throws -> Output
  private let name: String
  private let place: (fileID: StaticString, line: UInt)

  @Box private var running: Int = 0
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var waiting: [Input] = []
  private var lastID = 0

  private let succeeded = Relay<Output>()
  private let failed = Relay<any Error>()

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - concurrency: what an execution does while another one goes on.
  ///   - canExecute: whether it may be executed at all; by default it always may.
  ///   - name: what reports call it.
  ///   - fileID: the file that makes it, for reports.
  ///   - line: the line that makes it, for reports.
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
    for task in tasks.values { task.cancel() }
  }

  /// What comes out of executions that succeed. Superseded and cancelled ones report nothing.
  ///
  ///     execute   A ─── B ────────▶
  ///     results   ───── a ──── b ─▶
  public var results: Signal<Output> { succeeded.signal }

  /// What is thrown by executions that fail. Superseded and cancelled ones report nothing, nor do those that throw `CancellationError`.
  ///
  ///     execute   A ────── B ─────▶
  ///     errors    ───── ✗ ──── ✗ ─▶
  public var errors: Signal<any Error> { failed.signal }

  /// Whether an execution is going on. Reading it inside a binding tracks it.
  public var isExecuting: Bool { running > 0 }

  /// Whether ``execute(_:)`` would do something. Reading it inside a binding tracks it.
  public var canExecute: Bool {
    if let isAllowed, !isAllowed.value { return false }
    return concurrency != .dropNew || !isExecuting
  }

  /// Starts an execution, or does with it what the ``CommandConcurrency`` says; does nothing while it cannot execute. What waits was accepted, and
  /// runs even if the command may not execute any more by then.
  public func execute(_ input: Input) {
    guard untracked({ canExecute }) else { return }
    batch {
      if concurrency == .latest { cancelRunning() }
      if waiting.isEmpty, tasks.count < concurrency.limit { start(input) } else { waiting.append(input) }
    }
  }

  /// Cancels what runs and forgets what waits. None of it reports anything.
  public func cancel() {
    batch {
      waiting = []
      cancelRunning()
    }
  }

  private func start(_ input: Input) {
    lastID += 1
    let id = lastID
    running = tasks.count + 1
    tasks[id] = WorkScope.start(name, fileID: place.fileID, line: place.line) { [weak self, operation] in
      let outcome: Result<Output, any Error>
      do { outcome = .success(try await operation(input)) } catch { outcome = .failure(error) }
      self?.finish(id, outcome)
    }
  }

  /// Ends an execution, unless it was cancelled or superseded meanwhile.
  private func finish(_ id: Int, _ outcome: Result<Output, any Error>) {
    guard tasks.removeValue(forKey: id) != nil else { return }
    batch {
      running = tasks.count
      switch outcome {
      case .success(let output): succeeded.accept(output)
      case .failure(let error): if !(error is CancellationError) { failed.accept(error) }
      }
      while !waiting.isEmpty, tasks.count < concurrency.limit { start(waiting.removeFirst()) }
    }
  }

  private func cancelRunning() {
    let cancelled = tasks
    tasks = [:]
    running = 0
    for task in cancelled.values { task.cancel() }
  }
}

extension Command where Input == Void {
  /// Starts an execution of a command without an input.
  public func execute() { execute(()) }
}

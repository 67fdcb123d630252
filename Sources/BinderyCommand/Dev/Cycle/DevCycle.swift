/// What `bindery dev` does next, as a pure value.
///
///     change ─▶ build ─┬─ failed ─▶ show why over the pages of the program that runs
///                      └─ succeeded ─▶ start the next program ─┬─ it listens ─▶ end the one before
///                                                              └─ it ends ─▶ show that; the one before goes on
struct DevCycle {
  /// What happens.
  enum Event: Sendable {
    case changed(SourceChanges)
    case built(BuildResult)
    case ready(program: Int)
    case ended(program: Int, ChildProcess.End)
  }

  /// What is done about it.
  enum Action: Equatable {
    /// Builds after these changes.
    case build(SourceChanges)
    /// Starts the program at a path.
    case start(program: Int, path: String)
    /// Ends a program in order: another one has its port.
    case stop(program: Int)
    /// Ends a program that does not serve.
    case kill(program: Int)
    /// Shows problems over the pages of a program, or that there are none.
    case show([Diagnostic], program: Int)
    /// Prints problems.
    case print([Diagnostic])
    /// Says that a program serves what was changed.
    case announce
  }

  /// The number of times that a program that serves and ends by itself is started again without a change.
  private static let maximumRestarts = 3

  private var isBuilding = false
  private var waiting = SourceChanges()
  /// The program that serves.
  private var current: Int?
  /// The program that was started, and does not listen yet.
  private var next: Int?
  private var lastNumber = 0
  /// The path of the program that was built last.
  private var path = ""
  /// What is wrong with the sources as they are.
  private var problems: [Diagnostic] = []
  private var restarts = 0

  /// Handles an event.
  mutating func handle(_ event: Event) -> [Action] {
    switch event {
    case .changed(let changes): return change(changes)
    case .built(let result): return finish(result)
    case .ready(let program):
      guard program == next else { return [] }
      let former = current
      (current, next) = (program, nil)
      return (former.map { [.stop(program: $0)] } ?? [])
        + (problems.isEmpty ? [.announce] : [.show(problems, program: program)])
    case .ended(let program, let end): return handle(end, of: program)
    }
  }

  private mutating func change(_ changes: SourceChanges) -> [Action] {
    waiting.merge(changes)
    guard !isBuilding else { return [] }
    isBuilding = true
    defer { waiting = SourceChanges() }
    return [.build(waiting)]
  }

  private mutating func finish(_ result: BuildResult) -> [Action] {
    isBuilding = false
    // What was built is out of date already.
    if !waiting.isEmpty { return change(SourceChanges()) }
    switch result {
    case .failed(let problems): return report(problems)
    case .succeeded(let path):
      self.path = path
      restarts = 0
      problems = []
      return start()
    }
  }

  private mutating func start() -> [Action] {
    let former = next
    lastNumber += 1
    next = lastNumber
    return (former.map { [.kill(program: $0)] } ?? []) + [.start(program: lastNumber, path: path)]
  }

  private mutating func handle(_ end: ChildProcess.End, of program: Int) -> [Action] {
    if program == next {
      next = nil
      let rest = current == nil ? "" : " The pages are those of the program before."
      return report([Diagnostic(message: "The changed program \(end) before it served a page.\(rest)")])
    }
    guard program == current else { return [] }
    current = nil
    let problem = Diagnostic(message: "The program \(end).")
    guard next == nil, !isBuilding, restarts < Self.maximumRestarts else { return [.print([problem])] }
    restarts += 1
    return [.print([problem])] + start()
  }

  private mutating func report(_ problems: [Diagnostic]) -> [Action] {
    self.problems = problems
    return [.print(problems)] + (current.map { [.show(problems, program: $0)] } ?? [])
  }
}

internal import Dispatch
internal import Foundation
internal import Synchronization

/// Builds a program again and again: with the package manager at first and where files come, go or are no Swift sources, otherwise with the
/// commands that it has written down.
final class Builder: Sendable {
  private let options: BuildOptions
  private let folders: [String]
  private let runner: CommandRunner
  private let log: BuildLog
  private let queue = DispatchQueue(label: "bindery.build")
  /// What only the queue uses.
  private let state = Mutex(State())

  private struct State {
    /// Builds without the package manager; nil if that has to build.
    var fast: FastBuild?
    /// Whether it was said that the commands are not as expected.
    var hasExplained = false
  }

  /// - Parameters:
  ///   - folders: The folders of the program's sources in the package.
  ///   - environment: The environment of the commands.
  init(_ options: BuildOptions, folders: [String], environment: [String: String]) {
    self.options = options
    self.folders = folders
    runner = CommandRunner(environment: environment)
    log = BuildLog(root: options.root)
  }

  /// Builds after changes; without any, everything.
  ///
  /// - Parameters:
  ///   - showsProgress: Whether the lines of the package manager are printed.
  ///   - onEnd: Called on a thread of its own.
  func build(_ changes: SourceChanges, showsProgress: Bool, onEnd: @escaping @Sendable (BuildResult) -> Void)
  {
    queue.async { [self] in
      let result = result(changes, showsProgress)
      onEnd(result)
      // While the program starts.
      if result == .succeeded(options.program) { prepare() }
    }
  }

  /// Ends a build that runs. No other follows.
  func cancel(_ signal: CInt) { runner.cancel(signal) }

  private func result(_ changes: SourceChanges, _ showsProgress: Bool) -> BuildResult {
    do throws(DevProblem) {
      if let result = try fastResult(changes) { return result }
      return try packageManagerResult(changes.edited, showsProgress)
    } catch {
      return .failed([Diagnostic(message: "\(error)")])
    }
  }

  private func fastResult(_ changes: SourceChanges) throws(DevProblem) -> BuildResult? {
    if let file = changes.others.min() {
      let name = file.split(separator: "/").last ?? ""
      say(
        name.hasPrefix("Package")
          ? "\(name) has changed. Folders of new targets are watched after the next start of bindery dev"
          : "\(name) is new, gone or no Swift source")
      return nil
    }
    guard !changes.edited.isEmpty else { return nil }
    return try state.withLock { state throws(DevProblem) -> BuildResult? in
      switch try state.fast?.build(changes.edited) {
      case nil: return nil
      case .succeeded: return state.fast.map { .succeeded($0.program) }
      case .failed(let problems): return .failed(problems)
      case .unsuitable(let reason):
        say(reason)
        return nil
      }
    }
  }

  private func say(_ reason: String) {
    if !runner.isCanceled { Console.write("The package manager builds: \(reason).\n") }
  }

  private func packageManagerResult(
    _ edited: Set<String>, _ showsProgress: Bool
  ) throws(DevProblem) -> BuildResult {
    // Its commands may be others afterwards.
    state.withLock { $0.fast = nil }
    if !edited.isEmpty { FastBuild(options, folders: folders, runner: runner)?.forget(edited) }
    let (output, end) = try runner.run(options.command) { part in
      // An editor may build in the same folder at the same time.
      if showsProgress || part.contains("Another instance") { Console.write(part) }
    }
    return end == .code(0) ? .succeeded(options.program) : .failed(log.diagnostics(in: output))
  }

  /// Makes the next build fast, with the commands of the package manager's last one.
  private func prepare() {
    guard var next = FastBuild(options, folders: folders, runner: runner) else {
      return state.withLock { state in
        guard !state.hasExplained else { return }
        state.hasExplained = true
        Console.write("The package manager builds each change: its commands are not as expected.\n")
      }
    }
    // If it cannot be linked, the next build says so.
    _ = try? next.linkLibrary()
    state.withLock { [next] in $0.fast = next }
  }
}

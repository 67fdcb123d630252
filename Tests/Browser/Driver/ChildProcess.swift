internal import Foundation
internal import Synchronization

/// A program that a test started. It never outlives the test run: a guardian process kills it (and what it started
/// in its process group) as soon as the run has ended in whatever way, and removes its folder.
final class ChildProcess: Sendable {
  /// The process, which is also the leader of its own group.
  let id: pid_t

  private struct State {
    var status: CInt?
    var waiters: [CheckedContinuation<CInt, Never>] = []
    var guardian: CInt
  }
  private let state: Mutex<State>

  /// Starts a program with no descriptors but those given.
  /// - Parameters:
  ///   - descriptors: Which of our descriptors the program finds under which number. Standard input is empty unless
  ///     it is among them.
  ///   - folder: Removed when the program has ended, or the test run has. None without one.
  init(
    _ path: String, _ arguments: [String], environment: [String: String],
    descriptors: [(ours: CInt, theirs: CInt)], removing folder: String? = nil
  ) throws {
    id = try Spawn.run(path, arguments, environment: environment, descriptors: descriptors)
    // The shell reads until our end of its pipe is closed, which happens at the latest when this process is gone.
    let (guarded, ours) = try Spawn.pipe()
    defer { Spawn.close(guarded) }
    let script =
      #"read word <&3; [ "$word" ] || kill -KILL -- "-$1" 2>/dev/null; [ -z "$2" ] || rm -rf -- "$2""#
    _ = try Spawn.run(
      "/bin/sh", ["-c", script, "guardian", String(id), folder ?? ""], environment: environment,
      descriptors: [(guarded, 3)])
    state = Mutex(State(guardian: ours))
    let reaper = Thread { [self] in reap() }
    reaper.start()
  }

  /// Sends a signal to the program and to what it started in its group; does nothing when it has ended.
  func send(_ signal: CInt) {
    state.withLock { if $0.status == nil { _ = kill(-id, signal) } }
  }

  /// Waits for the end and returns its wait status.
  var status: CInt {
    get async {
      await withCheckedContinuation { continuation in
        let known = state.withLock { state -> CInt? in
          if state.status == nil { state.waiters.append(continuation) }
          return state.status
        }
        if let known { continuation.resume(returning: known) }
      }
    }
  }

  /// Ends the program at once and waits until it is gone.
  func end() async {
    send(SIGKILL)
    _ = await status
  }

  private func reap() {
    var info = siginfo_t()
    // Looks without reaping first, so that nobody signals the number once it may belong to another process.
    while waitid(P_PID, id_t(id), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    let (status, waiters) = state.withLock { state in
      var status: CInt = 0
      waitpid(id, &status, 0)
      kill(-id, SIGKILL)
      state.status = status
      _ = "ended\n".withCString { write(state.guardian, $0, 6) }
      Spawn.close(state.guardian)
      defer { state.waiters = [] }
      return (status, state.waiters)
    }
    for waiter in waiters { waiter.resume(returning: status) }
  }
}

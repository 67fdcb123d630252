internal import Foundation
internal import Synchronization

/// A program that a test started. It never outlives the test run: a guardian process kills it (and the programs
/// in its process group) as soon as the run has ended in any way, and removes its folder.
final class ChildProcess: Sendable {
  /// The process, which is also the leader of its own group.
  let id: pid_t
  private let guardianID: pid_t

  /// The script of the guardian. Its arguments are the process and the folder.
  static let guardian =
    // Debian's shell takes no “--” before the group.
    #"read word <&3; [ "$word" ] || kill -KILL "-$1" 2>/dev/null; "#
    // Processes that are ending may still write files.
    + #"[ -z "$2" ] || for again in 1 2 3 4 5; do rm -rf -- "$2" 2>/dev/null && break; sleep 0.2; done"#

  private struct State {
    var status: CInt?
    var waiters: [CheckedContinuation<CInt, Never>] = []
    var guardian: CInt
  }
  private let state: Mutex<State>

  /// Starts a program with no descriptors but those given.
  /// - Parameters:
  ///   - descriptors: This process's descriptors by their number in the program. Standard input is empty unless it
  ///     is one of them.
  ///   - folder: A folder that is removed when the program or the test run has ended; `nil` for none.
  init(
    _ path: String, _ arguments: [String], environment: [String: String],
    descriptors: [(ours: CInt, theirs: CInt)], removing folder: String? = nil
  ) throws {
    id = try Spawn.run(path, arguments, environment: environment, descriptors: descriptors)
    // The shell reads until our end of its pipe is closed, which happens at the latest when this process exits.
    let (guarded, ours) = try Spawn.pipe()
    defer { Spawn.close(guarded) }
    guardianID = try Spawn.run(
      "/bin/sh", ["-c", Self.guardian, "guardian", String(id), folder ?? ""], environment: environment,
      descriptors: [(guarded, 3)])
    state = Mutex(State(guardian: ours))
    let reaper = Thread { [self] in reap() }
    reaper.start()
  }

  /// Sends a signal to the program's process group; does nothing after the program has ended.
  func send(_ signal: CInt) {
    state.withLock { if $0.status == nil { _ = kill(-id, signal) } }
  }

  /// The wait status, if the program has ended.
  var knownStatus: CInt? { state.withLock(\.status) }

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

  /// Kills the program and waits until it has ended.
  func end() async {
    send(SIGKILL)
    _ = await status
  }

  private func reap() {
    var info = siginfo_t()
    // Waits without reaping first, so that no signal is sent to a process number that may have been reused.
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
    // A child that is not reaped would keep the monitor of exit tests in the same process busy forever.
    while waitpid(guardianID, nil, 0) < 0, errno == EINTR {}
    for waiter in waiters { waiter.resume(returning: status) }
  }
}

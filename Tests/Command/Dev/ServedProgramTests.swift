import Foundation
import Testing

@testable import BinderyCommand

@Suite(.timeLimit(.minutes(5))) struct ServedProgramTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Starts a program that a shell runs, and returns its events, with the lines that it writes to the file `$0`.
  private func start(_ script: String, on port: OpenPort) throws -> (
    ServedProgram, AsyncStream<ServedProgram.Event>
  ) {
    let (events, sender) = AsyncStream<ServedProgram.Event>.makeStream()
    let program = try ServedProgram(
      ["/bin/sh", "-c", script, folder.path + "/output"], on: port, readiness: folder.path + "/ready"
    ) {
      sender.yield($0)
      if case .ended = $0 { sender.finish() }
    }
    return (program, events)
  }

  @Test func aProgramInheritsThePortAndKnowsIt() async throws {
    let port = try OpenPort(ServedAddress(arguments: ["--port", "0"], environment: [:]))
    defer { close(port.descriptor) }
    let script = """
      [ "$LISTEN_PID" = $$ ] && [ "$BINDERY_DEVELOPMENT" = $$ ] && [ "$LISTEN_FDS" = 1 ] || exit 2
      [ -S "$NOTIFY_SOCKET" ] || exit 3
      [ -S /proc/self/fd/3 ] && [ -S /proc/self/fd/4 ] && [ ! -e /proc/self/fd/5 ] || exit 4
      exit 7
      """
    let (program, events) = try start(script, on: port)
    var all: [ServedProgram.Event] = []
    for await event in events { all.append(event) }
    #expect(all == [.ended(.code(7))])
    withExtendedLifetime(program) {}
    #expect(folder.names.isEmpty, "The socket is removed.")
  }

  @Test func aProgramThatIsStoppedEndsWithWhatItHasStarted() async throws {
    let port = try OpenPort(ServedAddress(arguments: ["--port", "0"], environment: [:]))
    defer { close(port.descriptor) }
    let (program, events) = try start("sleep 600 & echo $! > \"$0\"; kill -STOP $$; wait", on: port)
    // A stopped shell has written the line.
    var child: pid_t?
    while child == nil {
      child = folder.text("output").flatMap { pid_t($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
      try Task.checkCancellation()
      await Task.yield()
    }
    program.kill()
    var all: [ServedProgram.Event] = []
    for await event in events { all.append(event) }
    #expect(all == [.ended(.signal(SIGKILL))])
    // It ends by the same signal, but not at the same moment.
    let process = try #require(child)
    while isRunning(process) {
      try Task.checkCancellation()
      await Task.yield()
    }
    #expect(!isRunning(process))
  }

  /// The init process may not have removed a process that has ended: what matters is that it does not run.
  private func isRunning(_ process: pid_t) -> Bool {
    guard let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
      return false
    }
    return !state.contains(") Z ") && !state.contains(") X ")
  }

  @Test func theOutputOfACommandIsReadToItsEnd() throws {
    let runner = CommandRunner(environment: ["PATH": "/usr/bin:/bin", "NAME": "Ada"])
    let (output, end) = try runner.run(["sh", "-c", "printf $NAME; printf err >&2; exit 3"])
    #expect(output == "Adaerr")
    #expect(end == .code(3))
  }

  @Test func aCanceledRunnerEndsItsCommandAndRunsNoOther() throws {
    let runner = CommandRunner(environment: ["PATH": "/usr/bin:/bin"])
    let (_, end) = try runner.run(["sh", "-c", "echo started; sleep 600"]) { _ in runner.cancel(SIGTERM) }
    #expect(end == .signal(SIGTERM))
    #expect(try runner.run(["echo", "more"]).output.isEmpty)
  }

  @Test func aMissingProgramIsNamed() {
    #expect(throws: DevProblem.start(path: "/nowhere/swift", reason: "No such file or directory")) {
      try ChildProcess(["/nowhere/swift"], environment: [:])
    }
  }
}

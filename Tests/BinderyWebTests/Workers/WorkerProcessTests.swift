import Foundation
import Synchronization
import Testing

@testable import TestSupport

@Suite(.timeLimit(.minutes(10))) struct WorkerProcessTests {
  @Test func bothWorkersAnswerOnOnePort() async throws {
    try await ServedWorkers.run { server, _ in
      let workers = server.workers
      #expect(workers.count == 2)
      let page = try await server.get("/")
      #expect(page.text.contains("Please log in"))
      for worker in workers {
        // Only the other one can answer now.
        kill(worker, SIGSTOP)
        defer { kill(worker, SIGCONT) }
        try await server.wait { ServedWorkers.isStopped(worker) }
        let answer = try await server.get("/")
        #expect(answer.status == 200)
      }
    }
  }

  @Test func requestsForAWindowWithoutScriptFindItsWorker() async throws {
    try await ServedWorkers.run { server, _ in
      let first = try await server.get("/?plain=")
      let cookie = try #require(first["Set-Cookie"]?.split(separator: ";").first.map(String.init))
      let window = try #require(first.text.firstMatch(of: /action="[^"]*plain=([^"&]+)/)?.1)
      var redirections = 0
      for _ in 1...6 {
        var address = "/?plain=\(window)"
        var answer = try await server.get(address, cookie: cookie)
        while answer.status == 307 {
          redirections += 1
          #expect(answer["Connection"] == "close")
          address = "/" + (try #require(answer["Location"]))
          answer = try await server.get(address, cookie: cookie)
        }
        #expect(answer.status == 200)
        #expect(answer.text.contains("plain=\(window)"))
      }
      // Connections go to the workers in turn.
      #expect(redirections > 0)
    }
  }

  @Test func aKilledWorkerIsReplacedWhileTheOtherAnswers() async throws {
    try await ServedWorkers.run { server, _ in
      let workers = server.workers
      let victim = try #require(workers.min())
      kill(victim, SIGKILL)
      try await server.line("was ended by signal 9")
      let answer = try await server.get("/")
      #expect(answer.status == 200)
      try await server.wait { server.workers.count == 2 }
      #expect(server.workers.subtracting(workers).count == 1)
      try await server.becomeHealthy()
      let metrics = try await server.get("/metrics", port: server.operationsPort).text
      #expect(metrics.contains("bindery_workers 2\n"))
      #expect(metrics.contains("bindery_worker_crashes_total 1\n"))
    }
  }

  @Test func operatorsReadTheStateOfAllWorkers() async throws {
    try await ServedWorkers.run { server, _ in
      let readiness = try await server.get("/readyz", port: server.operationsPort)
      #expect(readiness.text == "ok\n")
      let metrics = try await server.get("/metrics", port: server.operationsPort).text
      #expect(metrics.contains("bindery_workers 2\n"))
      #expect(metrics.contains("# TYPE process_resident_memory_bytes gauge\n"))
      let page = try await server.get("/", port: server.operationsPort)
      #expect(page.status == 404)
    }
  }

  @Test func aReloadReplacesAllWorkersAndNoRequestFails() async throws {
    try await ServedWorkers.run { server, _ in
      let workers = server.workers
      let isOver = Flag()
      let answers = try await withThrowingTaskGroup(of: [Int].self) { clients in
        for number in 1...8 {
          clients.addTask {
            var answers: [Int] = []
            while !isOver.isSet {
              if number.isMultiple(of: 2) {
                answers.append(try await server.get("/readyz").status)
              } else {
                answers += try await server.answersOnOneConnection(while: !isOver.isSet)
              }
            }
            return answers
          }
        }
        defer { isOver.set() }
        kill(server.supervisor, SIGHUP)
        try await server.line("All workers are new")
        isOver.set()
        return try await clients.reduce(into: []) { $0 += $1 }
      }
      #expect(Set(answers) == [200])
      try await server.wait { server.workers.count == 2 }
      #expect(server.workers.isDisjoint(with: workers))
      try await server.becomeHealthy()
    }
  }

  @Test func aReloadRunsTheProgramThatIsThenAtThePath() async throws {
    try await ServedWorkers.run(program: Self.link) { server, folder in
      try Self.replace(folder, with: "echo New program $BINDERY_WORKER >&2; exec \(Self.program()) \"$@\"")
      kill(server.supervisor, SIGHUP)
      try await server.line("New program 1/2")
      try await server.line("New program 2/2")
      try await server.line("All workers are new")
      let answer = try await server.get("/")
      #expect(answer.status == 200)
    }
  }

  @Test func aReloadWithAProgramThatCannotStartKeepsTheWorkers() async throws {
    try await ServedWorkers.run(program: Self.link) { server, folder in
      let workers = server.workers
      try Self.replace(folder, with: "exit 3")
      kill(server.supervisor, SIGHUP)
      try await server.line("ended with code 3")
      try await server.line("The others stay as they are")
      #expect(server.workers == workers)
      let answer = try await server.get("/")
      #expect(answer.status == 200)
      try await server.becomeHealthy()
    }
  }

  @Test func aStopEndsTheWorkersAndTheSupervisorWithCodeZero() async throws {
    try await ServedWorkers.run { server, _ in
      let workers = server.workers
      let page = try await WebSocketClient.open(port: server.port)
      kill(server.supervisor, SIGTERM)
      let bytes = await page.connection.readToEnd()
      #expect(bytes.suffix(2 + 2 + 21).dropFirst(2).starts(with: [0x03, 0xE9]), "1001: it goes away")
      try await server.line("Code 0")
      for worker in workers { #expect(!ServedWorkers.isRunning(worker)) }
    }
  }

  @Test func thePortIsClosedWhileWorkersCompleteTheirRequests() async throws {
    try await ServedWorkers.run { server, _ in
      // The worker waits some seconds for the rest of the request.
      let request = try await RawConnection.connect(port: server.port)
      try await request.send("GET / HTTP/1.1\r\n")
      kill(server.supervisor, SIGTERM)
      try await server.wait { (try? await RawConnection.connect(port: server.port)) == nil }
      #expect(ServedWorkers.isRunning(server.supervisor))
      try await server.line("Code 0")
    }
  }

  @Test func noWorkerOutlivesASupervisorThatIsKilled() async throws {
    try await ServedWorkers.run { server, _ in
      let workers = server.workers
      kill(server.supervisor, SIGKILL)
      try await server.line("Code 137")
      try await server.wait { workers.allSatisfy { !ServedWorkers.isRunning($0) } }
    }
  }

  @Test func aFirstWorkerThatCannotStartEndsTheSupervisorWithItsReason() async throws {
    try await withFolder { folder in
      // A file is no folder.
      try "".write(toFile: folder + "/file", atomically: true, encoding: .utf8)
      let (output, code) = try await ServerProcess.run(
        "TestServers", ["club", "--port", "0", "--data", folder + "/file", "--workers", "2"], home: folder)
      #expect(output.contains("No worker could be started: the first one"))
      #expect(code != 0)
    }
  }

  // MARK: Programs

  private static func program() -> String { (try? ServerProcess.executable("TestServers")) ?? "" }

  /// A link to the program, which a test replaces.
  private static func link(in folder: String) throws -> String {
    let path = folder + "/program"
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: program())
    return path
  }

  private static func replace(_ folder: String, with script: String) throws {
    try MadeProgram.write(script, to: folder + "/new")
    try #require(rename(folder + "/new", folder + "/program") == 0)
  }
}

/// Whether the clients of a test shall end.
private final class Flag: Sendable {
  private let value = Atomic(false)

  var isSet: Bool { value.load(ordering: .relaxed) }

  func set() { value.store(true, ordering: .relaxed) }
}

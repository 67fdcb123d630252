import Foundation
import Testing

@testable import BinderyWeb
@testable import TestSupport

/// Visitors with workers of their own, of whom two may have one.
@Suite(.timeLimit(.minutes(10))) struct VisitorWorkerTests {
  private static let basket = ["basket", "--isolate"]

  @Test func someoneWithoutACookieReceivesOneAndThenTheirWorker() async throws {
    try await ServedWorkers.run(Self.basket) { server, _ in
      let first = try await server.get("/?a=b")
      #expect(first.status == 307)
      #expect(first["Location"] == "?a=b&bindery-try=1")
      let cookie = try #require(first["Set-Cookie"])
      #expect(cookie.contains("Max-Age=34560000"))
      let pair = String(cookie.prefix { $0 != ";" })
      let second = try await server.get("/?a=b&bindery-try=1", cookie: pair)
      #expect(second.status == 303)
      #expect(second["Location"] == "?a=b")
      let page = try await server.get("/?a=b", cookie: pair)
      #expect(page.text.contains("Window 1 of this person"))
      #expect(page["Connection"] == "close")
    }
  }

  @Test func aBrowserThatKeepsNoCookieReadsWhy() async throws {
    try await ServedWorkers.run(Self.basket) { server, _ in
      let answer = try await server.get("/?bindery-try=1")
      #expect(answer.status == 403)
      #expect(answer.text.contains("Allow cookies of this site"))
      // What is the same for all needs no worker.
      let health = try await server.get("/healthz")
      #expect(health.status == 200)
      #expect(server.workers.count == 1)
    }
  }

  @Test func twoVisitorsShareNeitherVariablesNorDefaults() async throws {
    try await ServedWorkers.run(Self.basket) { server, _ in
      let (ana, ben) = (Visit(server), Visit(server))
      #expect(try await ana.window() == Window(number: 1, ofPerson: 1))
      #expect(try await ana.window() == Window(number: 2, ofPerson: 2))
      #expect(try await ben.window() == Window(number: 1, ofPerson: 1))
      #expect(try await ana.window() == Window(number: 3, ofPerson: 3))
      let processes = [try await ana.process(), try await ben.process()]
      #expect(processes[0] != processes[1])
    }
  }

  @Test func theMainActorOfAProgramRunsOnAnEventLoop() async throws {
    try await ServedWorkers.run(Self.basket) { server, _ in
      let page = try await Visit(server).page()
      #expect(page.contains("Main actor on an event loop"))
    }
  }

  @Test func aWorkerThatEndsSavesTheDefaultsOfItsVisitor() async throws {
    try await ServedWorkers.run(Self.basket) { server, _ in
      let visit = Visit(server)
      #expect(try await visit.window() == Window(number: 1, ofPerson: 1))
      kill(try await visit.process(), SIGTERM)
      try await server.wait { try await visit.window().number == 1 }
      #expect(try await visit.window().ofPerson >= 4)
    }
  }

  @Test func aCrashEndsOnlyTheWindowsOfItsVisitor() async throws {
    try await ServedWorkers.run(Self.basket) { server, _ in
      let (ana, ben) = (Visit(server), Visit(server))
      _ = try await ben.window()
      kill(try await ana.process(), SIGKILL)
      try await server.line("was ended by signal 9")
      #expect(try await ben.window().number == 2)
      #expect(try await ana.window().number == 1)
      let health = try await server.get("/healthz", port: server.operationsPort)
      #expect(health.status == 200)
      let metrics = try await server.get("/metrics", port: server.operationsPort)
      #expect(metrics.text.contains("bindery_worker_crashes_total 1\n"))
    }
  }

  @Test func aVisitorWithoutAPlaceReadsThatThereAreTooMany() async throws {
    try await ServedWorkers.run(Self.basket) { server, _ in
      let visits = [Visit(server), Visit(server)]
      for visit in visits { _ = try await visit.window() }
      let third = Visit(server)
      let answer = try await server.get("/", cookie: third.cookie)
      #expect(answer.status == 503)
      #expect(answer["Retry-After"] == "60")
      #expect(answer.text.contains("Too many visitors"))
      #expect(server.workers.count == 3)
      // Cookies of which each starts a process would end the machine.
      for _ in 1...20 { _ = try await server.get("/", cookie: Visit(server).cookie) }
      #expect(server.workers.count == 3)
      #expect(try await visits[0].window().number == 2)
    }
  }

  @Test func aSocketReachesTheWorkerOfItsVisitor() async throws {
    try await ServedWorkers.run(Self.basket) { server, _ in
      let visit = Visit(server)
      let process = try await visit.process()
      let socket = try await WebSocketClient.open(port: server.port, headers: ["Cookie: \(visit.cookie)"])
      #expect(socket.head.hasPrefix("HTTP/1.1 101"))
      kill(process, SIGKILL)
      #expect(await socket.connection.readToEnd().isEmpty)
      // The common worker runs no windows.
      let other = try await WebSocketClient.open(port: server.port, headers: ["Cookie: a=b"])
      #expect(other.head.hasPrefix("HTTP/1.1 403"))
    }
  }

  @Test func aReloadReplacesTheWorkersOfVisitorsToo() async throws {
    try await ServedWorkers.run(Self.basket) { server, _ in
      let visit = Visit(server)
      let workers = server.workers.union([try await visit.process()])
      kill(server.supervisor, SIGHUP)
      try await server.line("All workers are new")
      try await server.wait { server.workers.isDisjoint(with: workers) }
      #expect(try await visit.window().number == 1)
    }
  }

  @Test func aStopEndsAllWorkers() async throws {
    try await ServedWorkers.run(Self.basket) { server, _ in
      let process = try await Visit(server).process()
      kill(server.supervisor, SIGTERM)
      try await server.line("Code 0")
      #expect(!ServedWorkers.isRunning(process))
    }
  }

  @Test func homeFoldersWithoutFilesAreRemoved() async throws {
    try await withFolder { folder in
      let homes = VisitorHomes(in: folder)
      let visitors = [BrowserToken(), BrowserToken()]
      let environment = ["HOME": "/home/ada", "XDG_DATA_HOME": "/d"]
      let variables = try visitors.map { try homes.open(for: $0, environment: environment) }
      #expect(variables[0]["HOME"] == homes.home(of: visitors[0]))
      #expect(variables[0]["XDG_DATA_HOME"] == .some(nil))
      #expect(variables[0]["BINDERY_DATA"] == folder)
      #expect(variables[0]["PGPASSFILE"] == "/home/ada/.pgpass")
      try "".write(toFile: homes.home(of: visitors[1]) + "/file", atomically: true, encoding: .utf8)
      for visitor in visitors { homes.close(for: visitor) }
      let files = FileManager.default
      #expect(!files.fileExists(atPath: homes.home(of: visitors[0])))
      #expect(files.fileExists(atPath: homes.home(of: visitors[1])))
      homes.removeOld()
      #expect(files.fileExists(atPath: homes.home(of: visitors[1])))
      try files.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -VisitorHomes.lifetime - 60)],
        ofItemAtPath: homes.home(of: visitors[1]))
      homes.removeOld()
      #expect(!files.fileExists(atPath: homes.home(of: visitors[1])))
    }
  }
}

/// What a window of the basket shows.
private struct Window: Equatable {
  let number: Int
  let ofPerson: Int
}

/// The requests of one browser.
private struct Visit {
  let server: ServedWorkers
  let cookie = "bindery_visitor=\(BrowserToken())"

  init(_ server: ServedWorkers) { self.server = server }

  func window() async throws -> Window {
    let text = try await page()
    let number = text.firstMatch(of: /Window (\d+) of process/).flatMap { Int($0.1) }
    let all = text.firstMatch(of: /Window (\d+) of this person/).flatMap { Int($0.1) }
    return Window(number: try #require(number), ofPerson: try #require(all))
  }

  func process() async throws -> pid_t {
    let text = try await page()
    return pid_t(try #require(text.firstMatch(of: /of process (\d+)/).flatMap { Int($0.1) }))
  }

  /// Loads the page, also where its worker has just ended.
  func page() async throws -> String {
    var text: String?
    try await server.wait {
      guard let answer = try? await server.get("/", cookie: cookie), answer.status == 200 else {
        return false
      }
      text = answer.text
      return true
    }
    return try #require(text)
  }
}

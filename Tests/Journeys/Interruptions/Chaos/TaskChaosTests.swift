@testable internal import BinderyTesting
internal import BinderyStore
@testable internal import TestSupport
internal import Foundation
internal import Testing

extension Journeys.Interruptions {
  /// Many windows whose buttons write in plain tasks, over an unreliable network, with a server that is killed repeatedly.
  @Suite(.timeLimit(.minutes(15)))
  struct TaskChaosTests {
    private static let persons = 20
    /// `BINDERY_CHAOS_KILLS` sets another number.
    private static let kills =
      ProcessInfo.processInfo.environment["BINDERY_CHAOS_KILLS"].flatMap { Int($0) } ?? 10

    /// The buttons, and the number of writes of each.
    private static let buttons = ["Task": 1, "Detached": 2, "Children": 2, "Group": 3, "Callback": 1]

    private struct Mark: Record {
      static let collection = "test.mark"
      var id: String
      let event: String
      let part: String
    }

    /// What became of the clicks of a page: the button, and whether the page reported the click as not saved; nil if that is not known.
    private typealias Clicks = [ScriptedPage.Event.ID: (button: String, outcome: ScriptedPage.Outcome?)]

    @Test func clicksThatWriteInPlainTasksAreDoneOnce() async throws {
      try await withFolder { folder in
        let server = try await ServerProcess.start(
          "TestServers", ["buttons", "--data", folder], home: folder)
        let chaos = Chaos()
        let clicks = try await withServers([server]) {
          try await withThrowingTaskGroup(of: Clicks.self, returning: Clicks.self) { group in
            for number in 0..<Self.persons {
              group.addTask { [port = server.port] in try await Self.act(number, port: port, chaos: chaos) }
            }
            try await Self.rage(server)
            chaos.phase = .finishing
            return try await group.reduce(into: [:]) { $0.merge($1) { $1 } }
          }
        }
        try await Self.check(clicks, dataFolder: folder)
      }
    }

    private static func act(_ number: Int, port: Int, chaos: Chaos) async throws -> Clicks {
      let seed = ChaosTests.seed &* 1000 &+ UInt64(number)
      let page = try await ScriptedPage(
        port: port, path: "buttons", rule: ChaosTests.faults(seed: seed, chaos))
      var random = SeededGenerator(seed: seed &+ 900)
      var clicks: Clicks = [:]
      page.onOutcome = { event, outcome in clicks[event.id]?.outcome = outcome }
      let names = buttons.keys.sorted()
      while true {
        try await page.step()
        if case .finishing = chaos.phase {
          if page.isCalm { return clicks }
          continue
        }
        let open = clicks.values.count { $0.outcome == nil }
        guard page.isReady, open < 8, Int.random(in: 0..<6, using: &random) == 0 else { continue }
        let name = names[Int.random(in: 0..<names.count, using: &random)]
        guard let button = page.document.button(name) else { continue }
        clicks[page.send(0, button)] = (name, nil)
        if Int.random(in: 0..<300, using: &random) == 0 { try await page.reload() }
      }
    }

    private static func rage(_ server: ServerProcess) async throws {
      var random = SeededGenerator(seed: ChaosTests.seed)
      for _ in 0..<kills {
        try await Task.sleep(for: .milliseconds(Int.random(in: 400...1000, using: &random)))
        await server.kill()
        try await server.restart()
      }
    }

    private static func check(_ clicks: Clicks, dataFolder: String) async throws {
      let store = try Store.open(folder: dataFolder)
      let marks = Dictionary(grouping: try await store.all(Mark.self), by: \.event)
      var done = 0
      var (lost, doubled): ([String], [String]) = ([], [])
      for (id, click) in clicks {
        let name = "\(id.window) \(id.number)"
        let parts = Dictionary(grouping: marks[name] ?? [], by: \.part)
        doubled += parts.values.filter { $0.count > 1 }.map { "\(name): \($0[0].part)" }
        guard click.outcome == .done else { continue }
        done += 1
        if parts.count < buttons[click.button] ?? 0 { lost.append("\(name): \(click.button) \(parts.count)") }
      }
      let reported = clicks.values.count { $0.outcome == .lost }
      let unknown = Set(marks.keys).subtracting(clicks.keys.map { "\($0.window) \($0.number)" })
      print(
        "\(kills) kills: \(done) clicks done, \(reported) reported as not saved, "
          + "\(lost.count) lost, \(doubled.count) doubled.")
      #expect(lost == [])
      #expect(doubled == [])
      #expect(unknown == [])
      #expect(clicks.values.allSatisfy { $0.outcome != nil })
      #expect(done > persons)
      #expect(reported * 20 < done)
    }
  }
}

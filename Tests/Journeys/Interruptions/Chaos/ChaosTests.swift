@testable internal import BinderyTesting
internal import BinderyStore
@testable internal import TestSupport
internal import Foundation
internal import PetFeederViewModels
internal import Synchronization
internal import Testing

extension Journeys.Interruptions {
  /// Many windows of Pet Feeder, over an unreliable network, with a server that is killed repeatedly.
  @Suite(.timeLimit(.minutes(10)))
  struct ChaosTests {
    private static let persons = 50
    private static let kills = 10

    /// The seed determines the acts of users and the fate of each message. `BINDERY_CHAOS_SEED` sets another one.
    static let seed =
      ProcessInfo.processInfo.environment["BINDERY_CHAOS_SEED"].flatMap { UInt64($0) } ?? 14

    @Test func nothingIsLostAndNothingIsDoneTwice() async throws {
      print("The seed of this chaos is \(Self.seed).")
      try await withServer([]) { server, folder in
        try await Self.addTom(port: server.port)
        let chaos = Chaos()
        let reports = try await withThrowingTaskGroup(of: ScriptedPerson.Report.self) { group in
          for number in 0..<Self.persons {
            group.addTask { [port = server.port] in
              try await Self.act(number, port: port, chaos: chaos)
            }
          }
          try await Self.rage(server, chaos)
          for number in 0..<Self.persons { chaos.note("", of: "P\(number)") }
          chaos.phase = .finishing
          try await Self.wait(within: .seconds(120), busy: { chaos.busy }) { chaos.busy.isEmpty }
          let fresh = try await ScriptedPage(port: server.port, rule: Self.calm)
          chaos.phase = .comparing(["pet-feeder": fresh.document.lines])
          return try await group.reduce(into: []) { $0.append($1) }
        }
        await server.kill()
        let store = try Store.open(folder: folder + "/data")
        Self.check(
          reports, pets: try await store.all(Pet.self).map(\.name),
          meals: try await store.all(Feeding.self).map(\.meal))
      }
    }

    // MARK: Acting

    static let calm: FaultySocket.Rule = { _, _ in .arrives(after: [.zero]) }

    /// Loses, breaks, repeats and delays messages.
    static func faults(seed: UInt64, _ chaos: Chaos) -> FaultySocket.Rule {
      let random = Mutex(SeededGenerator(seed: seed))
      return { _, text in
        let (roll, delay) = random.withLock {
          (Int.random(in: 0..<200, using: &$0), Int.random(in: 1...150, using: &$0))
        }
        guard case .acting = chaos.phase else { return .arrives(after: [.zero]) }
        switch roll {
        case 0: return .isLost
        case 1: return .breaks
        // Only numbered messages may be duplicated or reordered. The others rely on the order of the connection.
        case _ where text.hasPrefix("[-"): return .arrives(after: [.zero])
        case 2..<12: return .arrives(after: [.milliseconds(1), .milliseconds(delay)])
        case 12..<22: return .arrives(after: [.milliseconds(delay)])
        default: return .arrives(after: [.milliseconds(1)])
        }
      }
    }

    static func addTom(port: Int) async throws {
      let page = try await ScriptedPage(port: port, rule: calm)
      var hasOpened = false
      try await wait(within: .seconds(20)) {
        try await page.step()
        if !hasOpened, let button = page.document.button("Add Pet") {
          _ = page.send(0, button)
          hasOpened = true
        }
        return page.document.dialogField != nil
      }
      _ = page.send(1, try #require(page.document.dialogField), value: "Tom")
      _ = page.send(0, try #require(page.document.button("Add")))
      try await wait(within: .seconds(20)) {
        try await page.step()
        return page.isCalm && page.document.button("Feed Tom") != nil
      }
    }

    /// A user of a page.
    struct Role: Sendable {
      /// What the user does; nil for one who only looks.
      var habit: (any Habit & Sendable)? = FeederHabit()
      var path = "pet-feeder"
      /// The address that the page is said to come from, if there is a proxy.
      var client: String?
      /// The number of the browser.
      var browser = 0
      var patience = Duration.seconds(5)
      var timeouts = ScriptedPage.Timeouts.short
      /// What the page says about others at the end.
      var others: String?
    }

    static func act(_ number: Int, as role: Role = Role(), port: Int, chaos: Chaos) async throws
      -> ScriptedPerson.Report
    {
      let seed = seed &* 1000 &+ UInt64(number)
      let page = try await ScriptedPage(
        port: port, path: role.path, client: role.client, browser: role.browser,
        timeouts: role.timeouts, rule: faults(seed: seed, chaos))
      let person = ScriptedPerson(
        "P\(number)", role.habit, page: page, seed: seed &+ 500, patience: role.patience)
      while true {
        let before = person.report.done
        switch chaos.phase {
        case .acting: _ = try await person.step(begins: true)
        case .finishing:
          let isCalm = try await person.step(begins: false)
          chaos.note(isCalm ? nil : person.description, of: person.name)
        case .comparing(let lines):
          guard let lines = lines[role.path] else { return person.finalReport }
          return try await person.show(lines, others: role.others, within: .seconds(60))
        }
        chaos.finish(person.report.done - before)
      }
    }

    /// Kills and restarts the server, each time after a number of finished tasks or at most three seconds.
    private static func rage(_ server: ServerProcess, _ chaos: Chaos) async throws {
      var random = SeededGenerator(seed: seed)
      for _ in 0..<kills {
        let goal = chaos.finished + Int.random(in: 5...30, using: &random)
        let end = ContinuousClock.now + .seconds(3)
        try await wait(within: .seconds(4)) { chaos.finished >= goal || ContinuousClock.now > end }
        await server.kill()
        try await Task.sleep(for: .milliseconds(Int.random(in: 0...200, using: &random)))
        try await server.restart()
      }
    }

    static func wait(
      within limit: Duration, busy: () -> [String: String] = { [:] }, until isTrue: () async throws -> Bool
    ) async throws {
      let end = ContinuousClock.now + limit
      while try await !isTrue() {
        try #require(ContinuousClock.now < end, "Not within \(limit): \(busy())")
        try await Task.sleep(for: .milliseconds(10))
      }
    }

    // MARK: Checking

    static func check(_ reports: [ScriptedPerson.Report], pets: [String], meals: [String]) {
      var model = Model()
      for report in reports { model.add(report) }
      let faults = model.faults(pets: pets, meals: meals)
      #expect(faults == [])
      check(reports, faults)
    }

    /// Checks what does not depend on the data, and prints what became of those who are part of a fault.
    private static func check(_ reports: [ScriptedPerson.Report], _ faults: [String]) {
      for report in reports {
        let isFaulty =
          !report.impossible.isEmpty || report.difference != nil
          || faults.contains { $0.hasPrefix("\(report.name)-") }
        if isFaulty { print("\(report.name): \(report.outcomes)\n\(report.trace.joined(separator: "\n"))") }
      }
      #expect(reports.flatMap(\.impossible) == [])
      #expect(reports.compactMap(\.difference) == [])
      let done = reports.map(\.done).reduce(0, +)
      let lost = reports.map(\.lost).reduce(0, +)
      let loads = reports.map(\.loads).reduce(0, +)
      let connections = reports.map(\.connections).reduce(0, +)
      let moves = reports.map(\.moves).reduce(0, +)
      print(
        "\(done) tasks done, \(lost) reported as not saved, \(loads) page loads, \(moves) moves, \(connections) connections."
      )
      #expect(done > reports.count)
      #expect(lost * 20 < done)
    }
  }
}

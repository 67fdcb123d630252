@testable internal import BinderyTesting
@testable internal import TestSupport
internal import Foundation
internal import BinderyStore
internal import PetFeederViewModels
internal import Testing

/// How much a cluster has to bear, from the environment.
enum ClusterLoad {
  /// How long machines fail, in seconds: BINDERY_CHAOS_SECONDS. Zero, the default, runs no test of clusters.
  static let seconds = number("BINDERY_CHAOS_SECONDS") ?? 0
  /// The number of windows: BINDERY_CHAOS_WINDOWS.
  static let windows = number("BINDERY_CHAOS_WINDOWS") ?? 200

  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }
}

extension Journeys.Interruptions {
  /// Many windows on several machines, of which some fail all the time. Needs root, HAProxy and PostgreSQL: `make chaos`.
  @Suite(.timeLimit(.minutes(30)), .enabled(if: ClusterLoad.seconds > 0))
  struct ClusterChaosTests {
    /// The number of persons who own a pet: a longer list would mount its rows only when they become visible.
    private static let owners = 50
    /// The pets of the shelter that somebody reserves and likes, while somebody else only looks at them.
    private static let pets = [
      "olive", "ginger", "midnight", "duchess", "patches", "smokey", "stella", "bruno", "pixel", "domino",
    ]

    @Test func nothingIsLostAndNothingIsDoneTwice() async throws {
      print("The seed of this chaos is \(ChaosTests.seed).")
      try await Cluster.with { cluster in
        do {
          try await Self.run(cluster)
        } catch {
          for program in cluster.nodes.flatMap(\.programs) { print(program.output.suffix(4_000)) }
          throw error
        }
      }
    }

    private static func run(_ cluster: Cluster) async throws {
      try await Sabotage.current?.apply(to: cluster.database)
      try await ActsOfWindows.record(in: cluster.database, heldBack: 0.05)
      try await ChaosTests.addTom(port: cluster.port)
      let chaos = Chaos()
      let reports = try await withThrowingTaskGroup(of: ScriptedPerson.Report.self) { group in
        for number in 0..<ClusterLoad.windows {
          group.addTask {
            let (role, port) = role(of: number, in: cluster)
            return try await ChaosTests.act(number, as: role, port: port, chaos: chaos)
          }
        }
        try await rage(cluster, chaos)
        for number in 0..<ClusterLoad.windows { chaos.note("", of: "P\(number)") }
        chaos.phase = .finishing
        try await ChaosTests.wait(within: .seconds(300), busy: { chaos.busy }) { chaos.busy.isEmpty }
        var lines: [String: [String]] = [:]
        for path in ["pet-feeder"] + pets.map({ "pet-adoption/\($0)" }) {
          lines[path] = try await ScriptedPage(port: cluster.port, path: path, rule: ChaosTests.calm).document
            .lines
        }
        chaos.phase = .comparing(lines)
        return try await group.reduce(into: []) { $0.append($1) }
      }
      try await check(reports, in: cluster.database)
    }

    /// Of ten windows, one belongs to a member of the club, one to somebody who wants a pet, and one to somebody who looks at it. The others
    /// show Pet Feeder.
    private static func role(of number: Int, in cluster: Cluster) -> (ChaosTests.Role, port: Int) {
      var role = ChaosTests.Role(patience: .seconds(15), timeouts: .client)
      let (group, kind) = number.quotientAndRemainder(dividingBy: 10)
      let pet = group < pets.count ? pets[group] : nil
      switch kind {
      case 7:
        (role.habit, role.path, role.browser) = (MemberHabit(), "", 1 + number)
        // Attempts to log in are limited for each address.
        role.client = "10.9.\(number / 250).\(1 + number % 250)"
        return (role, cluster.clubPort)
      case 8, 9:
        guard let pet else { break }
        role.habit = kind == 8 ? AdopterHabit(pet: pet) : nil
        (role.path, role.others) = ("pet-adoption/\(pet)", "Someone else is looking at this pet")
        return (role, cluster.port)
      default: break
      }
      role.habit = FeederHabit(ownsPet: number < owners)
      return (role, cluster.port)
    }

    private static func check(_ reports: [ScriptedPerson.Report], in database: DatabasePair) async throws {
      let pets = try await values("name", of: Pet.collection, in: database)
      let meals = try await values("meal", of: Feeding.collection, in: database)
      ChaosTests.check(reports, pets: pets, meals: meals)
      var model = Model()
      for report in reports { model.add(report) }
      let faults = model.faults(
        reserved: try await values("id", of: "petadoption.adoption", in: database),
        favorites: try await values("id", of: "petadoption.favorite", in: database),
        posts: try await values("text", of: "test.post", in: database))
      #expect(faults == [])
      let acts = try await ActsOfWindows.count(in: database)
      print("\(acts) acts of windows.")
      let strangers = try await ActsOfWindows.faults(in: database)
      #expect(strangers == [])
      #expect(acts > reports.count)
    }

    private static func rage(_ cluster: Cluster, _ chaos: Chaos) async throws {
      var random = SeededGenerator(seed: ChaosTests.seed)
      let end = ContinuousClock.now + .seconds(ClusterLoad.seconds)
      while ContinuousClock.now < end {
        let fault = ClusterFault.allCases[Int.random(in: 0..<ClusterFault.allCases.count, using: &random)]
        print("\(fault) after \(chaos.finished) tasks")
        try await cluster.suffer(fault, &random)
        // A slow machine needs a while until its windows are back.
        let goal = chaos.finished + Int.random(in: 1...max(1, ClusterLoad.windows / 10), using: &random)
        let next = ContinuousClock.now + .seconds(10)
        try await ChaosTests.wait(within: .seconds(20)) {
          chaos.finished >= goal || ContinuousClock.now > next
        }
      }
    }

    /// Returns a text of each record of a collection.
    private static func values(_ name: String, of collection: String, in database: DatabasePair) async throws
      -> [String]
    {
      try await database.query(
        "SELECT body::json ->> '\(name)' FROM bindery.record WHERE collection = '\(collection)'"
      ).split(separator: "\n").map(String.init)
    }
  }
}

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

    @Test func nothingIsLostAndNothingIsDoneTwice() async throws {
      print("The seed of this chaos is \(ChaosTests.seed).")
      try await Cluster.with { cluster in
        do {
          try await Self.run(cluster)
        } catch {
          for node in cluster.nodes { print(node.output.suffix(4_000)) }
          throw error
        }
      }
    }

    private static func run(_ cluster: Cluster) async throws {
      try await ChaosTests.addTom(port: cluster.port)
      let chaos = Chaos()
      let reports = try await withThrowingTaskGroup(of: ScriptedPerson.Report.self) { group in
        for number in 0..<ClusterLoad.windows {
          group.addTask {
            try await ChaosTests.act(
              number, port: cluster.port, chaos: chaos, client: "10.9.\(number / 250).\(1 + number % 250)",
              ownsPet: number < owners)
          }
        }
        try await rage(cluster, chaos)
        for number in 0..<ClusterLoad.windows { chaos.note("", of: "P\(number)") }
        chaos.phase = .finishing
        try await ChaosTests.wait(within: .seconds(90), busy: { chaos.busy }) { chaos.busy.isEmpty }
        let fresh = try await ScriptedPage(port: cluster.port, rule: ChaosTests.calm)
        chaos.phase = .comparing(fresh.document.lines)
        return try await group.reduce(into: []) { $0.append($1) }
      }
      let pets: [Pet] = try await records(of: cluster)
      let meals: [Feeding] = try await records(of: cluster)
      ChaosTests.check(reports, pets: pets.map(\.name), meals: meals.map(\.meal))
    }

    private static func rage(_ cluster: Cluster, _ chaos: Chaos) async throws {
      var random = SeededGenerator(seed: ChaosTests.seed)
      let end = ContinuousClock.now + .seconds(ClusterLoad.seconds)
      while ContinuousClock.now < end {
        let fault = ClusterFault.allCases[Int.random(in: 0..<ClusterFault.allCases.count, using: &random)]
        print("\(fault) after \(chaos.finished) tasks")
        try await cluster.suffer(fault, &random)
        try await Task.sleep(for: .milliseconds(Int.random(in: 200...2000, using: &random)))
      }
    }

    private static func records<R: Record>(of cluster: Cluster) async throws -> [R] {
      let text = try await cluster.database.query(
        "SELECT coalesce(json_agg(body::json), '[]') FROM bindery.record WHERE collection = '\(R.collection)'"
      )
      return try JSONDecoder().decode([R].self, from: Data(text.utf8))
    }
  }
}

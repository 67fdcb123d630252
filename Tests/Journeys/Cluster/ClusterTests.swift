@testable internal import TestSupport
internal import Foundation
internal import Testing

extension Journeys.Interruptions {
  /// The machines on which ``ClusterChaosTests`` runs.
  @Suite(.timeLimit(.minutes(10)), .enabled(if: ClusterLoad.seconds > 0))
  struct ClusterTests {
    @Test func confirmedWritesSurviveAFailover() async throws {
      let folder = try TemporaryFolder.make("bindery-pair")
      try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder)
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let lab = try await Lab.open()
      let machines = (try await lab.add("a", at: 11), try await lab.add("b", at: 12))
      let pair = try await DatabasePair.start(lab, on: machines, in: folder)
      try await pair.query("CREATE TABLE t (n int); INSERT INTO t VALUES (7)")
      try await pair.failOver()
      try await pair.query("INSERT INTO t VALUES (8)")
      try await pair.failOver()
      #expect(try await pair.query("SELECT n FROM t ORDER BY n") == "7\n8\n")
      await pair.end()
      try await lab.close([machines.0, machines.1])
    }
  }
}

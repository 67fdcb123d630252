import Foundation
import Testing

@testable import TestSupport

@Suite(.timeLimit(.minutes(10))) struct ChildProcessTests {
  @Test func theGuardianEndsWhatATestRunLeaves() async throws {
    let folder = try TemporaryFolder.make("bindery-guardian")
    let process = try ChildProcess("/bin/sleep", ["600"], environment: [:], descriptors: [])
    // A run that ends closes its end of the pipe without a word.
    let (reading, writing) = try Spawn.pipe()
    Spawn.close(writing)
    defer { Spawn.close(reading) }
    let guardian = try ChildProcess(
      "/bin/sh", ["-c", ChildProcess.guardian, "guardian", String(process.id), folder],
      environment: ["PATH": "/usr/bin:/bin"], descriptors: [(reading, 3)])
    #expect(await guardian.status == 0)
    #expect(!FileManager.default.fileExists(atPath: folder))
    // Ends it if the guardian has not.
    process.send(SIGTERM)
    #expect(await process.status == SIGKILL)
  }
}

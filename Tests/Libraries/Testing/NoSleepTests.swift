import Foundation
import Testing

/// No test waits for real time, except those that control other processes: Chromium, and the servers that the chaos tests
/// kill.
struct NoSleepTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .resolvingSymlinksInPath()
  private static let exceptions = [
    "Browser/Driver/DebuggingConnection.swift", "Browser/Driver/Page+Waiting.swift",
    "Browser/Chaos/ChaosTests.swift", "Browser/Chaos/ScriptedPage.swift",
    "Browser/Chaos/TaskChaosTests.swift",
    "TestServers/TaskButtons.swift",
  ]
  private static let calls = ["Task.sleep", "Thread.sleep", "Clock().sleep", "usleep(", "nanosleep("]

  @Test func noTestWaitsForRealTime() throws {
    let files = FileManager.default.enumerator(at: Self.tests, includingPropertiesForKeys: nil)
    let sources = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    try #require(sources.count > 10)
    for source in sources where source.lastPathComponent != "NoSleepTests.swift" {
      let path = String(source.path().dropFirst(Self.tests.path().count))
      if Self.exceptions.contains(path) { continue }
      let text = try String(contentsOf: source, encoding: .utf8)
      for call in Self.calls {
        #expect(!text.contains(call), "\(path) calls \(call)")
      }
    }
  }
}

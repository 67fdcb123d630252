import Foundation
import Testing

/// No test waits for real time, but those that drive a browser or talk over sockets.
struct NoSleepTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .resolvingSymlinksInPath()
  private static let exceptions = ["Browser/", "BinderyWebTests/", "BinderyHTTPTests/"]
  private static let calls = ["Task.sleep", "Thread.sleep", "Clock().sleep", "usleep(", "nanosleep("]

  @Test func noTestOfViewModelsOrViewsWaitsForRealTime() throws {
    let files = FileManager.default.enumerator(at: Self.tests, includingPropertiesForKeys: nil)
    let sources = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    try #require(sources.count > 10)
    for source in sources where source.lastPathComponent != "NoSleepTests.swift" {
      let path = String(source.path().dropFirst(Self.tests.path().count))
      if Self.exceptions.contains(where: { path.hasPrefix($0) }) { continue }
      let text = try String(contentsOf: source, encoding: .utf8)
      for call in Self.calls {
        #expect(!text.contains(call), "\(path) calls \(call)")
      }
    }
  }
}

import Foundation
import Testing

/// No test sleeps, except those that control other processes: Chromium, and the servers that the chaos tests kill. Real time also
/// passes where a test is about a clock that it cannot replace: the timeouts of `URLSession`, of another program that works for too long,
/// and of a terminal that gives no answer.
struct NoSleepTests {
  private static let tests: URL = {
    var folder = URL(filePath: #filePath).resolvingSymlinksInPath()
    repeat { folder.deleteLastPathComponent() } while folder.lastPathComponent != "Tests"
    return folder
  }()

  /// Files that control other processes, or serve them.
  private static let exceptions = [
    "DebuggingConnection.swift", "Page+Waiting.swift", "ChaosTests.swift", "ScriptedPage.swift",
    "TaskChaosTests.swift", "TaskButtons.swift", "Cluster.swift", "ClusterChaosTests.swift",
    "ServedWorkers.swift", "PoolerTests.swift", "CertificateTests.swift", "Club.swift", "DatabasePair.swift",
  ]
  private static let calls = ["Task.sleep", "Thread.sleep", "Clock().sleep", "usleep(", "nanosleep("]

  /// Files whose fakes work for some turns of the executor, on which no test's verdict depends.
  private static let slowFakes = [
    "TerminalSettingsTests.swift", "AppStorageValuesTests.swift", "PlainWindowTests.swift",
    "TerminalCounter.swift",
  ]

  @Test func noTestSleeps() throws {
    for (path, text) in try sources where !Self.names(path, oneOf: Self.exceptions) {
      for call in Self.calls {
        #expect(!text.contains(call), "\(path) calls \(call)")
      }
    }
  }

  /// A number of turns is a real time too: what has not happened after them may happen later. A test waits for an
  /// event after that which must not happen, or polls, with `Task.checkCancellation()`, for that which must.
  @Test func noTestCountsTurns() throws {
    for (path, text) in try sources where !Self.names(path, oneOf: Self.slowFakes) {
      for line in text.split(separator: "\n") where line.contains("for _ in ") {
        #expect(!line.contains("Task.yield()"), "\(path) counts turns")
      }
    }
  }

  @Test func pollsEndWithTheirTest() throws {
    for (path, text) in try sources {
      let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
      for (index, line) in lines.enumerated()
      where line == "await Task.yield()" || line.hasPrefix("while ") && line.contains("Task.yield()") {
        let loop = lines[max(0, index - 6)..<index]
        #expect(
          loop.contains { $0.hasSuffix("Task.checkCancellation()") },
          "A poll in \(path) goes on after the time limit of its test. Add try Task.checkCancellation().")
      }
    }
  }

  @Test func exceptionsExist() throws {
    let paths = try sources.map(\.path)
    for name in Self.exceptions + Self.slowFakes {
      #expect(paths.contains { Self.names($0, oneOf: [name]) }, "There is no \(name).")
    }
  }

  private static func names(_ path: String, oneOf names: [String]) -> Bool {
    names.contains { path.hasSuffix("/\($0)") }
  }

  /// The Swift files of all tests, except this one.
  private var sources: [(path: String, text: String)] {
    get throws {
      let files = FileManager.default.enumerator(at: Self.tests, includingPropertiesForKeys: nil)
      let sources = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
      try #require(sources.count > 500)
      return try sources.filter { $0.lastPathComponent != "NoSleepTests.swift" }.map { source in
        (
          String(source.path().dropFirst(Self.tests.path().count)),
          try String(contentsOf: source, encoding: .utf8)
        )
      }
    }
  }
}

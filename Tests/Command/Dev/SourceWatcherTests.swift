import Foundation
import Testing

@testable import BinderyCommand

@Suite(.timeLimit(.minutes(5))) struct SourceWatcherTests {
  private let folder: TemporaryFolder
  private let view: String

  init() throws {
    folder = try TemporaryFolder()
    view = folder.path + "/Sources/View.swift"
    try FileManager.default.createDirectory(
      atPath: folder.path + "/Sources", withIntermediateDirectories: true)
    try write(view, "view")
  }

  private func write(_ path: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  /// Runs a body with the changes that a watcher reports.
  private func watching(_ body: (inout AsyncStream<SourceChanges>.Iterator) async throws -> Void) async throws
  {
    let (changes, reported) = AsyncStream<SourceChanges>.makeStream()
    let watcher = try SourceWatcher(folders: [folder.path + "/Sources"], root: folder.path) {
      reported.yield($0)
    }
    var iterator = changes.makeAsyncIterator()
    defer { withExtendedLifetime(watcher) {} }
    try await body(&iterator)
  }

  @Test func aFileThatIsWrittenInPlaceIsReported() async throws {
    try await watching { changes in
      try write(view, "changed")
      #expect(await changes.next() == SourceChanges(edited: [view]))
    }
  }

  @Test func aFileThatIsReplacedIsReportedEachTime() async throws {
    try await watching { changes in
      for text in ["first", "second", "third"] {
        try write(folder.path + "/Sources/.View.swift.tmp", text)
        #expect(rename(folder.path + "/Sources/.View.swift.tmp", view) == 0)
        #expect(await changes.next() == SourceChanges(edited: [view]))
      }
    }
  }

  @Test func filesInANewFolderAreReported() async throws {
    try await watching { changes in
      let new = folder.path + "/Sources/New"
      try FileManager.default.createDirectory(atPath: new, withIntermediateDirectories: false)
      try write(new + "/A.swift", "a")
      // The file may be seen before its text is complete.
      var found = SourceChanges()
      while found.others.isEmpty { found.merge(try #require(await changes.next())) }
      #expect(found.others == [new + "/A.swift"])
      try write(new + "/A.swift", "another a")
      while found.edited.isEmpty { found.merge(try #require(await changes.next())) }
      #expect(found.edited == [new + "/A.swift"])
    }
  }

  @Test func onlyFilesWithOtherContentAreReported() async throws {
    try await watching { changes in
      try write(view, "view")
      try write(folder.path + "/Sources/View.swift~", "backup")
      try write(folder.path + "/notes.txt", "beside the sources")
      try write(folder.path + "/Package.swift", "// manifest")
      #expect(await changes.next() == SourceChanges(others: [folder.path + "/Package.swift"]))
    }
  }

  @Test func changesAreCompleteAfterAQuietTimeButDoNotWaitForever() {
    let start = ContinuousClock.now
    var period = QuietPeriod()
    #expect(period.end == nil)
    period.note(at: start)
    #expect(period.end == start + .milliseconds(30))
    period.note(at: start + .milliseconds(20))
    #expect(period.end == start + .milliseconds(50))
    period.note(at: start + .milliseconds(290))
    #expect(period.end == start + .milliseconds(300))
    period.reset()
    #expect(period.end == nil)
  }
}

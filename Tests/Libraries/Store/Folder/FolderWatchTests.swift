import Foundation
import Synchronization
import Testing

@testable import BinderyStore

struct FolderWatchTests {
  private func write(_ name: String, in folder: String) throws {
    try Data([1]).write(to: URL(filePath: folder + "/" + name))
  }

  /// A watch whose calls can be awaited.
  private func watch(
    _ folder: String, events: FolderEvents
  ) -> (watch: FolderWatch, calls: AsyncStream<Void>) {
    let (calls, call) = AsyncStream<Void>.makeStream()
    return (FolderWatch(folder, file: "changes", events: events) { call.yield() }, calls)
  }

  @Test func allWatchesOfAProcessUseOneInstanceOfTheSystem() async throws {
    try await withFolder { folder in
      let instances = Mutex(0)
      let events = FolderEvents {
        instances.withLock { $0 += 1 }
        return inotify_init1(Int32(O_CLOEXEC | O_NONBLOCK))
      }
      let folders = (1...200).map { "\(folder)/\($0)" }
      for folder in folders {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      }
      // Two watches of one folder share the system's watch.
      let watches = (folders + folders).map { watch($0, events: events) }
      for folder in folders { try write("changes", in: folder) }
      for (watch, calls) in watches {
        #expect(watch.isReported)
        for await _ in calls { break }
      }
      #expect(instances.withLock { $0 } == 1)
    }
  }

  @Test func otherFilesAndEndedWatchesAreNotReported() async throws {
    try await withFolder { folder in
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let events = FolderEvents()
      let seen = Mutex<[String]>([])
      let ended = FolderWatch(folder, file: "changes", events: events) {
        seen.withLock { $0.append("ended") }
      }
      let other = FolderWatch(folder, file: "other", events: events) {
        seen.withLock { $0.append("other") }
      }
      let (last, calls) = watch(folder, events: events)
      ended.cancel()
      try write("changes", in: folder)
      for await _ in calls { break }
      #expect(seen.withLock { $0 } == [])
      withExtendedLifetime((other, last)) {}
    }
  }

  @Test func withoutAWatchOfTheSystemItIsCalledEverySecond() async throws {
    try await withFolder { folder in
      let (watch, calls) = watch(folder, events: FolderEvents { -1 })
      #expect(!watch.isReported)
      for await _ in calls { break }
    }
  }
}

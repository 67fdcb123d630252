import BinderyStore
import BinderyViewModels
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import BinderyWeb

/// Keys of a store that several processes share.
@Suite struct StoredKeysTests {
  private final class Calendar: Sendable {
    private let seconds = Mutex(1_800_000_000.0)
    var now: Date { Date(timeIntervalSince1970: seconds.withLock(\.self)) }
    func advance(by duration: Double) { seconds.withLock { $0 += duration } }
  }

  private let calendar = Calendar()
  private let lifetime = WebLimits().savedStateLifetime

  private func keys(_ store: any SealingKeyStore, _ folder: String) -> StoredKeys {
    StoredKeys(store: store, replacing: folder + "/window.key", now: { [calendar] in calendar.now })
  }

  @Test func processesThatStartAtTheSameTimeShareTheFirstKey() async throws {
    try await withFolder { folder in
      let first = keys(try Store.open(folder: folder), folder)
      let second = keys(try Store.open(folder: folder), folder)
      async let started: Void = first.refresh(keepingFor: lifetime)
      try await second.refresh(keepingFor: lifetime)
      try await started
      #expect(try second.open(try first.seal([1, 2])) == [1, 2])
      #expect(try first.open(try second.seal([3])) == [3])
    }
  }

  @Test func aNewKeySealsOnceAllProcessesHaveReadIt() async throws {
    try await withFolder { folder in
      let first = keys(try Store.open(folder: folder), folder)
      let second = keys(try Store.open(folder: folder), folder)
      for process in [first, second] { try await process.refresh(keepingFor: lifetime) }
      let old = try first.seal([1])
      calendar.advance(by: 30 * 86_400 - 7_200)
      try await first.refresh(keepingFor: lifetime)
      #expect(try second.open(try first.seal([2])) == [2])
      calendar.advance(by: 7_200)
      for process in [second, first] { try await process.refresh(keepingFor: lifetime) }
      let new = try first.seal([3])
      #expect(try second.open(new) == [3])
      #expect(try second.open(old) == [1])
      #expect(new.prefix(6) != old.prefix(6), "Another key has sealed it.")
    }
  }

  @Test(arguments: [-3_600.0, 3_600])
  func processesWhoseClocksDifferByAnHourOpenWhatTheOtherSealed(difference: Double) async throws {
    try await withFolder { folder in
      let first = keys(try Store.open(folder: folder), folder)
      let second = StoredKeys(store: try Store.open(folder: folder), replacing: folder + "/window.key") {
        [calendar] in calendar.now.addingTimeInterval(difference)
      }
      for process in [first, second] { try await process.refresh(keepingFor: lifetime) }
      let before = try first.seal([0]).prefix(6)
      // While the first key is replaced by the next one.
      calendar.advance(by: 30 * 86_400 - 4 * 3_600)
      for _ in 0..<(8 * 6) {
        for process in [first, second] { try await process.refresh(keepingFor: lifetime) }
        #expect(try second.open(try first.seal([1])) == [1])
        #expect(try first.open(try second.seal([2])) == [2])
        calendar.advance(by: 600)
      }
      let after = try first.seal([0]).prefix(6)
      #expect(after != before, "Another key seals.")
    }
  }

  @Test func theKeyFileOfAnEarlierVersionIsTakenOver() async throws {
    try await withFolder { folder in
      let file = folder + "/window.key"
      let secret = KeyRing.randomSecret()
      try Data("\(secret)\n".utf8).write(to: URL(filePath: file))
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
      let page = try KeyRing(hexadecimal: secret, source: "test").seal([9])
      let store = try Store.open(folder: folder)
      let first = keys(store, folder)
      try await first.refresh(keepingFor: lifetime)
      #expect(try first.open(page) == [9])
      #expect(!FileManager.default.fileExists(atPath: file))
      let second = keys(store, folder)
      try await second.refresh(keepingFor: lifetime)
      #expect(try second.open(page) == [9])
    }
  }

  @Test(arguments: [("nonsense", 0o600, "it contains no key"), ("", 0o644, "others may read or write it")])
  func aKeyFileThatCannotBeUsedIsReported(content: String, mode: Int, reason: String) async throws {
    try await withFolder { folder in
      let file = folder + "/window.key"
      try Data(content.utf8).write(to: URL(filePath: file))
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
      let sealer = keys(try Store.open(folder: folder), folder)
      await #expect(throws: KeyError.file(path: file, reason: reason)) {
        try await sealer.refresh(keepingFor: lifetime)
      }
      #expect(try sealer.open(try sealer.seal([1])) == [1])
      #expect(FileManager.default.fileExists(atPath: file))
    }
  }

  @Test func aStoreThatFailsLeavesAKeyOfTheProcess() async throws {
    let faults = StoreFaults()
    let store = try Store.inMemory(faults: faults)
    let sealer = keys(store, "/nowhere")
    faults.failReading(StorageError.damaged(folder: "data"))
    await #expect(throws: StorageError.self) { try await sealer.refresh(keepingFor: lifetime) }
    let page = try sealer.seal([4])
    #expect(try sealer.open(page) == [4])
    faults.failReading(nil)
    calendar.advance(by: 600)
    try await sealer.refresh(keepingFor: lifetime)
    let other = keys(store, "/nowhere")
    try await other.refresh(keepingFor: lifetime)
    #expect(try other.open(try sealer.seal([5])) == [5])
  }

  @Test func keysOfTheEnvironmentReplaceThoseOfTheStore() throws {
    let secret = KeyRing.randomSecret()
    var configuration = WebConfiguration()
    try configuration.keep(
      in: try Store.inMemory(), folder: "/nowhere", environment: ["BINDERY_WINDOW_KEYS": secret])
    let page = try KeyRing(hexadecimal: secret, source: "test").seal([6])
    #expect(try configuration.stateSealer?.open(page) == [6])
    #expect(throws: KeyError.notHexadecimal(source: "BINDERY_WINDOW_KEYS")) {
      try configuration.keep(
        in: try Store.inMemory(), folder: "/nowhere", environment: ["BINDERY_WINDOW_KEYS": "x"])
    }
  }
}

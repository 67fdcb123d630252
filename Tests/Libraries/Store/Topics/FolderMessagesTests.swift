import Bindery
@testable import BinderyStore
import Foundation
import Testing

/// Processes that use a folder: each has its own sockets.
@Suite(.timeLimit(.minutes(10))) struct FolderMessagesTests {
  /// Returns the texts that a process receives.
  private func texts(_ messages: FolderMessages) -> AsyncStream<String> {
    let (stream, continuation) = AsyncStream<String>.makeStream()
    messages.receive { continuation.yield($0) }
    return stream
  }

  private func sockets(_ folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder + "/bindery.sockets")) ?? []
  }

  @Test func aTextReachesAllOtherProcesses() async throws {
    try await withFolder { folder in
      try DataFolder(path: folder).create()
      let all = (0..<3).map { _ in FolderMessages(folder: folder) }
      let received = all.map(texts)
      all[0].send("é")
      for stream in received[1...] {
        for await text in stream {
          #expect(text == "é")
          break
        }
      }
      all[1].send("from another")
      var own = received[0].makeAsyncIterator()
      #expect(await own.next() == "from another")
      #expect(all.map(\.lost) == [0, 0, 0])
    }
  }

  @Test func theLongestTextReachesAProcessInADeepFolder() async throws {
    try await withFolder { folder in
      let deep = folder + "/" + String(repeating: "a", count: 150)
      try DataFolder(path: deep).create()
      let (one, other) = (FolderMessages(folder: deep), FolderMessages(folder: deep))
      var received = texts(other).makeAsyncIterator()
      let text = String(repeating: "a", count: MessageSize.maximum)
      one.send(text)
      #expect(await received.next() == text)
      other.close()
      #expect(sockets(deep).isEmpty)
    }
  }

  @Test func theSocketOfACrashedProcessIsRemoved() async throws {
    try await withFolder { folder in
      try DataFolder(path: folder).create()
      let (one, other) = (FolderMessages(folder: folder), FolderMessages(folder: folder))
      var received = texts(other).makeAsyncIterator()
      let crashed = folder + "/bindery.sockets/crashed.socket"
      close(try boundSocket(crashed))
      #expect(sockets(folder).count == 2)
      // The second text follows the first one to all processes.
      one.send("1")
      one.send("2")
      #expect(await received.next() == "1")
      #expect(await received.next() == "2")
      #expect(sockets(folder).count == 1)
      #expect(one.lost == 0)
    }
  }

  @Test func aStoppedProcessLosesTextsAndDelaysNobody() async throws {
    try await withFolder { folder in
      try DataFolder(path: folder).create()
      let one = FolderMessages(folder: folder)
      let other = FolderMessages(folder: folder)
      var received = texts(other).makeAsyncIterator()
      let stopped = try boundSocket(folder + "/bindery.sockets/stopped.socket")
      defer { close(stopped) }
      // One at a time, so that the reading process can take each.
      for number in 0..<1_000 {
        one.send(String(number))
        #expect(await received.next() == String(number))
      }
      #expect(one.lost > 0)
      #expect(one.lost < 1_000)
    }
  }

  @Test func aDatagramThatIsTooLongIsReportedAsUnreadable() async throws {
    try await withFolder { folder in
      try DataFolder(path: folder).create()
      let (one, other) = (FolderMessages(folder: folder), FolderMessages(folder: folder))
      var received = texts(other).makeAsyncIterator()
      one.send(String(repeating: "a", count: 10_000))
      #expect(await received.next() == "")
    }
  }

  @Test func aFolderWithoutRoomForSocketsLosesTexts() async throws {
    try await withFolder { folder in
      try DataFolder(path: folder).create()
      try Data().write(to: URL(filePath: folder + "/bindery.sockets"))
      let messages = FolderMessages(folder: folder)
      messages.receive { _ in }
      messages.send("a")
      #expect(messages.lost == 1)
    }
  }

  /// Returns a socket that is bound to a path, and not read.
  private func boundSocket(_ path: String) throws -> Int32 {
    let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try #require(result == 0)
    return descriptor
  }
}

/// Stores that share a folder, like several processes.
@Suite(.timeLimit(.minutes(10))) @MainActor struct SharedFolderTopicTests {
  @Test func messagesReachTheOtherStore() async throws {
    let folder = NSTemporaryDirectory() + "/bindery-topics-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (first, second) = (try Store.open(folder: folder), try Store.open(folder: folder))
    let heard = second.topic("typing", of: Typing.self)
    let (stream, continuation) = AsyncStream<Typing>.makeStream()
    let binding = heard.messages.bind { continuation.yield($0) }
    try first.topic("typing", of: Typing.self).send(Typing(name: "Ana"))
    var messages = stream.makeAsyncIterator()
    #expect(await messages.next() == Typing(name: "Ana"))
    binding.dispose()
    try first.topic("typing", of: Typing.self).send(Typing(name: "Ben"))
    first.close()
    second.close()
    try first.topic("typing", of: Typing.self).send(Typing(name: "Carl"))
    let sockets = try FileManager.default.contentsOfDirectory(atPath: folder + "/bindery.sockets")
    #expect(sockets.isEmpty)
  }
}

@testable import BinderyStore
import Testing

@testable import BinderyPostgreSQL

/// Messages of topics between stores on one database.
@Suite(.serialized, .timeLimit(.minutes(10))) struct MessageTests {
  private struct Process {
    let store: Store
    let listener: Listener
    let messages: AsyncStream<String>

    init(_ database: TestDatabase) async throws {
      store = try await Store.open(database: database.address)
      listener = try #require(store.engine as? PostgreSQLEngine).listener
      let (messages, received) = AsyncStream<String>.makeStream()
      self.messages = messages
      store.engine.onMessage { received.yield($0) }
      try await settle()
    }

    /// Returns once the listener has done what it was asked for.
    func settle() async throws { try await listener.perform { _ in } }

    /// Returns the next message.
    func message() async -> String? { await messages.first { _ in true } }
  }

  @Test func messagesReachOtherProcesses() async throws {
    try await TestDatabase.with { database in
      let (one, two) = (try await Process(database), try await Process(database))
      for text in ["a \"quoted\" 🐕\nline", String(repeating: "x", count: MessageSize.maximum)] {
        one.store.engine.send(text)
        #expect(await two.message() == text)
      }
      #expect(one.store.engine.lostMessages == 0)
      one.store.close()
      two.store.close()
    }
  }

  @Test func messagesArriveAgainAfterAConnectionWasLost() async throws {
    try await TestDatabase.with { database in
      let (one, two) = (try await Process(database), try await Process(database))
      try await database.run("SELECT pg_terminate_backend(\(try await two.listener.perform { $0.process }))")
      // Messages are lost until the listener has connected again. It has a thread of its own.
      let sending = Task {
        var number = 0
        while !Task.isCancelled {
          number += 1
          one.store.engine.send("\(number)")
          try await one.settle()
        }
      }
      #expect(await two.message() != nil)
      sending.cancel()
      one.store.close()
      two.store.close()
    }
  }

  @Test func nobodyWhoStoppedListeningReceives() async throws {
    try await TestDatabase.with { database in
      let (one, two) = (try await Process(database), try await Process(database))
      let (heard, hear) = AsyncStream<String>.makeStream()
      two.store.engine.onMessage { _ in hear.finish() }
      two.store.engine.onMessage(nil)
      try await two.settle()
      one.store.engine.send("a")
      try await one.settle()
      // The answer to a question on the same connection comes after the notification.
      try await two.listener.perform { _ = try $0.run([Statement(name: "", sql: "SELECT 1")()]) }
      hear.yield("nothing")
      #expect(await heard.first { _ in true } == "nothing")
      one.store.close()
      two.store.close()
    }
  }
}

@testable internal import TestSupport
internal import Synchronization
internal import Testing

extension Journeys.Interruptions {
  /// An event that ends the server each time it arrives.
  @Suite(.timeLimit(.minutes(10)))
  struct TrapTests {
    @Test func anEventThatEndsTheServerIsSentAgainSixTimesAndThenReported() async throws {
      try await withServer([]) { server, _ in
        let trap = Trap(word: "Poison")
        let page = try await ScriptedPage(port: server.port, rule: trap.fate)
        var lost: [String] = []
        page.onOutcome = { event, outcome in if outcome == .lost { lost.append(event.value ?? event.label) } }
        try await until("the list is shown") {
          try await page.step()
          return page.isCalm && page.document.button("Add Pet") != nil
        }
        _ = page.send(0, try #require(page.document.button("Add Pet")))
        try await until("the dialog is kept") {
          try await page.step()
          return page.isCalm && page.document.dialogField != nil
        }
        _ = page.send(1, try #require(page.document.dialogField), value: "Poison")
        try await until("the event is reported") {
          try await page.step()
          if trap.isSprung {
            await server.kill()
            trap.reset()
            try await server.restart()
          }
          return page.isCalm && !lost.isEmpty
        }
        #expect(lost == ["Poison"])
        #expect(trap.count == 7)
        #expect(page.loads + page.moves == 8)
        // The window works: its next event is done.
        _ = page.send(1, try #require(page.document.dialogField), value: "Tom")
        try await until("the next event is done") {
          try await page.step()
          return page.isCalm
        }
        #expect(trap.count == 7)
      }
    }

    private func until(_ what: String, isTrue: () async throws -> Bool) async throws {
      let end = ContinuousClock.now + .seconds(120)
      while try await !isTrue() {
        try #require(ContinuousClock.now < end, "Not within two minutes: \(what).")
      }
    }
  }
}

/// Ends the server's connections, as a server that traps does, from a message with a word until the test has started it anew.
private final class Trap: Sendable {
  private let word: String
  private let state = Mutex((count: 0, isSprung: false))

  init(word: String) { self.word = word }

  /// The number of messages with the word.
  var count: Int { state.withLock(\.count) }

  /// Whether the server has to be killed and started anew.
  var isSprung: Bool { state.withLock(\.isSprung) }

  /// Lets messages pass again.
  func reset() { state.withLock { $0.isSprung = false } }

  @Sendable
  func fate(_ direction: FaultySocket.Direction, _ text: String) -> FaultySocket.Fate {
    state.withLock { state in
      if direction == .up, text.contains(word) {
        state.count += 1
        state.isSprung = true
      }
      return state.isSprung ? .breaks : .arrives(after: [.zero])
    }
  }
}

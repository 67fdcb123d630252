import Testing

@testable import BinderyWeb

@MainActor
@Suite struct PageTurnsTests {
  @Test func otherWorkComesBetweenPages() async throws {
    let turns = PageTurns(limits: WebLimits())
    var order: [String] = []
    let pages = (1...3).map { number in
      Task { try await turns.take(for: .unknown) { order.append("page \(number)") } }
    }
    let event = Task { order.append("event") }
    await event.value
    for page in pages { try await page.value }
    #expect(order == ["page 1", "event", "page 2", "page 3"])
  }

  @Test func turnsAreTakenInOrderAndEndless() async throws {
    let turns = PageTurns(limits: WebLimits())
    var order: [Int] = []
    for round in 0..<3 {
      let pages = (0..<5).map { number in
        Task { try await turns.take(for: .unknown) { order.append(round * 5 + number) } }
      }
      for page in pages { try await page.value }
    }
    #expect(order == Array(0..<15))
  }

  @Test func addressesTakeTurns() async throws {
    let turns = PageTurns(limits: WebLimits())
    var order: [String] = []
    let flood = (1...3).map { number in
      Task { try await turns.take(for: .at("192.0.2.9")) { order.append("flood \(number)") } }
    }
    let visitor = Task { try await turns.take(for: .example) { order.append("visitor") } }
    for page in flood + [visitor] { try await page.value }
    #expect(order == ["flood 1", "flood 2", "visitor", "flood 3"])
  }

  @Test func aBoundedNumberOfPagesWaits() async throws {
    var limits = WebLimits()
    limits.maximumUnclaimedSessionsPerAddress = 1
    let turns = PageTurns(limits: limits)
    // The first page has its turn until the main actor has done its other work, the second waits, and the third does not.
    let first = Task { try await turns.take(for: .example) {} }
    let second = Task { try await turns.take(for: .example) {} }
    let third = Task { try await turns.take(for: .example) {} }
    let results = (await first.result, await second.result, await third.result)
    #expect(throws: Never.self) { try results.0.get() }
    #expect(throws: Never.self) { try results.1.get() }
    #expect(throws: PageRefusal.full) { try results.2.get() }
    // Those that had their turn do not count.
    try await turns.take(for: .example) {}
  }

  @Test func aPageThatNobodyWaitsForIsNotMade() async throws {
    let turns = PageTurns(limits: WebLimits())
    var isMade = false
    await #expect(throws: PageRefusal.gone) {
      try await turns.take(for: .example, unless: { true }) { isMade = true }
    }
    #expect(!isMade)
    try await turns.take(for: .example) {}
  }
}

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

  @Test func turnsAreTakenInOrderIndefinitely() async throws {
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

  @Test func pagesAlternateWithWindowsThatAreTakenOver() async throws {
    let turns = PageTurns(limits: WebLimits())
    var order: [String] = []
    let windows = (1...5).map { number in
      Task {
        try await turns.take(for: .at("192.0.2.\(number)"), part: .takeover) {
          order.append("window \(number)")
        }
      }
    }
    let pages = (1...2).map { number in
      Task { try await turns.take(for: .example) { order.append("page \(number)") } }
    }
    for task in windows + pages { try await task.value }
    #expect(
      order == [
        "window 1", "window 2", "page 1", "window 3", "page 2", "window 4", "window 5",
      ])
  }

  @Test func pagesInProgressAreFinishedFirst() async throws {
    let turns = PageTurns(limits: WebLimits())
    var order: [String] = []
    let pages = (1...3).map { number in
      Task {
        try await turns.take(for: .at("192.0.2.\(number)"), part: .takeover) {
          order.append("window \(number)")
        }
        try await turns.take(for: .at("192.0.2.\(number)"), part: .continuation) {
          order.append("rest \(number)")
        }
      }
    }
    for page in pages { try await page.value }
    #expect(order == ["window 1", "rest 1", "window 2", "rest 2", "window 3", "rest 3"])
  }

  @Test func windowsThatAreTakenOverWaitInAnyNumber() async throws {
    var limits = WebLimits()
    limits.maximumUnclaimedSessionsPerAddress = 1
    let turns = PageTurns(limits: limits)
    var count = 0
    let windows = (1...50).map { _ in
      Task { try await turns.take(for: .example, part: .takeover) { count += 1 } }
    }
    for task in windows { try await task.value }
    #expect(count == 50)
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

  @Test func aPageWhoseClientHasGoneIsNotMade() async throws {
    let turns = PageTurns(limits: WebLimits())
    var isMade = false
    let page = Task { try await turns.take(for: .example) { isMade = true } }
    page.cancel()
    #expect(await page.result.refusal == .gone)
    #expect(!isMade)
    try await turns.take(for: .example) {}
  }

  // MARK: Budgets

  private let time = SteppedTime()
  private let flood = ClientAddress.at("2001:db8:1:1::1")

  private func turns(_ limits: WebLimits = WebLimits(), hasOthers: @escaping @MainActor () -> Bool = { true })
    -> PageTurns
  {
    PageTurns(
      limits: limits, hasOthers: { _ in hasOthers() }, clock: time.clock)
  }

  /// Takes a turn for a part of a page that needs this time.
  private func work(
    _ milliseconds: Int, _ turns: PageTurns, for address: ClientAddress, part: PageTurns.Part = .page
  ) async throws(PageRefusal) {
    try await turns.take(for: address, part: part) { time.advance(by: .milliseconds(milliseconds)) }
  }

  @Test func addressesInDebtWaitWithoutDelayingOthers() async throws {
    let turns = turns()
    var order: [String] = []
    // 250 ms are free at once, and 2 ms of each part. The debt of 10 ms is paid after 2 s.
    try await work(262, turns, for: flood)
    let waiting = Task {
      try await turns.take(for: .at("2001:db8:1:2::1")) { order.append("flood") }
    }
    await time.somethingSleeps()
    for number in 1...3 { try await turns.take(for: .example) { order.append("visitor \(number)") } }
    time.advance(by: .seconds(1))
    await time.somethingSleeps()
    try await turns.take(for: .example) { order.append("visitor 4") }
    time.advance(by: .milliseconds(1100))
    try await waiting.value
    #expect(order == ["visitor 1", "visitor 2", "visitor 3", "visitor 4", "flood"])
  }

  @Test func shortPartsAreNotCharged() async throws {
    let turns = turns()
    for _ in 1...300 { try await work(2, turns, for: flood) }
    #expect(await Task { try await work(2, turns, for: flood) }.result.refusal == nil)
  }

  @Test func furtherRowsAreChargedWholeAndDoNotWaitForADebt() async throws {
    let turns = turns()
    // 250 ms are free at once. With a debt of 10 ms, the rows of a page that has begun go on.
    for _ in 1...262 { try await work(1, turns, for: flood, part: .rows) }
    let waiting = Task { try await work(1, turns, for: flood) }
    await time.somethingSleeps()
    try await work(1, turns, for: flood, part: .rows)
    waiting.cancel()
    #expect(await waiting.result.refusal == .gone)
  }

  @Test func anAddressWithoutOthersDoesNotWait() async throws {
    let others = Others()
    let turns = turns { others.areHere }
    for _ in 1...10 { try await work(500, turns, for: flood) }
    others.areHere = true
    let waiting = Task { try await work(500, turns, for: flood) }
    await time.somethingSleeps()
    others.areHere = false
    time.advance(by: .seconds(1))
    try await waiting.value
  }

  @Test func aPageThatWaitsTooLongForItsShareIsRefused() async throws {
    let turns = turns()
    try await work(500, turns, for: flood)
    let waiting = Task { try await work(1, turns, for: flood) }
    for _ in 1...11 {
      await time.somethingSleeps()
      time.advance(by: .seconds(1))
    }
    #expect(await waiting.result.refusal == .tooFast)
  }

  @Test func aPageThatWaitsForItsShareEndsWithItsClient() async throws {
    let turns = turns()
    try await work(500, turns, for: flood)
    let waiting = Task { try await work(1, turns, for: flood) }
    await time.somethingSleeps()
    waiting.cancel()
    #expect(await waiting.result.refusal == .gone)
  }

  @Test func aPageThatWaitsForItsTurnEndsWithItsClient() async throws {
    let turns = turns()
    var order: [String] = []
    let first = Task { try await turns.take(for: .example) { order.append("first") } }
    let gone = Task { try await turns.take(for: .example) { order.append("gone") } }
    let last = Task { try await turns.take(for: .example) { order.append("last") } }
    gone.cancel()
    try await first.value
    #expect(await gone.result.refusal == .gone)
    try await last.value
    #expect(order == ["first", "last"])
  }
}

/// Clients of other networks.
@MainActor
private final class Others {
  var areHere = false
}

extension Result where Failure == any Error {
  /// The reason why a page was refused.
  fileprivate var refusal: PageRefusal? {
    if case .failure(let error) = self { error as? PageRefusal } else { nil }
  }
}

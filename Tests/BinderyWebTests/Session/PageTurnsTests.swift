import Testing

@testable import BinderyWeb

@MainActor
@Suite struct PageTurnsTests {
  @Test func otherWorkComesBetweenPages() async {
    let turns = PageTurns()
    var order: [String] = []
    let pages = (1...3).map { number in
      Task { await turns.take { order.append("page \(number)") } }
    }
    let event = Task { order.append("event") }
    await event.value
    for page in pages { await page.value }
    #expect(order == ["page 1", "event", "page 2", "page 3"])
  }

  @Test func turnsAreTakenInOrderAndEndless() async {
    let turns = PageTurns()
    var order: [Int] = []
    for round in 0..<3 {
      let pages = (0..<5).map { number in
        Task { await turns.take { order.append(round * 5 + number) } }
      }
      for page in pages { await page.value }
    }
    #expect(order == Array(0..<15))
  }
}

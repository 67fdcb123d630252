import BinderyApp
import BinderyStore
import BinderyTesting
import BinderyViewModels
import BinderyViews
import Foundation
import Testing

@Suite(.workScope) @MainActor
struct LoansTests {
  @Test func aLoanBecomesOverdueWhileItsPageIsOpen() async {
    let clock = TestClock()
    let noon = Date(timeIntervalSince1970: 1_777_636_800)
    let display = DisplayContext(clock: clock, now: { noon + clock.now.offset / .seconds(1) })
    let time = MinuteClock(display)
    time.start()
    let model = LoansViewModel(loans: [Loan(id: 1, thing: "Drill", due: noon + 90)], time: time)
    let host = TestHost { LoansView(model: model) }
    #expect(host.texts == ["Drill"])
    await clock.advance(by: .seconds(120))
    #expect(host.texts == ["Drill: overdue"])
  }
}

@MainActor
@Suite struct LoansAppTests {
  @Test func sampleDataIsShownIfItWasAskedFor() throws {
    let app = try LoansApp(LaunchContext(store: .inMemory(), showsSampleData: true))
    #expect(TestHost(windowOf: app.body).texts == ["Drill"])
    let empty = try LoansApp(LaunchContext(store: .inMemory()))
    #expect(TestHost(windowOf: empty.body).texts == [])
  }
}

import Testing

@testable import BinderyWeb

struct RequestRatesTests {
  private let time = TestTime()
  private let rates: RequestRates

  init() {
    var limits = WebLimits()
    limits.maximumRequestBurst = 10
    limits.maximumRequestsPerSecond = 5
    rates = RequestRates(limits: limits) { [time] in time.now }
  }

  @Test func requestsAboveTheRateOfAnAddressAreDelayed() {
    let delays = (1...13).map { _ in rates.delay(of: .at("2001:db8:1:1::1")) }
    #expect(delays.prefix(10).map { $0 } == Array(repeating: .zero, count: 10))
    #expect(delays.suffix(3) == [.milliseconds(200), .milliseconds(400), .milliseconds(600)])
    // The networks of a site share the rate, and others have their own.
    #expect(rates.delay(of: .at("2001:db8:1:2::1")) == .milliseconds(800))
    #expect(rates.delay(of: .example) == .zero)
    time.advance(by: .seconds(1))
    #expect(rates.delay(of: .at("2001:db8:1:1::1")) == .zero)
  }

  @Test func aDelayIsBounded() {
    let delays = (1...1000).map { _ in rates.delay(of: .example) }
    #expect(delays.max() == RequestRates.longestDelay)
  }
}

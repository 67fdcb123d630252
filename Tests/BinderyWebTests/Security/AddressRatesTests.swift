import Testing

@testable import BinderyWeb

struct AddressRatesTests {
  private let start = ContinuousClock.now

  @Test func addressesWhoseBucketsAreFullAgainAreForgotten() {
    var rates = AddressRates(burst: 2, perSecond: 1)
    for number in 0..<1000 {
      _ = rates.take(.at("192.0.\(number / 200).\(number % 200)"), at: start + .seconds(number))
    }
    #expect(rates.count <= 64)
  }
}

import Foundation
@testable import PetFeederViewModels
import Testing

struct AmountTests {
  @Test(arguments: [
    ("Dry, 20g", 20), ("Dry food, 20 g", 20), ("1.5 kg", 1500), ("20,5 grams", 20.5), ("2 x 85 g", 170),
    ("2×85g and 10 g", 180), ("1 oz", 28.349523125), ("2 LB", 907.18474), ("500mg", 0.5), ("3. 20g", 20),
  ])
  func gramsAreRead(_ text: String, _ grams: Double) throws {
    #expect(abs(try #require(Amount.grams(in: text)) - grams) < 1e-9)
  }

  @Test(arguments: [
    "", "Dry", "1 tablet", "20", "20 gallons", "g", "٢٠ g", "1e9 g", "999999999999 kg", "12:30", "x x x",
  ])
  func otherTextIsNotAnAmount(_ text: String) {
    #expect(Amount.grams(in: text) == nil)
  }

  @Test func hugeTextIsReadQuickly() {
    #expect(Amount.grams(in: String(repeating: "9", count: 10_000_000)) == nil)
  }

  @Test func oneFeedingCountsForOneMeal() {
    let midnight = Date(timeIntervalSince1970: 0)
    func at(_ hour: Double) -> Date { midnight.addingTimeInterval(hour * 3600) }
    let states = MealState.states(
      of: [at(8), at(12), at(18)], fed: [at(12.25), at(7.5)], now: at(12.5))
    #expect(states == [.done(at(7.5)), .done(at(12.25)), .upcoming])
    #expect(MealState.states(of: [at(8)], fed: [at(6.5)], now: at(8.5)) == [.due])
    #expect(MealState.states(of: [at(8)], fed: [], now: at(8.51)) == [.overdue])
    #expect(MealState.states(of: [], fed: [at(1)], now: at(2)).isEmpty)
  }
}

import Testing

@testable import BinderyTerminal

@Suite struct NumberRangeTests {
  private let range = NumberRange(minimum: 1, maximum: 2, step: 0.25)

  @Test func stepsStayOnTheGridOfTheRange() {
    #expect(range.value(of: 1.3, movedBy: 1) == 1.5)
    #expect(range.value(of: 1.25, movedBy: -1) == 1)
  }

  @Test func stepsEndAtTheBounds() {
    #expect(range.value(of: 2, movedBy: 1) == 2)
    #expect(range.value(of: 1, movedBy: -3) == 1)
  }

  @Test(arguments: [nil, Double.nan, .infinity]) func invalidNumbersCountAsTheNumberNearestToZero(
    number: Double?
  ) {
    #expect(range.value(of: number, movedBy: 0) == 1)
  }

  @Test func fractionsAndNumbersCorrespond() {
    #expect(range.fraction(of: 1.75) == 0.75)
    #expect(range.value(at: 0.75) == 1.75)
    #expect(range.fraction(of: 9) == 1)
  }

  @Test func theWidestRangeHasAMiddle() {
    let range = NumberRange(minimum: -1e308, maximum: 1e308, step: 0)
    #expect(range.fraction(of: 0) == 0.5)
    #expect(range.value(at: 0.5) == 0)
  }
}

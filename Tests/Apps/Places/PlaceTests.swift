@testable import Places
import Testing

struct PlaceTests {
  private func name(_ name: String, _ region: String?, _ country: String? = nil, code: String? = nil)
    -> String
  {
    Place(
      name: name, region: region, country: country, countryCode: code,
      coordinate: Coordinate(clampedLatitude: 1, longitude: 2)
    ).fullName
  }

  @Test func stateOfTheUSABecomesItsCode() {
    #expect(name("Richmond", "Virginia", code: "US") == "Richmond, VA")
    #expect(name("Richmond", "Virginia", "United States") == "Richmond, VA")
  }

  @Test func regionOfAnotherCountryStaysAsItIs() {
    #expect(name("Tbilisi", "Georgia", code: "GE") == "Tbilisi, Georgia")
  }

  @Test func placeWithoutARegionHasNoTrailingComma() {
    #expect(name("Singapore", nil) == "Singapore")
    #expect(name("Singapore", "") == "Singapore")
  }

  @Test func aRegionOfTheSameNameIsNotRepeated() {
    #expect(name("Berlin", "Berlin", "Germany") == "Berlin")
  }

  @Test func everyCodeOfAStateIsFoundByItsName() {
    #expect(USStates.code(of: "Virginia") == "VA")
    #expect(USStates.code(of: "west virginia") == "WV")
    #expect(USStates.code(of: "Bavaria") == nil)
  }
}

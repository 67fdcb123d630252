@testable import Places
import Testing

struct TimeZoneMapTests {
  private let zones = TimeZoneMap(
    table: """
      # comment
      DE\t+5230+01322\tEurope/Berlin
      US\t+404251-0740023\tAmerica/New_York
      US\t+340308-1181434\tAmerica/Los_Angeles
      CA\t+4916-12307\tAmerica/Vancouver
      XX\tnonsense\tNo/Where
      """)

  private func zone(_ latitude: Double, _ longitude: Double, _ country: String? = nil) throws -> String? {
    zones.zone(
      at: try #require(Coordinate(latitude: latitude, longitude: longitude)), country: country)
  }

  @Test func theNearestCityGivesTheZone() throws {
    #expect(try zone(48.1, 11.6) == "Europe/Berlin")
    #expect(try zone(37.8, -122.4) == "America/Los_Angeles")
  }

  @Test func theCountryCounts() throws {
    #expect(try zone(48.9, -122.5) == "America/Vancouver")
    #expect(try zone(48.9, -122.5, "us") == "America/Los_Angeles")
    #expect(try zone(48.9, -122.5, "ZZ") == "America/Vancouver")
  }

  @Test func withoutATableThereIsNoGuess() throws {
    let place = try #require(Coordinate(latitude: 0, longitude: 0))
    #expect(TimeZoneMap(table: "").zone(at: place) == nil)
  }

  @Test func distancesAreThoseOfTheEarth() throws {
    let berlin = try #require(Coordinate(latitude: 52.52, longitude: 13.405))
    let paris = try #require(Coordinate(latitude: 48.8566, longitude: 2.3522))
    #expect((876_000...880_000).contains(berlin.distance(to: paris)))
    #expect(berlin.distance(to: berlin) == 0)
  }
}

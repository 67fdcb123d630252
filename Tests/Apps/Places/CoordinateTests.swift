import Foundation
@testable import Places
import Testing

struct CoordinateTests {
  @Test(arguments: [(Double.nan, 0.0), (0, .infinity), (91, 0), (0, -181)])
  func outOfRangeNumbersAreNotCoordinates(latitude: Double, longitude: Double) {
    #expect(Coordinate(latitude: latitude, longitude: longitude) == nil)
  }

  @Test func invalidCoordinatesAreNotDecoded() throws {
    let point = try #require(Coordinate(latitude: 52.5, longitude: 13.25))
    #expect(try JSONDecoder().decode(Coordinate.self, from: JSONEncoder().encode(point)) == point)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Coordinate.self, from: Data(#"{"latitude":91,"longitude":0}"#.utf8))
    }
  }

  @Test func clampingTakesTheNearestPoint() {
    #expect(Coordinate(clampedLatitude: 100, longitude: -200) == Coordinate(latitude: 90, longitude: -180))
    #expect(Coordinate(clampedLatitude: .nan, longitude: .infinity) == Coordinate(latitude: 0, longitude: 0))
  }
}

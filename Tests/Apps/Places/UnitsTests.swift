@testable import Places
import Testing

struct UnitsTests {
  @Test(
    arguments: [
      ("us", Temperature.Unit.fahrenheit, Speed.Unit.milesPerHour), ("si", .celsius, .metersPerSecond),
      ("ca", .celsius, .kilometersPerHour), ("uk", .celsius, .milesPerHour), ("uk2", .celsius, .milesPerHour),
      (nil, .fahrenheit, .milesPerHour), ("auto", .fahrenheit, .milesPerHour),
      ("", .fahrenheit, .milesPerHour),
    ] as [(String?, Temperature.Unit, Speed.Unit)])
  func flagSelectsTheUnits(flag: String?, temperature: Temperature.Unit, speed: Speed.Unit) {
    #expect(UnitSystem(flag: flag).temperature == temperature)
    #expect(UnitSystem(flag: flag).speed == speed)
  }

  @Test func celsiusIsFahrenheitLess32By1Point8() {
    #expect(Temperature(50, .fahrenheit).value(in: .celsius) == (50 - 32) / 1.8)
    #expect(Temperature(10, .celsius).value(in: .fahrenheit) == 50)
  }

  @Test func mileIs1609Point344Metres() {
    #expect(Speed(10, .milesPerHour).value(in: .kilometersPerHour) == 16.09344)
    #expect(Speed(1, .metersPerSecond).value(in: .kilometersPerHour) == 3.6)
    #expect(abs(Speed(1.609344, .kilometersPerHour).value(in: .milesPerHour) - 1) < 1e-12)
  }

  @Test func samePlaceFoundTwiceIsOnePlace() {
    let place = Place(name: "Paris", coordinate: Coordinate(clampedLatitude: 48.85341, longitude: 2.3488))
    let again = Place(
      name: "Paris, France", coordinate: Coordinate(clampedLatitude: 48.8532, longitude: 2.3492))
    let other = Place(name: "Paris", coordinate: Coordinate(clampedLatitude: 33.66094, longitude: -95.55551))
    #expect(place.id == again.id)
    #expect(place.id != other.id)
  }
}

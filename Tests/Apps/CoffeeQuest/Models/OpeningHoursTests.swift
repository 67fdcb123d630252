@testable import CoffeeQuestViewModels
import Testing

struct OpeningHoursTests {
  private func isOpen(_ text: String, _ weekday: Int, _ hour: Int, _ minute: Int = 0) throws -> Bool {
    let hours = try #require(OpeningHours(openStreetMap: text), "\(text)")
    if case .open = hours.state(weekday: weekday, minute: hour * 60 + minute) { return true }
    return false
  }

  @Test(arguments: [
    ("24/7", 3, 4, true), ("Mo-Fr 07:00-18:00", 0, 7, true), ("Mo-Fr 07:00-18:00", 0, 18, false),
    ("Mo-Fr 07:00-18:00", 5, 12, false), ("Mo-Fr 07:00-18:00; Sa,Su 09:00-17:00", 6, 16, true),
    ("08:00-12:00,14:00-22:00", 2, 13, false), ("08:00-12:00,14:00-22:00", 2, 14, true),
    ("Mo-Su 08:00-18:00; Tu off", 1, 12, false), ("Mo-Su 08:00-18:00; Tu closed", 2, 12, true),
    ("Fr-Mo 10:00-12:00", 6, 11, true), ("Fr-Mo 10:00-12:00", 2, 11, false),
    ("Mo 08:00-12:00, Tu 09:00-17:00", 1, 16, true), ("mo–fr 07:00–18:00", 4, 10, true),
    ("Mo-Su 08:00-18:00; PH off", 0, 12, true), ("7:30-9:00", 0, 8, true),
  ])
  func commonFormsAreRead(text: String, weekday: Int, hour: Int, expected: Bool) throws {
    #expect(try isOpen(text, weekday, hour) == expected, "\(text) on day \(weekday) at \(hour)")
  }

  @Test func aNightBelongsToTheDayOnWhichItBegan() throws {
    #expect(try isOpen("Th-Sa 19:00-03:00", 6, 2, 59))
    #expect(try !isOpen("Th-Sa 19:00-03:00", 6, 3))
    #expect(try !isOpen("Th-Sa 19:00-03:00", 3, 1))
    #expect(try isOpen("Su 20:00-02:00", 0, 1))
    #expect(try isOpen("Mo 18:00-26:00", 1, 1))
  }

  @Test(arguments: [
    "", "by appointment", "Apr-Oct: Mo-Su 10:00-20:00", "Mo-Fr 25:99-30:00", "Mo-Fr 8-18", "sunrise-sunset",
    "Mo-Fr", ";;;", "Xx 08:00-10:00", String(repeating: "Mo 08:00-09:00;", count: 500),
  ])
  func unsupportedOpeningHoursAreUnknown(text: String) {
    #expect(OpeningHours(openStreetMap: text) == nil)
  }

  @Test func closedCafesShowTheirNextOpening() throws {
    let hours = try #require(OpeningHours(openStreetMap: "Mo-Fr 07:00-18:00"))
    guard case .closed(let next?) = hours.state(weekday: 4, minute: 19 * 60) else {
      Issue.record("It is open.")
      return
    }
    #expect(next.weekday == 0 && next.minute == 7 * 60)
  }

  @Test func yelpHoursAreReadAndInvalidOnesLeftOut() throws {
    let hours = try #require(
      OpeningHours(yelp: [(0, "0730", "1800"), (9, "0800", "0900"), (1, "2500", "0100"), (2, "2000", "0200")])
    )
    #expect(hours.days.map(\.count) == [1, 0, 1, 0, 0, 0, 0])
    #expect(hours.days[2].first?.end == 26 * 60)
    #expect(OpeningHours(yelp: [(7, "0800", "0900")]) == nil)
  }
}

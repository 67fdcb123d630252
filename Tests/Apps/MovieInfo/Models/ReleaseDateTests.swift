import Foundation
@testable import MovieInfoViewModels
import Testing

struct ReleaseDateTests {
  @Test func aDateIsYearMonthAndDay() throws {
    let date = try #require(ReleaseDate("2019-04-26"))
    #expect(date.year == 2019)
    #expect(date.month == 4)
    #expect(date.day == 26)
    #expect(date.description == "2019-04-26")
    #expect(ReleaseDate("2020-02-29") != nil)
  }

  @Test(arguments: [
    "", "2019", "2019-4-26", "26-04-2019", "2019-13-01", "2019-00-10", "2019-02-29", "1900-02-29",
    "2019-04-31",
    "2019-04-26T00:00", "+019-04-26", "2019/04/26", "٢٠١٩-٠٤-٢٦",
  ])
  func otherTextIsNil(text: String) { #expect(ReleaseDate(text) == nil) }

  @Test func datesAreKeptAsTheirText() throws {
    let date = try #require(ReleaseDate("2019-04-26"))
    let data = try JSONEncoder().encode([date])
    #expect(String(decoding: data, as: UTF8.self) == #"["2019-04-26"]"#)
    #expect(try JSONDecoder().decode([ReleaseDate].self, from: data) == [date])
  }
}

import Bindery
import BinderySwiftUI
import BinderyTesting
import BinderyViews
import Foundation
import Testing

/// The range of a date picker reaches its element, so that hosts offer no other dates.
@MainActor
struct DateBoundsTests {
  /// 14 November 2023, 22:13 in UTC.
  private static let date = Date(timeIntervalSince1970: 1_700_000_000)
  private static let hour: TimeInterval = 3600

  private func bounds<V: View>(@ViewBuilder _ picker: @escaping @MainActor () -> V) -> [String?] {
    let zone = TimeZone(identifier: "UTC") ?? .gmt
    let element = TestHost { picker().environment(\.timeZone, zone) }.find(.role(.datePicker, "When"))
    return [element?[.minimumDate]?.description, element?[.maximumDate]?.description]
  }

  @Test func aRangeOfDaysIsOffered() {
    let (first, last) = (Self.date.addingTimeInterval(-24 * Self.hour), Self.date)
    #expect(
      bounds { DatePicker("When", selection: .constant(last), in: first...last, displayedComponents: .date) }
        == ["2023-11-13", "2023-11-14"])
    #expect(
      bounds { DatePicker("When", selection: .constant(last), in: first..., displayedComponents: .date) }
        == ["2023-11-13", nil])
    #expect(
      bounds { DatePicker("When", selection: .constant(last), in: ...last, displayedComponents: .date) }
        == [nil, "2023-11-14"])
    #expect(bounds { DatePicker("When", selection: .constant(last)) } == [nil, nil])
  }

  @Test func dateRangesUseTheTimeZoneOfTheirEnvironment() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let host = TestHost {
      DatePicker("When", selection: .constant(Self.date), in: Self.date...).environment(\.timeZone, tokyo)
    }
    #expect(host.find(.role(.datePicker, "When"))?[.minimumDate]?.description == "2023-11-15T07:13")
  }

  @Test func timesAreBoundedOnlyOnTheFirstAndLastDay() {
    let (first, last) = (
      Self.date.addingTimeInterval(-Self.hour), Self.date.addingTimeInterval(20 * Self.hour)
    )
    let range = first...last
    let times = [first, last].map { date in
      bounds {
        DatePicker("When", selection: .constant(date), in: range, displayedComponents: .hourAndMinute)
      }
    }
    #expect(times == [["21:13", nil], [nil, "18:13"]])
  }

  @Test func boundsAfterTheYear9999AreIgnored() {
    let range = Self.date...Date(timeIntervalSince1970: 300_000_000_000)
    #expect(
      bounds { DatePicker("When", selection: .constant(Self.date), in: range) } == ["2023-11-14T22:13", nil])
  }

  @Test func aDateOutsideIsRefused() {
    struct Screen: View {
      @State private var date = DateBoundsTests.date
      var body: some View {
        DatePicker("When", selection: $date, in: DateBoundsTests.date..., displayedComponents: .date)
        Text(verbatim: "\(Int(date.timeIntervalSince1970))")
      }
    }
    let host = TestHost { Screen().environment(\.timeZone, .gmt) }
    host.pick("2023-11-13", in: "When")
    #expect(host.find(.role(.datePicker, "When"))?[.date]?.description == "2023-11-14")
    #expect(host.texts.contains("1700000000"))
    host.pick("2023-11-15", in: "When")
    #expect(host.texts.contains("1700086380"))
  }

  @Test func aDayThatIsPartlyOutsideIsClamped() {
    struct Screen: View {
      @State private var date = DateBoundsTests.date.addingTimeInterval(20 * DateBoundsTests.hour)
      var body: some View {
        DatePicker("When", selection: $date, in: DateBoundsTests.date..., displayedComponents: .date)
        Text(verbatim: "\(Int(date.timeIntervalSince1970))")
      }
    }
    let host = TestHost { Screen().environment(\.timeZone, .gmt) }
    // The time of day stays 18:13, which is earlier than the first one of that day.
    host.pick("2023-11-14", in: "When")
    #expect(host.texts.contains("1700000000"))
  }
}

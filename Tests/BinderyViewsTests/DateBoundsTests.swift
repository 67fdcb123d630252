import Bindery
import BinderyTesting
import BinderyViews
import Foundation
import Testing

@MainActor
private final class Booking {
  /// 14 November 2023, 22:13 in UTC.
  static let evening = Date(timeIntervalSince1970: 1_700_000_000)
  static let hour: TimeInterval = 3600

  @Box var date = evening
  @Box var first = evening.addingTimeInterval(-24 * hour)
  @Box var last = evening.addingTimeInterval(40 * 24 * hour)
  @Box var maybe: Date?
}

/// The range of a date picker reaches its element, so that hosts offer no other dates.
@Suite("Bounds of date pickers", .workScope) @MainActor
struct DateBoundsTests {
  private let booking = Booking()

  private func host<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content) -> TestHost {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    environment.timeZone = .gmt
    return TestHost(environment: environment, content)
  }

  private func picker(_ components: DatePickerComponents = .date) -> TestHost {
    host {
      DatePicker(
        "Arrival", selection: Bindable(booking).date, in: booking.first...booking.last,
        displayedComponents: components)
    }
  }

  /// The bounds of the first picker.
  private func bounds(of host: TestHost) -> [String?] {
    let picker = host.all(.role(.datePicker)).first
    return [picker?[.minimumDate]?.description, picker?[.maximumDate]?.description]
  }

  private func shown(in host: TestHost) -> String? {
    host.all(.role(.datePicker)).first?[.date]?.description
  }

  private func refusal(in host: TestHost) -> String? { host.all(.role(.datePicker)).first?[.refusal] }

  @Test(arguments: ["2023-11-13", "2023-12-01", "2023-12-24"])
  func aDateWithinTheBoundsIsAccepted(date: String) {
    let host = picker()
    host.pick(date, in: "Arrival")
    #expect(shown(in: host) == date)
    #expect(refusal(in: host) == nil)
    // The time of day stays, to the minute.
    #expect(abs(booking.date.timeIntervalSince(Booking.evening).remainder(dividingBy: 86_400)) < 60)
  }

  @Test(arguments: ["2023-11-12", "2023-12-25", "0001-01-01", "9999-12-31"])
  func aDateOutsideIsRefusedAndPutBack(date: String) {
    let host = picker()
    host.pick(date, in: "Arrival")
    #expect(booking.date == Booking.evening)
    host.expectChanges(
      #"datePicker "Arrival": date = 2023-11-14"#,
      #"datePicker "Arrival": refusal = "Choose a date from Nov 13, 2023 to Dec 24, 2023.""#)
  }

  @Test func theBoundsFollowTheModel() {
    let host = picker()
    #expect(bounds(of: host) == ["2023-11-13", "2023-12-24"])
    booking.last = Booking.evening
    host.expectChanges(#"datePicker "Arrival": maximumDate = 2023-11-14"#)
    host.pick("2023-11-15", in: "Arrival")
    #expect(booking.date == Booking.evening)
  }

  @Test func aRangeMayHaveOneEndOrNone() {
    let early = host {
      DatePicker(
        "From", selection: Bindable(booking).date, in: Booking.evening..., displayedComponents: .date)
    }
    #expect(bounds(of: early) == ["2023-11-14", nil])
    early.pick("2023-11-13", in: "From")
    #expect(refusal(in: early) == "Choose a date that is not before Nov 14, 2023.")
    let late = host {
      DatePicker(
        "Until", selection: Bindable(booking).date, in: ...Booking.evening, displayedComponents: .date)
    }
    #expect(bounds(of: late) == [nil, "2023-11-14"])
    late.pick("2023-11-15", in: "Until")
    #expect(refusal(in: late) == "Choose a date that is not after Nov 14, 2023.")
    #expect(bounds(of: host { DatePicker("At", selection: Bindable(booking).date) }) == [nil, nil])
  }

  @Test func timesAreBoundedOnlyOnTheFirstAndLastDay() {
    booking.first = Booking.evening.addingTimeInterval(-Booking.hour)
    booking.last = Booking.evening.addingTimeInterval(20 * Booking.hour)
    let host = picker(.hourAndMinute)
    #expect(bounds(of: host) == ["21:13", nil])
    host.pick("20:00", in: "Arrival")
    let words = refusal(in: host)?.replacing("\u{202F}", with: " ")
    #expect(words == "Choose a time that is not before 9:13 PM.")
    booking.date = booking.last
    #expect(bounds(of: host) == [nil, "18:13"])
  }

  @Test func dateRangesUseTheTimeZoneOfTheirEnvironment() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let host = TestHost {
      DatePicker("When", selection: Bindable(booking).date, in: Booking.evening...).environment(
        \.timeZone, tokyo)
    }
    #expect(bounds(of: host) == ["2023-11-15T07:13", nil])
  }

  @Test func boundsAfterTheYear9999AreIgnored() {
    booking.last = Date(timeIntervalSince1970: 300_000_000_000)
    #expect(bounds(of: picker(.dateTime)) == ["2023-11-13T22:13", nil])
  }

  @Test func aDayThatIsPartlyOutsideIsClamped() {
    booking.first = Booking.evening
    booking.date = Booking.evening.addingTimeInterval(20 * Booking.hour)
    // The time of day stays 18:13, which is earlier than the first one of that day.
    picker().pick("2023-11-14", in: "Arrival")
    #expect(booking.date == Booking.evening)
  }

  @Test func anOptionalDateIsChosenAndCleared() {
    let host = host {
      DatePicker("Leaving", selection: Bindable(booking).maybe, displayedComponents: .date)
    }
    #expect(shown(in: host) == nil)
    host.pick("2023-11-20", in: "Leaving")
    #expect(booking.maybe == Date(timeIntervalSince1970: 1_700_438_400))
    host.pick("", in: "Leaving")
    #expect(booking.maybe == nil && shown(in: host) == nil)
  }

  @Test func aSnapshotShowsTheBounds() {
    picker().expectSnapshot(
      """
      window
        datePicker "Arrival" date="2023-11-14" minimumDate="2023-11-13" maximumDate="2023-12-24"
      """)
  }
}

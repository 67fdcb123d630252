import Bindery
import BinderyTesting
import BinderyViews
import Foundation
import Testing

@MainActor
private final class Booking {
  @Box var day = "2026-11-21"
  @Box var first = "2026-11-01"
  @Box var last = "2026-12-24"
}

/// The range of dates that a picker offers.
@Suite("Bounds of date pickers", .workScope) @MainActor
struct DateBoundsTests {
  private let booking = Booking()

  private func host<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content) -> TestHost {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    return TestHost(environment: environment, content)
  }

  private func picker() -> TestHost {
    host {
      DatePicker("Arrival", selection: Bindable(booking).day, in: booking.first...booking.last)
    }
  }

  /// The bounds of the first picker.
  private func bounds(of host: TestHost) -> [String?] {
    let picker = host.all(.role(.datePicker)).first
    return [picker?[.minimumDate]?.description, picker?[.maximumDate]?.description]
  }

  private func refusal(in host: TestHost) -> String? { host.all(.role(.datePicker)).first?[.refusal] }

  @Test(arguments: ["2026-11-01", "2026-12-24", ""]) func aDateWithinTheBoundsIsAccepted(date: String) {
    let host = picker()
    host.pick(date, in: "Arrival")
    #expect(booking.day == date)
    #expect(refusal(in: host) == nil)
  }

  @Test(arguments: ["2026-10-31", "2026-12-25", "0001-01-01", "9999-12-31"])
  func aDateOutsideIsRefusedAndPutBack(date: String) {
    let host = picker()
    host.pick(date, in: "Arrival")
    #expect(booking.day == "2026-11-21")
    host.expectChanges(
      #"datePicker "Arrival": date = 2026-11-21"#,
      #"datePicker "Arrival": refusal = "Choose a date from Nov 1, 2026 to Dec 24, 2026.""#)
  }

  @Test func theBoundsFollowTheModel() {
    let host = picker()
    #expect(bounds(of: host) == ["2026-11-01", "2026-12-24"])
    booking.last = "2026-11-30"
    host.expectChanges(#"datePicker "Arrival": maximumDate = 2026-11-30"#)
    host.pick("2026-12-01", in: "Arrival")
    #expect(booking.day == "2026-11-21")
  }

  @Test func aRangeMayHaveOneEnd() {
    let early = host { DatePicker("From", selection: Bindable(booking).day, in: "2026-11-21"...) }
    #expect(bounds(of: early) == ["2026-11-21", nil])
    early.pick("2026-11-20", in: "From")
    #expect(refusal(in: early) == "Choose a date that is not before Nov 21, 2026.")
    let late = host { DatePicker("Until", selection: Bindable(booking).day, in: ..."2026-11-21") }
    #expect(bounds(of: late) == [nil, "2026-11-21"])
    late.pick("2026-11-22", in: "Until")
    #expect(refusal(in: late) == "Choose a date that is not after Nov 21, 2026.")
  }

  @Test func timesHaveBounds() {
    booking.day = "09:00"
    let host = host {
      DatePicker("At", selection: Bindable(booking).day, in: "08:30"..."17:00", displayedComponents: .time)
    }
    #expect(bounds(of: host) == ["08:30", "17:00"])
    host.pick("17:01", in: "At")
    #expect(booking.day == "09:00")
    #expect(refusal(in: host)?.replacing("\u{202F}", with: " ") == "Choose a time from 8:30 AM to 5:00 PM.")
  }

  @Test func aDayBoundsADayWithATimeToTheMinute() {
    booking.day = "2026-11-21T10:00"
    let host = host {
      DatePicker(
        "At", selection: Bindable(booking).day, in: "2026-11-21"..."2026-11-22",
        displayedComponents: .dateTime)
    }
    #expect(bounds(of: host) == ["2026-11-21T00:00", "2026-11-22T23:59"])
    host.pick("2026-11-22T23:59", in: "At")
    #expect(booking.day == "2026-11-22T23:59")
  }

  @Test func aTimeIsLeftOutOfTheBoundsOfDays() {
    let host = host {
      DatePicker("Day", selection: Bindable(booking).day, in: "2026-11-21T10:00"..."2026-11-22T10:00")
    }
    #expect(bounds(of: host) == ["2026-11-21", "2026-11-22"])
  }

  @Test func aBoundThatIsNoDateIsReported() {
    let usual = MissingResources.handler
    defer { MissingResources.handler = usual }
    var reports: [String] = []
    MissingResources.handler = { reports.append("\($0) \($1)") }
    let host = host { DatePicker("Day", selection: Bindable(booking).day, in: "soon"...) }
    #expect(bounds(of: host) == [nil, nil])
    #expect(reports == ["date soon"])
  }

  @Test func aSnapshotShowsTheBounds() {
    picker().expectSnapshot(
      """
      window
        datePicker "Arrival" date="2026-11-21" minimumDate="2026-11-01" maximumDate="2026-12-24"
      """)
  }
}

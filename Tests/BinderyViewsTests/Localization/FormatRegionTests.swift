import Bindery
import BinderyTesting
import BinderyViews
import Foundation
import Testing

/// Dates, spans of time and formats follow the language, region, calendar and time zone of their place.
@MainActor
@Suite struct FormatRegionTests {
  /// 14 November 2023, 22:13:20 in UTC.
  private let date = Date(timeIntervalSince1970: 1_700_000_000)
  private let german = Locale(identifier: "de_DE")

  private func zone(_ name: String) throws -> TimeZone { try #require(TimeZone(identifier: name)) }

  @Test func datesFollowTheLocaleAndTheTimeZone() throws {
    let date = date
    let tokyo = try zone("Asia/Tokyo")
    let host = TestHost {
      VStack {
        Text(date, style: .date)
        Text(date, style: .time)
        Text("On \(date, style: .date)")
      }
      .environment(\.locale, german)
      .environment(\.timeZone, tokyo)
    }
    #expect(host.texts == ["15. November 2023", "7:13", "On 15. November 2023"])
  }

  @Test func spansFollowTheLocaleAndTheTimeZone() throws {
    let span = date...date.addingTimeInterval(3600)
    let tokyo = try zone("Asia/Tokyo")
    let host = TestHost {
      Text(span).environment(\.locale, german).environment(\.timeZone, tokyo)
    }
    let text = try #require(host.texts.first)
    #expect(text.contains("15.11.2023") && text.contains("07:13") && text.contains("08:13"))
  }

  @Test func datesFollowTheCalendar() throws {
    let date = date
    let buddhist = Calendar(identifier: .buddhist)
    let host = TestHost {
      VStack {
        Text(date, style: .date)
        Text(date, format: .dateTime.year())
      }
      .environment(\.locale, Locale(identifier: "en_US"))
      .environment(\.calendar, buddhist)
    }
    #expect(host.texts.allSatisfy { $0.contains("2566") })
  }

  @Test func formatsFollowTheLocaleAndDatesTheTimeZone() throws {
    let date = date
    let tokyo = try zone("Asia/Tokyo")
    let host = TestHost {
      VStack {
        Text(1234.5, format: .number)
        Text("\(0.5, format: .percent)")
        Text(date, format: .dateTime.day().month(.wide))
      }
      .environment(\.locale, german)
      .environment(\.timeZone, tokyo)
    }
    #expect(host.texts == ["1.234,5", "50\u{a0}%", "15. November"])
  }

  @Test func explicitFormatSettingsAreKept() throws {
    let date = date
    let tokyo = try zone("Asia/Tokyo")
    var format = Date.FormatStyle.dateTime.day()
    format.timeZone = try zone("UTC")
    let inUTC = format
    let host = TestHost {
      VStack {
        Text(1234.5, format: .number.locale(Locale(identifier: "en_US")))
        Text("\(1234.5, format: .number.locale(Locale(identifier: "en_US")))")
        Text(date, format: inUTC.locale(Locale(identifier: "en_US")))
      }
      .environment(\.locale, german)
      .environment(\.timeZone, tokyo)
    }
    #expect(host.texts == ["1,234.5", "1,234.5", "14"])
  }

  @Test func languageOfTheUserSetsTheLocale() {
    var environment = EnvironmentValues()
    environment.preferredLanguages = ["de-DE", "en"]
    let host = TestHost(environment: environment) { Text(1234.5, format: .number) }
    #expect(host.texts == ["1.234,5"])
  }
}

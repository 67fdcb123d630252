internal import Foundation

/// Formats the values of movies in one locale.
struct MovieText: Sendable {
  private let dateStyle: Date.FormatStyle
  private let locale: Locale
  private let calendar: Calendar

  init(locale: Locale) {
    // A release date is a calendar day, so it is parsed and formatted in the same zone.
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    self.calendar = calendar
    self.locale = locale
    dateStyle = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
      .month(.abbreviated).day().year()
  }

  /// `Apr 26, 2019`
  func date(_ date: ReleaseDate) -> String {
    let parts = DateComponents(year: date.year, month: date.month, day: date.day)
    return calendar.date(from: parts).map(dateStyle.format) ?? date.description
  }

  /// The number of stars: the whole part of an average; 0 without votes.
  func starCount(_ average: Double?) -> Int { min(max(Int(average ?? 0), 0), 10) }

  /// `1,204 votes`, `1 vote`, `No votes yet`
  func votes(_ count: Int) -> String {
    switch count {
    case ...0: "No votes yet"
    case 1: "1 vote"
    default: "\(count.formatted(.number.locale(locale))) votes"
    }
  }

  /// `Rated 8.2 of 10`: the alternative text of the stars; nil without votes.
  func spokenRating(_ average: Double?) -> String? {
    average.map {
      "Rated \($0.formatted(.number.precision(.fractionLength(1)).locale(locale))) of 10"
    }
  }

  /// `2 h 4 min`, `2 h`, `48 min`
  func runtime(_ minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    let parts = [hours > 0 ? "\(hours) h" : nil, rest > 0 ? "\(rest) min" : nil]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}

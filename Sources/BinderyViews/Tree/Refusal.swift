internal import Foundation

/// The reason why a control refuses a value that a person entered.
enum Refusal {
  /// The text of the field can only be read.
  case readOnly
  /// A text is longer than the field allows, in UTF-16 code units.
  case textTooLong(limit: Int)
  /// A number is outside of the control's range, or no number.
  case numberOutside(ClosedRange<Double>)
  /// A number is between the control's steps.
  case numberBetween(steps: Double)
  /// A file has more bytes than the importer accepts.
  case fileTooLarge(Int, limit: Int)
  /// A text is no date.
  case noDate(DatePickerComponents)
  /// A date has other components than the picker asks for.
  case otherComponents(DatePickerComponents)
  /// A date is outside of the picker's bounds, of which at least one is set.
  case dateOutside(DatePickerComponents, minimum: CalendarDate?, maximum: CalendarDate?)
}

extension Refusal {
  /// The remedy as a sentence, in the language of the place for which it is evaluated.
  @MainActor
  var words: String { sentence.words }

  private var sentence: LocalizedStringKey {
    switch self {
    case .readOnly: "This text cannot be changed."
    case .textTooLong(let limit):
      limit == 1 ? "Enter at most 1 character." : "Enter at most \(limit) characters."
    case .numberOutside(let range): Self.sentence(range)
    case .numberBetween(let step): "Choose a number in steps of \(step, format: .number)."
    case .fileTooLarge(let size, let limit):
      "The file has \(FileSize.words(size)); at most \(FileSize.words(limit)) are accepted. Choose a smaller one."
    case .noDate(.date): "Write a day as 2026-11-21."
    case .noDate(.time): "Write a time as 08:30."
    case .noDate(.dateTime): "Write a day and a time as 2026-11-21T08:30."
    case .otherComponents(.date): "Choose a day."
    case .otherComponents(.time): "Choose a time."
    case .otherComponents(.dateTime): "Choose a day and a time."
    case .dateOutside(.time, let minimum, let maximum): Self.sentence(ofTimes: minimum, maximum)
    case .dateOutside(_, let minimum, let maximum): Self.sentence(ofDays: minimum, maximum)
    }
  }

  private static func sentence(_ range: ClosedRange<Double>) -> LocalizedStringKey {
    let (minimum, maximum) = (range.lowerBound, range.upperBound)
    return switch (minimum.isFinite, maximum.isFinite) {
    case (true, true): "Choose a number from \(minimum, format: .number) to \(maximum, format: .number)."
    case (true, false): "Choose a number that is at least \(minimum, format: .number)."
    case (false, true): "Choose a number that is at most \(maximum, format: .number)."
    case (false, false): "Choose a number."
    }
  }

  private static func sentence(ofTimes minimum: CalendarDate?, _ maximum: CalendarDate?) -> LocalizedStringKey
  {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): "Choose a time from \(shown: minimum) to \(shown: maximum)."
    case (let minimum?, nil): "Choose a time that is not before \(shown: minimum)."
    case (nil, let maximum?): "Choose a time that is not after \(shown: maximum)."
    case (nil, nil): "Choose a time."
    }
  }

  private static func sentence(ofDays minimum: CalendarDate?, _ maximum: CalendarDate?) -> LocalizedStringKey
  {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): "Choose a date from \(shown: minimum) to \(shown: maximum)."
    case (let minimum?, nil): "Choose a date that is not before \(shown: minimum)."
    case (nil, let maximum?): "Choose a date that is not after \(shown: maximum)."
    case (nil, nil): "Choose a date."
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a day, a time or both as the place writes them.
  fileprivate mutating func appendInterpolation(shown date: CalendarDate) {
    let zone = TimeZone.gmt
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = DateComponents(
      year: date.day.map { Int($0.year) } ?? 2000, month: date.day.map { Int($0.month) } ?? 1,
      day: date.day.map { Int($0.day) } ?? 1, hour: date.time.map { Int($0.hour) },
      minute: date.time.map { Int($0.minute) })
    guard let instant = calendar.date(from: parts) else { return appendInterpolation(date.description) }
    let format = Date.FormatStyle(
      date: date.day == nil ? .omitted : .abbreviated, time: date.time == nil ? .omitted : .shortened,
      calendar: calendar, timeZone: zone)
    appendInterpolation(instant, format: format)
  }
}

/// A day, a time of day, or both, as a date picker shows them: in the Gregorian calendar, without a time
/// zone.
///
/// A ``DatePicker`` converts it to an instant, in the time zone of its place.
public struct CalendarDate: Sendable, Hashable {
  /// A day of the Gregorian calendar.
  public struct Day: Sendable, Hashable {
    /// 0 to 9999.
    public let year: Int16
    /// 1 to 12.
    public let month: Int8
    /// 1 to 31.
    public let day: Int8

    /// Creates a day; `nil` if it does not exist, such as 30 February. Years are from 0 to 9999.
    public init?(year: Int, month: Int, day: Int) {
      guard (0...9999).contains(year), (1...12).contains(month),
        (1...Self.days(in: month, of: year)).contains(day)
      else { return nil }
      self.year = Int16(year)
      self.month = Int8(month)
      self.day = Int8(day)
    }

    private static func days(in month: Int, of year: Int) -> Int {
      switch month {
      case 4, 6, 9, 11: 30
      case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
      default: 31
      }
    }
  }

  /// A time of day, to the minute.
  public struct Time: Sendable, Hashable {
    /// 0 to 23.
    public let hour: Int8
    /// 0 to 59.
    public let minute: Int8

    /// Creates a time; `nil` if it does not exist, such as 24:00.
    public init?(hour: Int, minute: Int) {
      guard (0..<24).contains(hour), (0..<60).contains(minute) else { return nil }
      self.hour = Int8(hour)
      self.minute = Int8(minute)
    }
  }

  /// The day; `nil` for a time without a day.
  public let day: Day?
  /// The time of day; `nil` for a day without a time.
  public let time: Time?

  /// A day without a time.
  public init(_ day: Day) { (self.day, time) = (day, nil) }

  /// A time without a day.
  public init(_ time: Time) { (day, self.time) = (nil, time) }

  /// A time on a day.
  public init(_ day: Day, _ time: Time) { (self.day, self.time) = (day, time) }

  /// The components that are set.
  public var components: DatePickerComponents { day == nil ? .time : time == nil ? .date : .dateTime }
}

internal import BinderyViews

/// A date, a time or both, edited component by component with the arrow keys. The calendar is
/// Gregorian.
struct CalendarValue: Hashable {
  private let components: DatePickerComponents
  /// The year, month, day, hour and minute, as far as they are edited.
  private var parts: [Int] = []

  private var hasDate: Bool { components != .time }
  private var hasTime: Bool { components != .date }

  /// Edits the components of a date; those that it does not have are noon and 1 January 2000.
  init(_ date: CalendarDate?, _ components: DatePickerComponents) {
    self.components = components
    if hasDate { parts += date?.day.map { [Int($0.year), Int($0.month), Int($0.day)] } ?? [2000, 1, 1] }
    if hasTime { parts += date?.time.map { [Int($0.hour), Int($0.minute)] } ?? [12, 0] }
    clamp()
  }

  /// The date; nil if the calendar does not have it.
  var date: CalendarDate? {
    let day = hasDate ? CalendarDate.Day(year: parts[0], month: parts[1], day: parts[2]) : nil
    let time = hasTime ? CalendarDate.Time(hour: parts[count - 2], minute: parts[count - 1]) : nil
    return switch (day, time) {
    case (let day?, let time?): CalendarDate(day, time)
    case (let day?, nil): hasTime ? nil : CalendarDate(day)
    case (nil, let time?): hasDate ? nil : CalendarDate(time)
    case (nil, nil): nil
    }
  }

  /// The number of components that can be changed.
  var count: Int { parts.count }

  /// Changes a component. The others stay, except for a day that the month does not have.
  mutating func add(_ count: Int, to part: Int) {
    guard parts.indices.contains(part) else { return }
    let (low, high) = range(of: part)
    let size = high - low + 1
    parts[part] = low + ((parts[part] - low + count) % size + size) % size
    clamp()
  }

  private mutating func clamp() {
    for index in parts.indices {
      let (low, high) = range(of: index)
      parts[index] = min(max(parts[index], low), high)
    }
  }

  private func range(of part: Int) -> (Int, Int) {
    switch part + (hasDate ? 0 : 3) {
    case 0: (0, 9999)
    case 1: (1, 12)
    case 2: (1, days)
    case 3: (0, 23)
    default: (0, 59)
    }
  }

  private var days: Int {
    let (year, month) = (parts[0], parts[1])
    if [4, 6, 9, 11].contains(month) { return 30 }
    return month != 2 ? 31 : year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
  }
}

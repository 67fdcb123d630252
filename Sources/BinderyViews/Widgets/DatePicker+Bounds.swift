extension CalendarDate {
  /// Whether it is before a date with the same components.
  package func isBefore(_ other: CalendarDate) -> Bool {
    // ISO 8601 with years of four digits sorts by time.
    description < other.description
  }
}

extension Node {
  /// Returns why a date picker refuses a date; nil if it offers it.
  func refusal(of date: CalendarDate, withComponents components: DatePickerComponents) -> Refusal? {
    guard date.components == components else { return .otherComponents(components) }
    if offeredDate(nearestTo: date) == date { return nil }
    return .dateOutside(components, minimum: self[.minimumDate], maximum: self[.maximumDate])
  }

  /// Returns the date within the bounds of a date picker that is nearest to one with its components.
  package func offeredDate(nearestTo date: CalendarDate) -> CalendarDate {
    if let minimum = self[.minimumDate], date.isBefore(minimum) { return minimum }
    if let maximum = self[.maximumDate], maximum.isBefore(date) { return maximum }
    return date
  }
}

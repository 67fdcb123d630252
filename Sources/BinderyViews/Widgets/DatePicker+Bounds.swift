public import Bindery

extension DatePicker {
  /// Creates a date picker for the dates of a range. The range is tracked.
  /// The label is looked up in the app's translations.
  ///
  /// - Parameters:
  ///   - label: the label; it is tracked.
  ///   - selection: the date in ISO 8601, read and written.
  ///   - range: the first and the last date that are offered, in ISO 8601: `"2026-11-21"..."2026-12-24"`. A day without a time stands for
  ///     its first minute as the first date, and for its last minute as the last one. Another date is refused, and the reason shown.
  ///   - components: a day, a time of day, or both.
  public init(
    _ label: @autoclosure @escaping @MainActor () -> LocalizedStringKey, selection: Binding<String>,
    in range: @autoclosure @escaping @MainActor () -> ClosedRange<String>,
    displayedComponents components: DatePickerComponents = .date
  ) {
    self.init(label().words, selection: selection, in: range(), displayedComponents: components)
  }

  /// Creates a date picker for the dates of a range. The label and the range are tracked.
  @_disfavoredOverload
  public init(
    _ label: @autoclosure @escaping @MainActor () -> String, selection: Binding<String>,
    in range: @autoclosure @escaping @MainActor () -> ClosedRange<String>,
    displayedComponents components: DatePickerComponents = .date
  ) {
    self.init(
      label(), selection: selection, displayedComponents: components,
      bounds: { (range().lowerBound, range().upperBound) })
  }

  /// Creates a date picker for the dates from one on. The range is tracked.
  /// The label is looked up in the app's translations.
  public init(
    _ label: @autoclosure @escaping @MainActor () -> LocalizedStringKey, selection: Binding<String>,
    in range: @autoclosure @escaping @MainActor () -> PartialRangeFrom<String>,
    displayedComponents components: DatePickerComponents = .date
  ) {
    self.init(label().words, selection: selection, in: range(), displayedComponents: components)
  }

  /// Creates a date picker for the dates from one on. The label and the range are tracked.
  @_disfavoredOverload
  public init(
    _ label: @autoclosure @escaping @MainActor () -> String, selection: Binding<String>,
    in range: @autoclosure @escaping @MainActor () -> PartialRangeFrom<String>,
    displayedComponents components: DatePickerComponents = .date
  ) {
    self.init(
      label(), selection: selection, displayedComponents: components,
      bounds: { (range().lowerBound, nil) })
  }

  /// Creates a date picker for the dates up to one. The range is tracked.
  /// The label is looked up in the app's translations.
  public init(
    _ label: @autoclosure @escaping @MainActor () -> LocalizedStringKey, selection: Binding<String>,
    in range: @autoclosure @escaping @MainActor () -> PartialRangeThrough<String>,
    displayedComponents components: DatePickerComponents = .date
  ) {
    self.init(label().words, selection: selection, in: range(), displayedComponents: components)
  }

  /// Creates a date picker for the dates up to one. The label and the range are tracked.
  @_disfavoredOverload
  public init(
    _ label: @autoclosure @escaping @MainActor () -> String, selection: Binding<String>,
    in range: @autoclosure @escaping @MainActor () -> PartialRangeThrough<String>,
    displayedComponents components: DatePickerComponents = .date
  ) {
    self.init(
      label(), selection: selection, displayedComponents: components,
      bounds: { (nil, range().upperBound) })
  }
}

extension DatePickerComponents {
  /// Returns the bound of a picker with these components; nil for a text that is no such date, which is reported.
  ///
  /// - Parameter isLast: whether a day stands for its last minute.
  @MainActor
  func bound(_ text: String, isLast: Bool) -> CalendarDate? {
    let date = CalendarDate(text)
    if let bound = date?.only(self) { return bound }
    let edge = isLast ? CalendarDate.Time(hour: 23, minute: 59) : CalendarDate.Time(hour: 0, minute: 0)
    if self == .dateTime, let day = date?.day, let edge { return CalendarDate(day, edge) }
    MissingResources.report(.date, text)
    return nil
  }
}

extension CalendarDate {
  /// The components that a date picker shows, such as the day of a day with a time; `nil` if they are
  /// missing.
  func only(_ components: DatePickerComponents) -> CalendarDate? {
    switch (components, day, time) {
    case (.date, let day?, _): CalendarDate(day)
    case (.time, _, let time?): CalendarDate(time)
    case (.dateTime, let day?, let time?): CalendarDate(day, time)
    default: nil
    }
  }

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

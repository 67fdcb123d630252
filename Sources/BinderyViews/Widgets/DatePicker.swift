public import Bindery
internal import Foundation

/// A control for a day, a time of day or both, in the ``EnvironmentValues/timeZone`` of the place.
///
/// The selection is a `Date`, or an optional one: nil is no date, which people can choose too.
public struct DatePicker: View {
  let label: @MainActor () -> String
  let selection: Binding<Date?>
  let range: @MainActor () -> (first: Date?, last: Date?)
  let components: DatePickerComponents

  /// Creates a date picker. The label is tracked, and looked up in the app's translations.
  ///
  /// - Parameters:
  ///   - label: the name of the date.
  ///   - selection: the date, read and written.
  ///   - range: the dates that are offered; it is tracked. Another date is refused, and the reason shown. Within the first and the last day or
  ///     minute, a date is clamped.
  ///   - components: a day, a time of day, or both.
  public init<Selection: DateSelection, Range: DateRange>(
    _ label: @autoclosure @escaping @MainActor () -> LocalizedStringKey, selection: Binding<Selection>,
    in range: @autoclosure @escaping @MainActor () -> Range = AllDates(),
    displayedComponents components: DatePickerComponents = .dateTime
  ) {
    self.init(label().words, selection: selection, in: range(), displayedComponents: components)
  }

  /// Creates a date picker. The label is tracked.
  @_disfavoredOverload
  public init<Selection: DateSelection, Range: DateRange>(
    _ label: @autoclosure @escaping @MainActor () -> String, selection: Binding<Selection>,
    in range: @autoclosure @escaping @MainActor () -> Range = AllDates(),
    displayedComponents components: DatePickerComponents = .dateTime
  ) {
    self.label = label
    self.selection = Binding(
      get: { Selection.date(of: selection.wrappedValue) },
      set: { if let date = Selection.selection(of: $0) { selection.wrappedValue = date } })
    self.range = { Range.bounds(of: range()) }
    self.components = components
  }

  /// Creates a date picker with the words of a label.
  public init<Selection: DateSelection, Range: DateRange, Label: View>(
    selection: Binding<Selection>, in range: @autoclosure @escaping @MainActor () -> Range = AllDates(),
    displayedComponents components: DatePickerComponents = .dateTime,
    @ViewBuilder label: @escaping @MainActor () -> Label
  ) {
    self.init(
      PlainLabel(label()).title, selection: selection, in: range(), displayedComponents: components)
  }
}

extension DatePicker: ElementView {
  func role(in context: MountContext) -> Role { .datePicker }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    let (selection, range, components) = (selection, range, components)
    let shown = ShownDates(components)
    let read = { @MainActor in selection.wrappedValue.flatMap { shown.localized().calendarDate(of: $0) } }
    element.bind(.label, label)
    element.set(.dateComponents, components)
    element.bindOptional(.date, read)
    element.bindOptional(.minimumDate) { shown.localized().bound(range().first, for: selection.wrappedValue) }
    element.bindOptional(.maximumDate) { shown.localized().bound(range().last, for: selection.wrappedValue) }
    element.on(.date) { action, slot in
      guard case .date(let chosen) = action else { return }
      if let chosen, let refusal = slot.node.refusal(of: chosen, withComponents: components) {
        slot.refuse(.date, chosen, because: refusal, keeping: read)
      } else {
        let date = chosen.flatMap { shown.date(of: $0, from: untracked { selection.wrappedValue }) }
        let (first, last) = untracked(range)
        let clamped = date.map { date in
          let date = first.map { max($0, date) } ?? date
          return last.map { min($0, date) } ?? date
        }
        slot.echo(
          .date, chosen, write: { if chosen == nil || clamped != nil { selection.wrappedValue = clamped } },
          read: read)
      }
    }
  }
}

/// Converts dates to and from what a date picker shows, in the time zone of its place.
@MainActor
private final class ShownDates {
  private let components: DatePickerComponents
  private var calendar = Calendar(identifier: .gregorian)

  init(_ components: DatePickerComponents) { self.components = components }

  /// Takes the time zone of the place that is evaluated, in which a chosen date is read as well.
  func localized() -> ShownDates {
    calendar.timeZone = FormatRegion.current.timeZone
    return self
  }

  /// Returns the shown components of a date; nil for years that cannot be shown.
  func calendarDate(of date: Date) -> CalendarDate? {
    let parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
    guard let year = parts.year, let month = parts.month, let day = parts.day, let hour = parts.hour,
      let minute = parts.minute, let time = CalendarDate.Time(hour: hour, minute: minute)
    else { return nil }
    if components == .time { return CalendarDate(time) }
    guard parts.era == 1, let day = CalendarDate.Day(year: year, month: month, day: day) else { return nil }
    return components == .date ? CalendarDate(day) : CalendarDate(day, time)
  }

  /// Returns the first or last date of a range; nil if it is no bound of what is shown: a time is bounded on the day of the range's end only,
  /// and years that cannot be shown are none.
  func bound(_ end: Date?, for date: Date?) -> CalendarDate? {
    guard let end else { return nil }
    if components == .time, !calendar.isDate(end, inSameDayAs: date ?? end) { return nil }
    return calendarDate(of: end)
  }

  /// Returns the date that a person has chosen, with the components that are not shown from another date: from the first minute of today
  /// without one.
  func date(of chosen: CalendarDate, from date: Date?) -> Date? {
    let base = date ?? calendar.startOfDay(for: Date())
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: base)
    if let day = chosen.day {
      (parts.year, parts.month, parts.day) = (Int(day.year), Int(day.month), Int(day.day))
    }
    if let time = chosen.time { (parts.hour, parts.minute) = (Int(time.hour), Int(time.minute)) }
    return calendar.date(from: parts)
  }
}

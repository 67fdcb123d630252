public import Bindery
public import BinderyViews
public import Foundation

extension DatePicker {
  /// Chooses a date, in the ``EnvironmentValues/timeZone`` of the place.
  /// The label is looked up in the app's translations.
  ///
  /// - Parameters:
  ///   - label: the name of the date; it is tracked.
  ///   - selection: the date, read and written.
  ///   - components: a day, a time of day, or both.
  public init(
    _ label: @autoclosure @escaping @MainActor () -> LocalizedStringKey, selection: Binding<Date>,
    displayedComponents components: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(label().words, selection: selection, displayedComponents: components)
  }

  /// Chooses a date, in the ``EnvironmentValues/timeZone`` of the place.
  ///
  /// - Parameters:
  ///   - label: the name of the date; it is tracked.
  ///   - selection: the date, read and written.
  ///   - components: a day, a time of day, or both.
  @_disfavoredOverload
  public init(
    _ label: @autoclosure @escaping @MainActor () -> String, selection: Binding<Date>,
    displayedComponents components: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      label(), selection: DateText(components).binding(to: selection), displayedComponents: components)
  }

  /// Chooses a date in a range, in the ``EnvironmentValues/timeZone`` of the place; days and minutes outside of the range are not
  /// offered.
  /// The label is looked up in the app's translations.
  public init(
    _ label: @autoclosure @escaping @MainActor () -> LocalizedStringKey, selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents components: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(label().words, selection: selection, in: range, displayedComponents: components)
  }

  /// Chooses a date in a range, in the ``EnvironmentValues/timeZone`` of the place; days and minutes outside of the range are not
  /// offered.
  @_disfavoredOverload
  public init(
    _ label: @autoclosure @escaping @MainActor () -> String, selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents components: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      label, selection: selection, from: range.lowerBound, through: range.upperBound,
      displayedComponents: components)
  }

  /// Chooses a date not before an instant, in the ``EnvironmentValues/timeZone`` of the place; earlier days and minutes are not
  /// offered.
  /// The label is looked up in the app's translations.
  public init(
    _ label: @autoclosure @escaping @MainActor () -> LocalizedStringKey, selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents components: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(label().words, selection: selection, in: range, displayedComponents: components)
  }

  /// Chooses a date not before an instant, in the ``EnvironmentValues/timeZone`` of the place; earlier days and minutes are not
  /// offered.
  @_disfavoredOverload
  public init(
    _ label: @autoclosure @escaping @MainActor () -> String, selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents components: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      label, selection: selection, from: range.lowerBound, through: nil, displayedComponents: components)
  }

  /// Chooses a date not after an instant, in the ``EnvironmentValues/timeZone`` of the place; later days and minutes are not
  /// offered.
  /// The label is looked up in the app's translations.
  public init(
    _ label: @autoclosure @escaping @MainActor () -> LocalizedStringKey, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents components: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(label().words, selection: selection, in: range, displayedComponents: components)
  }

  /// Chooses a date not after an instant, in the ``EnvironmentValues/timeZone`` of the place; later days and minutes are not
  /// offered.
  @_disfavoredOverload
  public init(
    _ label: @autoclosure @escaping @MainActor () -> String, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents components: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      label, selection: selection, from: nil, through: range.upperBound, displayedComponents: components)
  }

  /// The host offers the days and minutes of the range. Within the first and the last of them, a date is clamped.
  private init(
    _ label: @escaping @MainActor () -> String, selection: Binding<Date>, from first: Date?,
    through last: Date?, displayedComponents components: DatePickerComponents
  ) {
    let shown = DateText(components)
    let clamped = Binding<Date>(
      get: { selection.wrappedValue },
      set: { date in
        let date = first.map { max($0, date) } ?? date
        selection.wrappedValue = last.map { min($0, date) } ?? date
      })
    self.init(
      label(), selection: shown.binding(to: clamped), displayedComponents: components,
      bounds: {
        let (shown, date) = (shown.localized(), selection.wrappedValue)
        return (first.flatMap { shown.bound($0, for: date) }, last.flatMap { shown.bound($0, for: date) })
      })
  }
}

extension DatePickerComponents: ExpressibleByArrayLiteral {
  /// Hours and minutes.
  public static var hourAndMinute: DatePickerComponents { .time }

  /// A day, a time of day, or both.
  public init(arrayLiteral elements: DatePickerComponents...) {
    let hasDay = elements.contains { $0 != .time }
    let hasTime = elements.contains { $0 != .date }
    self = hasDay && hasTime ? .dateTime : hasTime ? .time : .date
  }
}

/// Converts dates to and from the ISO 8601 text of a date picker, in the time zone of its place.
@MainActor
private final class DateText {
  private let components: DatePickerComponents
  private var calendar = Calendar(identifier: .gregorian)

  init(_ components: DatePickerComponents) { self.components = components }

  /// Returns a binding to the text of a date.
  func binding(to selection: Binding<Date>) -> Binding<String> {
    Binding(
      get: { self.localized().text(of: selection.wrappedValue) },
      set: { text in
        if let date = self.date(of: text, from: untracked { selection.wrappedValue }) {
          selection.wrappedValue = date
        }
      })
  }

  /// Returns the text of the first or last date of a range; nil if it is no bound of what is shown: a time is bounded on the day of the
  /// range's end only, and there is no text for years beyond 9999.
  func bound(_ end: Date, for date: Date) -> String? {
    let isBound =
      components == .time
      ? calendar.isDate(end, inSameDayAs: date) : (1...9999).contains(calendar.component(.year, from: end))
    return isBound ? text(of: end) : nil
  }

  /// Takes the time zone of the place that is evaluated, in which a chosen date is read as well.
  func localized() -> DateText {
    calendar.timeZone = FormatRegion.current.timeZone
    return self
  }

  func text(of date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let day = "\(padded(parts.year, 4))-\(padded(parts.month))-\(padded(parts.day))"
    let time = "\(padded(parts.hour)):\(padded(parts.minute))"
    switch components {
    case .date: return day
    case .time: return time
    case .dateTime: return "\(day)T\(time)"
    }
  }

  /// Returns the date of a text, with missing components from another date.
  func date(of text: String, from date: Date) -> Date? {
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let words = text.split(separator: "T")
    for word in words {
      let numbers = word.split { $0 == "-" || $0 == ":" }.compactMap { Int($0) }
      if word.contains("-"), numbers.count == 3 {
        (parts.year, parts.month, parts.day) = (numbers[0], numbers[1], numbers[2])
      } else if word.contains(":"), numbers.count >= 2 {
        (parts.hour, parts.minute) = (numbers[0], numbers[1])
      } else {
        return nil
      }
    }
    return words.isEmpty ? nil : calendar.date(from: parts)
  }

  private func padded(_ number: Int?, _ count: Int = 2) -> String {
    let text = String(number ?? 0)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}

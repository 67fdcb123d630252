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
    let shown = DateText(components)
    self.init(
      label(),
      selection: Binding(
        get: { shown.localized().text(of: selection.wrappedValue) },
        set: { text in
          if let date = shown.date(of: text, from: untracked { selection.wrappedValue }) {
            selection.wrappedValue = date
          }
        }), displayedComponents: components)
  }

  /// Chooses a date in a range, in the ``EnvironmentValues/timeZone`` of the place; a date outside of the range is clamped to
  /// it.
  /// The label is looked up in the app's translations.
  public init(
    _ label: @autoclosure @escaping @MainActor () -> LocalizedStringKey, selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents components: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(label().words, selection: selection, in: range, displayedComponents: components)
  }

  /// Chooses a date in a range, in the ``EnvironmentValues/timeZone`` of the place; a date outside of the range is clamped to
  /// it.
  @_disfavoredOverload
  public init(
    _ label: @autoclosure @escaping @MainActor () -> String, selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents components: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      label(), selection: selection.clamped { min(max($0, range.lowerBound), range.upperBound) },
      displayedComponents: components)
  }

  /// Chooses a date not before an instant, in the ``EnvironmentValues/timeZone`` of the place; an earlier one is clamped to
  /// it.
  /// The label is looked up in the app's translations.
  public init(
    _ label: @autoclosure @escaping @MainActor () -> LocalizedStringKey, selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents components: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(label().words, selection: selection, in: range, displayedComponents: components)
  }

  /// Chooses a date not before an instant, in the ``EnvironmentValues/timeZone`` of the place; an earlier one is clamped to
  /// it.
  @_disfavoredOverload
  public init(
    _ label: @autoclosure @escaping @MainActor () -> String, selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents components: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      label(), selection: selection.clamped { max($0, range.lowerBound) }, displayedComponents: components)
  }

  /// Chooses a date not after an instant, in the ``EnvironmentValues/timeZone`` of the place; a later one is clamped to it.
  /// The label is looked up in the app's translations.
  public init(
    _ label: @autoclosure @escaping @MainActor () -> LocalizedStringKey, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents components: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(label().words, selection: selection, in: range, displayedComponents: components)
  }

  /// Chooses a date not after an instant, in the ``EnvironmentValues/timeZone`` of the place; a later one is clamped to it.
  @_disfavoredOverload
  public init(
    _ label: @autoclosure @escaping @MainActor () -> String, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents components: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      label(), selection: selection.clamped { min($0, range.upperBound) }, displayedComponents: components)
  }
}

@MainActor
extension Binding<Date> {
  fileprivate func clamped(_ clamp: @escaping @MainActor (Date) -> Date) -> Binding<Date> {
    Binding(get: { wrappedValue }, set: { wrappedValue = clamp($0) })
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

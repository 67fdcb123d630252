public import Bindery

/// A control for a day, a time or both, with ISO 8601 text as its value; the view model converts it, because
/// it has the calendar and the time zone.
public struct DatePicker: View {
  let label: @MainActor () -> String
  let selection: Binding<String>
  let components: DatePickerComponents

  /// Creates a date picker. The label is tracked.
  /// The label is looked up in the app's translations.
  public init(
    _ label: @autoclosure @escaping @MainActor () -> LocalizedStringKey, selection: Binding<String>,
    displayedComponents components: DatePickerComponents = .date
  ) {
    self.init(label().words, selection: selection, displayedComponents: components)
  }

  /// Creates a date picker. The label is tracked.
  @_disfavoredOverload
  public init(
    _ label: @autoclosure @escaping @MainActor () -> String, selection: Binding<String>,
    displayedComponents components: DatePickerComponents = .date
  ) {
    self.label = label
    self.selection = selection
    self.components = components
  }
}

extension DatePicker: ElementView {
  func role(in context: MountContext) -> Role { .datePicker }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    let selection = selection
    let components = components
    element.bind(.label, label)
    element.set(.dateComponents, components)
    element.bindOptional(.date, { CalendarDate(selection.wrappedValue)?.only(components) })
    element.on(.date) { action, slot in
      guard case .date(let date) = action else { return }
      let shown = { CalendarDate(selection.wrappedValue)?.only(components) }
      if let date, date.components != components {
        slot.refuse(.date, date, because: .otherComponents(components), keeping: shown)
      } else {
        slot.echo(.date, date, write: { selection.wrappedValue = date?.description ?? "" }, read: shown)
      }
    }
  }
}

extension CalendarDate {
  /// The components that a date picker shows, such as the day of a day with a time; `nil` if they are
  /// missing.
  fileprivate func only(_ components: DatePickerComponents) -> CalendarDate? {
    switch (components, day, time) {
    case (.date, let day?, _): CalendarDate(day)
    case (.time, _, let time?): CalendarDate(time)
    case (.dateTime, let day?, let time?): CalendarDate(day, time)
    default: nil
    }
  }
}

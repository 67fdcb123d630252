public import Bindery

/// A day, a time or both, as ISO 8601 text: the view model knows calendar and time zone, the view does not.
public struct DatePicker: View {
  let label: @MainActor () -> String
  let selection: Binding<String>
  let components: DatePickerComponents

  /// Chooses a date. What the label reads is tracked.
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
      guard case .date(let date) = action, date == nil || date?.components == components else { return }
      slot.echo(
        .date, date, write: { selection.wrappedValue = date?.description ?? "" },
        read: { CalendarDate(selection.wrappedValue)?.only(components) })
    }
  }
}

extension CalendarDate {
  /// The part that a date picker shows: a day of a time of a day, say. `nil` where that is missing.
  fileprivate func only(_ components: DatePickerComponents) -> CalendarDate? {
    switch (components, day, time) {
    case (.date, let day?, _): CalendarDate(day)
    case (.time, _, let time?): CalendarDate(time)
    case (.dateTime, let day?, let time?): CalendarDate(day, time)
    default: nil
    }
  }
}

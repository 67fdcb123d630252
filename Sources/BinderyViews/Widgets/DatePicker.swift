public import Bindery

/// What a date picker asks for.
public enum DatePickerComponents: String, Sendable {
  /// A day: `2026-11-21`.
  case date
  /// A time of day: `08:30`.
  case time
  /// Both: `2026-11-21T08:30`.
  case dateTime

  /// Whether a text has the form of such a date, or is empty: nothing is chosen. Whether there is such a day, the view
  /// model knows.
  func accepts(_ text: String) -> Bool {
    let form =
      switch self {
      case .date: "0000-00-00"
      case .time: "00:00"
      case .dateTime: "0000-00-00T00:00"
      }
    if text.isEmpty { return true }
    return text.utf8.count == form.utf8.count
      && zip(text.utf8, form.utf8).allSatisfy { byte, wanted in
        wanted == UInt8(ascii: "0") ? (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) : byte == wanted
      }
  }
}

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
    let label = label
    let selection = selection
    let components = components
    element.bind(.label) { .string(label()) }
    element.set(.style, components.rawValue)
    element.bind(.value) { .string(selection.wrappedValue) }
    element.on(.change) { action, slot in
      guard case .change(let date) = action, components.accepts(date) else { return }
      slot.echo(
        .value, .string(date), write: { selection.wrappedValue = date },
        read: { .string(selection.wrappedValue) })
    }
  }
}

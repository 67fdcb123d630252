public import Bindery

/// A control for a day, a time or both, with ISO 8601 text as its value; the view model converts it, because
/// it has the calendar and the time zone.
public struct DatePicker: View {
  let label: @MainActor () -> String
  let selection: Binding<String>
  let components: DatePickerComponents
  /// The first and the last date that is offered, as text; nil for all dates.
  private(set) var bounds: Bounds?

  /// Returns the first and the last date that is offered, as text; nil for no bound.
  package typealias Bounds = @MainActor () -> (first: String?, last: String?)

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

  /// Creates a date picker with bounds, each of which may be missing. The closure is tracked.
  package init(
    _ label: @autoclosure @escaping @MainActor () -> String, selection: Binding<String>,
    displayedComponents components: DatePickerComponents, bounds: @escaping Bounds
  ) {
    self.init(label(), selection: selection, displayedComponents: components)
    self.bounds = bounds
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
    if let bounds {
      element.bindOptional(.minimumDate) { bounds().first.flatMap { components.bound($0, isLast: false) } }
      element.bindOptional(.maximumDate) { bounds().last.flatMap { components.bound($0, isLast: true) } }
    }
    element.on(.date) { action, slot in
      guard case .date(let date) = action else { return }
      let shown = { CalendarDate(selection.wrappedValue)?.only(components) }
      if let date, let refusal = slot.node.refusal(of: date, withComponents: components) {
        slot.refuse(.date, date, because: refusal, keeping: shown)
      } else {
        slot.echo(.date, date, write: { selection.wrappedValue = date?.description ?? "" }, read: shown)
      }
    }
  }
}

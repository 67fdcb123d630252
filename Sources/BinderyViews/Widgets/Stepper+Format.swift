public import Bindery
public import Foundation

extension Stepper where Label == Text {
  /// Creates a stepper for a number in a range, which a format writes in the ``EnvironmentValues/locale`` of the place.
  /// The title is looked up in the app's translations.
  public init<F: FormatStyle>(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput = 1, format: F,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title().words) }, onEditingChanged: onEditingChanged
    )
    words = { FormatRegion.current.localized(format).format(value.wrappedValue) }
  }

  /// Creates a stepper for any number, which a format writes in the ``EnvironmentValues/locale`` of the place.
  /// The title is looked up in the app's translations.
  public init<F: FormatStyle>(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey, value: Binding<F.FormatInput>,
    step: F.FormatInput = 1, format: F, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step, label: { Text(title().words) }, onEditingChanged: onEditingChanged)
    words = { FormatRegion.current.localized(format).format(value.wrappedValue) }
  }

  /// Creates a stepper for a whole number in a range, which a format writes in the ``EnvironmentValues/locale`` of the place.
  /// The title is looked up in the app's translations.
  public init<F: FormatStyle>(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput = 1, format: F,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryInteger, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title().words) }, onEditingChanged: onEditingChanged
    )
    words = { FormatRegion.current.localized(format).format(value.wrappedValue) }
  }
}

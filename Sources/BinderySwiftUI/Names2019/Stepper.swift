public import Bindery
public import BinderyViews

// The initializers of 2019, in which the label comes last.
extension Stepper {
  /// Creates a stepper for a number; `onEditingChanged` runs with true before each change and with false after it.
  public init<Value: ControlNumber>(
    value: Binding<Value>, in bounds: ClosedRange<Value>? = nil, step: Value.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void,
    @ViewBuilder label: @escaping @MainActor () -> Label
  ) {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper without a number; `onEditingChanged` runs with true before each press and with false after it.
  public init(
    onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    @ViewBuilder label: @escaping @MainActor () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }
}

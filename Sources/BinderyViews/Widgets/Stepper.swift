public import Bindery

/// A control that changes a number in steps. Hosts show the text of its label.
public struct Stepper<Label: View>: View {
  let label: @MainActor () -> Label
  /// The number; `nil` if the stepper only reports presses.
  let value: Binding<Double>?
  let range: ClosedRange<Double>
  let step: Double
  /// The words of the number; hosts write it themselves if there are none.
  var words: (@MainActor () -> String)?
  private var onIncrement: (@MainActor () -> Void)?
  private var onDecrement: (@MainActor () -> Void)?

  private init(
    _ value: Binding<Double>?, _ range: ClosedRange<Double>?, _ step: Double,
    _ label: @escaping @MainActor () -> Label
  ) {
    self.label = label
    self.value = value
    self.range = range ?? -Double.infinity...Double.infinity
    self.step = step
  }

  /// Creates a stepper for a whole number.
  public init<Value: BinaryInteger>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value = 1,
    @ViewBuilder label: @escaping @MainActor () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      value.asDouble.announced(to: onEditingChanged), Double(bounds.lowerBound)...Double(bounds.upperBound),
      Double(step), label)
  }

  /// Creates a stepper for a number.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value = 1,
    @ViewBuilder label: @escaping @MainActor () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      value.asDouble.announced(to: onEditingChanged), Double(bounds.lowerBound)...Double(bounds.upperBound),
      Double(step), label)
  }

  /// Creates a stepper for any whole number.
  public init<Value: BinaryInteger>(
    value: Binding<Value>, step: Value = 1, @ViewBuilder label: @escaping @MainActor () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value.asDouble.announced(to: onEditingChanged), nil, Double(step), label)
  }

  /// Creates a stepper for any number.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, step: Value = 1, @ViewBuilder label: @escaping @MainActor () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value.asDouble.announced(to: onEditingChanged), nil, Double(step), label)
  }

  /// Creates a stepper without a number.
  ///
  /// - Parameters:
  ///   - label: the label; it is tracked.
  ///   - onIncrement: runs at a press of “Increase”; nil if the value cannot increase.
  ///   - onDecrement: runs at a press of “Decrease”; nil if the value cannot decrease.
  ///   - onEditingChanged: runs with true before each press and with false after it.
  public init(
    @ViewBuilder label: @escaping @MainActor () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(nil, nil, 1, label)
    self.onIncrement = Self.announced(onIncrement, to: onEditingChanged)
    self.onDecrement = Self.announced(onDecrement, to: onEditingChanged)
  }

  /// Returns an action with a call of a closure before it (true) and after it (false).
  private static func announced(
    _ action: (@MainActor () -> Void)?, to onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) -> (@MainActor () -> Void)? {
    guard let action else { return nil }
    return {
      onEditingChanged(true)
      action()
      onEditingChanged(false)
    }
  }

  @ViewBuilder public var body: some View {
    let label = label
    if let value {
      NumberElement(
        role: .stepper, label: { PlainLabel(label()).title }, value: value, range: range, step: step,
        words: words)
    } else {
      StepElement(
        label: { PlainLabel(label()).title }, onIncrement: onIncrement, onDecrement: onDecrement)
    }
  }
}

/// A stepper without a number: hosts report one step up or down from 0.
private struct StepElement: View {
  let label: @MainActor () -> String
  let onIncrement: (@MainActor () -> Void)?
  let onDecrement: (@MainActor () -> Void)?
}

extension StepElement: ElementView {
  func role(in context: MountContext) -> Role { .stepper }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.bind(.label, label)
    element.set(.minimum, onDecrement == nil ? 0 : nil)
    element.set(.maximum, onIncrement == nil ? 0 : nil)
    let onIncrement = onIncrement
    let onDecrement = onDecrement
    element.on(.number) { action, slot in
      guard case .number(let number) = action else { return }
      // The host has shown the step: this reverts it.
      slot.echo(
        .number, number, write: { if number > 0 { onIncrement?() } else if number < 0 { onDecrement?() } },
        read: { nil })
    }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper without a number. The title is looked up in the app's translations.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title().words) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper without a number. The title is tracked.
  @_disfavoredOverload
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title()) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper for a whole number. The title is tracked.
  /// The title is looked up in the app's translations.
  public init<Value: BinaryInteger>(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey, value: Binding<Value>,
    in bounds: ClosedRange<Value>, step: Value = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(title().words, value: value, in: bounds, step: step, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a whole number. The title is tracked.
  @_disfavoredOverload
  public init<Value: BinaryInteger>(
    _ title: @autoclosure @escaping @MainActor () -> String, value: Binding<Value>,
    in bounds: ClosedRange<Value>, step: Value = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title()) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a number. The title is tracked.
  /// The title is looked up in the app's translations.
  public init<Value: BinaryFloatingPoint>(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey, value: Binding<Value>,
    in bounds: ClosedRange<Value>, step: Value = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(title().words, value: value, in: bounds, step: step, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a number. The title is tracked.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    _ title: @autoclosure @escaping @MainActor () -> String, value: Binding<Value>,
    in bounds: ClosedRange<Value>, step: Value = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title()) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for any whole number. The title is tracked.
  /// The title is looked up in the app's translations.
  public init<Value: BinaryInteger>(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey, value: Binding<Value>,
    step: Value = 1, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(title().words, value: value, step: step, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for any whole number. The title is tracked.
  @_disfavoredOverload
  public init<Value: BinaryInteger>(
    _ title: @autoclosure @escaping @MainActor () -> String, value: Binding<Value>, step: Value = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title()) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for any number. The title is tracked.
  /// The title is looked up in the app's translations.
  public init<Value: BinaryFloatingPoint>(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey, value: Binding<Value>,
    step: Value = 1, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(title().words, value: value, step: step, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for any number. The title is tracked.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    _ title: @autoclosure @escaping @MainActor () -> String, value: Binding<Value>, step: Value = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title()) }, onEditingChanged: onEditingChanged)
  }
}

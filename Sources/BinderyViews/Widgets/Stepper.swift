public import Bindery
public import Foundation

/// A control that changes a number in steps. Hosts show the text of its label.
public struct Stepper<Label: View>: View {
  let label: @MainActor () -> Label
  /// The number; `nil` if the stepper only reports presses.
  let value: Binding<Double>?
  let range: ClosedRange<Double>
  let step: Double
  /// The words of the number; hosts write it themselves if there are none.
  private var words: (@MainActor () -> String)?
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

  /// Creates a stepper for a number.
  ///
  /// - Parameters:
  ///   - value: the number, read and written.
  ///   - bounds: the range of numbers; nil for any.
  ///   - step: the distance between two numbers.
  ///   - label: the label; it is tracked.
  ///   - onEditingChanged: runs with true before each change and with false after it.
  public init<Value: ControlNumber>(
    value: Binding<Value>, in bounds: ClosedRange<Value>? = nil, step: Value.Stride = 1,
    @ViewBuilder label: @escaping @MainActor () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      value.forHosts.announced(to: onEditingChanged), bounds?.forHosts, Value.Stride.hostNumber(of: step),
      label)
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
  /// Creates a stepper for a number. The title is looked up in the app's translations, and tracked.
  public init<Value: ControlNumber>(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey, value: Binding<Value>,
    in bounds: ClosedRange<Value>? = nil, step: Value.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(title().words, value: value, in: bounds, step: step, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a number. The title is tracked.
  @_disfavoredOverload
  public init<Value: ControlNumber>(
    _ title: @autoclosure @escaping @MainActor () -> String, value: Binding<Value>,
    in bounds: ClosedRange<Value>? = nil, step: Value.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title()) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a number, which a format writes in the ``EnvironmentValues/locale`` of the place.
  /// The title is looked up in the app's translations.
  public init<F: FormatStyle>(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>? = nil, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: ControlNumber, F.FormatOutput == String {
    self.init(title(), value: value, in: bounds, step: step, onEditingChanged: onEditingChanged)
    words = { FormatRegion.current.localized(format).format(value.wrappedValue) }
  }
}

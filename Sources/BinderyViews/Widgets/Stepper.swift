public import Bindery

/// A control that changes a number in steps. Hosts show the words of its label.
public struct Stepper<Label: View>: View {
  let label: @MainActor () -> Label
  let value: Binding<Double>
  let range: ClosedRange<Double>
  let step: Double

  private init(
    _ value: Binding<Double>, _ range: ClosedRange<Double>?, _ step: Double,
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
    @ViewBuilder label: @escaping @MainActor () -> Label
  ) {
    self.init(value.asDouble, Double(bounds.lowerBound)...Double(bounds.upperBound), Double(step), label)
  }

  /// Creates a stepper for a number.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value = 1,
    @ViewBuilder label: @escaping @MainActor () -> Label
  ) {
    self.init(value.asDouble, Double(bounds.lowerBound)...Double(bounds.upperBound), Double(step), label)
  }

  /// Creates a stepper for any whole number.
  public init<Value: BinaryInteger>(
    value: Binding<Value>, step: Value = 1, @ViewBuilder label: @escaping @MainActor () -> Label
  ) {
    self.init(value.asDouble, nil, Double(step), label)
  }

  /// Creates a stepper for any number.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, step: Value = 1, @ViewBuilder label: @escaping @MainActor () -> Label
  ) {
    self.init(value.asDouble, nil, Double(step), label)
  }

  public var body: some View {
    let label = label
    return NumberElement(
      role: .stepper, label: { PlainLabel(label()).title }, value: value, range: range, step: step)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper for a whole number. The title is tracked.
  /// The title is looked up in the app's translations.
  public init<Value: BinaryInteger>(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey, value: Binding<Value>,
    in bounds: ClosedRange<Value>, step: Value = 1
  ) {
    self.init(title().words, value: value, in: bounds, step: step)
  }

  /// Creates a stepper for a whole number. The title is tracked.
  @_disfavoredOverload
  public init<Value: BinaryInteger>(
    _ title: @autoclosure @escaping @MainActor () -> String, value: Binding<Value>,
    in bounds: ClosedRange<Value>, step: Value = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title()) }
  }

  /// Creates a stepper for a number. The title is tracked.
  /// The title is looked up in the app's translations.
  public init<Value: BinaryFloatingPoint>(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey, value: Binding<Value>,
    in bounds: ClosedRange<Value>, step: Value = 1
  ) {
    self.init(title().words, value: value, in: bounds, step: step)
  }

  /// Creates a stepper for a number. The title is tracked.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    _ title: @autoclosure @escaping @MainActor () -> String, value: Binding<Value>,
    in bounds: ClosedRange<Value>, step: Value = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title()) }
  }

  /// Creates a stepper for any whole number. The title is tracked.
  /// The title is looked up in the app's translations.
  public init<Value: BinaryInteger>(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey, value: Binding<Value>,
    step: Value = 1
  ) {
    self.init(title().words, value: value, step: step)
  }

  /// Creates a stepper for any whole number. The title is tracked.
  @_disfavoredOverload
  public init<Value: BinaryInteger>(
    _ title: @autoclosure @escaping @MainActor () -> String, value: Binding<Value>, step: Value = 1
  ) {
    self.init(value: value, step: step) { Text(title()) }
  }

  /// Creates a stepper for any number. The title is tracked.
  /// The title is looked up in the app's translations.
  public init<Value: BinaryFloatingPoint>(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey, value: Binding<Value>,
    step: Value = 1
  ) {
    self.init(title().words, value: value, step: step)
  }

  /// Creates a stepper for any number. The title is tracked.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    _ title: @autoclosure @escaping @MainActor () -> String, value: Binding<Value>, step: Value = 1
  ) {
    self.init(value: value, step: step) { Text(title()) }
  }
}

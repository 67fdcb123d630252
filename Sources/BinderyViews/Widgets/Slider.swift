public import Bindery

/// A control that chooses a number from a range by dragging. Hosts show the words of its label.
public struct Slider<Label: View>: View {
  let label: @MainActor () -> Label
  let value: Binding<Double>
  let range: ClosedRange<Double>
  let step: Double

  /// Creates a slider.
  ///
  /// - Parameters:
  ///   - value: the number, read and written.
  ///   - bounds: what can be chosen.
  ///   - label: what it is for; it is tracked.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: @escaping @MainActor () -> Label
  ) {
    self.label = label
    self.value = value.asDouble
    range = Double(bounds.lowerBound)...Double(bounds.upperBound)
    step = 0
  }

  /// Creates a slider for the numbers at some distance from each other.
  ///
  /// - Parameters:
  ///   - value: the number, read and written.
  ///   - bounds: what can be chosen.
  ///   - step: the distance between two numbers.
  ///   - label: what it is for; it is tracked.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value,
    @ViewBuilder label: @escaping @MainActor () -> Label
  ) {
    self.label = label
    self.value = value.asDouble
    range = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = Double(step)
  }

  public var body: some View {
    let label = label
    return NumberElement(
      role: .slider, label: { PlainLabel(label()).title }, value: value, range: range, step: step)
  }
}

extension Slider where Label == EmptyView {
  /// Creates a slider without a label: give it an ``View/accessibilityLabel(_:)``.
  public init<Value: BinaryFloatingPoint>(value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1) {
    self.init(value: value, in: bounds) { EmptyView() }
  }

  /// Creates a slider without a label for the numbers at some distance from each other.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value
  ) {
    self.init(value: value, in: bounds, step: step) { EmptyView() }
  }
}

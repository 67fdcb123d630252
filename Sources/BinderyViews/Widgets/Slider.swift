public import Bindery

/// A control that selects a number from a range by dragging. Hosts show the text of its label.
public struct Slider<Label: View>: View {
  let label: @MainActor () -> Label
  let value: Binding<Double>
  let range: ClosedRange<Double>
  let step: Double
  private var ends: (minimum: AnyView, maximum: AnyView)?

  /// Creates a slider.
  ///
  /// - Parameters:
  ///   - value: the number, read and written.
  ///   - bounds: the range of numbers.
  ///   - label: the label; it is tracked.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: @escaping @MainActor () -> Label
  ) {
    self.label = label
    self.value = value.asDouble
    range = Double(bounds.lowerBound)...Double(bounds.upperBound)
    step = 0
  }

  /// Creates a slider with steps.
  ///
  /// - Parameters:
  ///   - value: the number, read and written.
  ///   - bounds: the range of numbers.
  ///   - step: the distance between two numbers.
  ///   - label: the label; it is tracked.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value,
    @ViewBuilder label: @escaping @MainActor () -> Label
  ) {
    self.label = label
    self.value = value.asDouble
    range = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = Double(step)
  }

  @ViewBuilder public var body: some View {
    if let ends {
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          Text(verbatim: title).font(.subheadline).foregroundStyle(.secondary).accessibilityHidden()
          Spacer()
        }
        HStack {
          ends.minimum
          NumberElement(role: .slider, label: { "" }, value: value, range: range, step: step)
            .accessibilityLabel(title).frame(maxWidth: .infinity)
          ends.maximum
        }
      }
    } else {
      control
    }
  }

  private var title: String { PlainLabel(label()).title }

  private var control: NumberElement {
    let label = label
    return NumberElement(
      role: .slider, label: { PlainLabel(label()).title }, value: value, range: range, step: step)
  }
}

extension Slider {
  /// Creates a slider with a view at each end.
  ///
  /// - Parameters:
  ///   - value: the number, read and written.
  ///   - bounds: the range of numbers.
  ///   - label: the label; it is tracked.
  ///   - minimumValueLabel: the view at the end of the minimum.
  ///   - maximumValueLabel: the view at the end of the maximum.
  ///   - onEditingChanged: runs with true before each change and with false after it.
  public init<Value: BinaryFloatingPoint, End: View>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: @escaping @MainActor () -> Label,
    @ViewBuilder minimumValueLabel: @MainActor () -> End,
    @ViewBuilder maximumValueLabel: @MainActor () -> End,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value: value.announced(to: onEditingChanged), in: bounds, label: label)
    ends = (AnyView(minimumValueLabel()), AnyView(maximumValueLabel()))
  }

  /// Creates a slider with steps, and with a view at each end.
  public init<Value: BinaryFloatingPoint, End: View>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value,
    @ViewBuilder label: @escaping @MainActor () -> Label,
    @ViewBuilder minimumValueLabel: @MainActor () -> End,
    @ViewBuilder maximumValueLabel: @MainActor () -> End,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value: value.announced(to: onEditingChanged), in: bounds, step: step, label: label)
    ends = (AnyView(minimumValueLabel()), AnyView(maximumValueLabel()))
  }
}

extension Slider where Label == EmptyView {
  /// Creates a slider that reports changes: `onEditingChanged` runs with true before each change and with false after it.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(value: value.announced(to: onEditingChanged), in: bounds)
  }

  /// Creates a slider with steps that reports changes.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(value: value.announced(to: onEditingChanged), in: bounds, step: step)
  }

  /// Creates a slider without a label: give it an ``View/accessibilityLabel(_:)``.
  public init<Value: BinaryFloatingPoint>(value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1) {
    self.init(value: value, in: bounds) { EmptyView() }
  }

  /// Creates a slider with steps, without a label.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value
  ) {
    self.init(value: value, in: bounds, step: step) { EmptyView() }
  }
}

extension Binding {
  /// Returns a binding to the same value; a closure receives true before each change and false after it.
  @MainActor
  func announced(to onEditingChanged: @escaping @MainActor (Bool) -> Void) -> Binding<Value> {
    Binding(
      get: { wrappedValue },
      set: {
        onEditingChanged(true)
        wrappedValue = $0
        onEditingChanged(false)
      })
  }
}

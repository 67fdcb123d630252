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
  ///   - step: the distance between two numbers; nil for any.
  ///   - label: the label; it is tracked.
  ///   - onEditingChanged: runs with true before each change and with false after it.
  public init<Value: BinaryFloatingPoint & ControlNumber>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
    @ViewBuilder label: @escaping @MainActor () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.label = label
    self.value = value.forHosts.announced(to: onEditingChanged)
    range = bounds.forHosts
    self.step = step.map { Value.hostNumber(of: $0) } ?? 0
  }

  /// Creates a slider with a view at each end.
  ///
  /// - Parameters:
  ///   - value: the number, read and written.
  ///   - bounds: the range of numbers.
  ///   - step: the distance between two numbers; nil for any.
  ///   - label: the label; it is tracked.
  ///   - minimumValueLabel: the view at the end of the minimum.
  ///   - maximumValueLabel: the view at the end of the maximum.
  ///   - onEditingChanged: runs with true before each change and with false after it.
  public init<Value: BinaryFloatingPoint & ControlNumber, End: View>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
    @ViewBuilder label: @escaping @MainActor () -> Label,
    @ViewBuilder minimumValueLabel: @MainActor () -> End,
    @ViewBuilder maximumValueLabel: @MainActor () -> End,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    ends = (AnyView(minimumValueLabel()), AnyView(maximumValueLabel()))
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

extension Slider where Label == EmptyView {
  /// Creates a slider without a label: give it an ``View/accessibilityLabel(_:)``.
  public init<Value: BinaryFloatingPoint & ControlNumber>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
  }
}

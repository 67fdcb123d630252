public import Bindery

/// A number from a range, by dragging.
public struct Slider: View {
  let label: String
  let value: Binding<Double>
  let range: ClosedRange<Double>
  let step: Double

  /// Chooses a number.
  public init(_ label: String, value: Binding<Double>, in range: ClosedRange<Double>, step: Double = 1) {
    self.label = label
    self.value = value
    self.range = range
    self.step = step
  }
}

extension Slider: ElementView {
  func role(in context: MountContext) -> Role { .slider }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.describeNumber(label: label, value: value, range: range, step: step)
  }
}

/// A number changed in steps.
public struct Stepper: View {
  let label: String
  let value: Binding<Double>
  let range: ClosedRange<Double>
  let step: Double

  /// Changes a number.
  public init(_ label: String, value: Binding<Double>, in range: ClosedRange<Double>, step: Double = 1) {
    self.label = label
    self.value = value
    self.range = range
    self.step = step
  }
}

extension Stepper: ElementView {
  func role(in context: MountContext) -> Role { .stepper }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.describeNumber(label: label, value: value, range: range, step: step)
  }
}

extension ElementDescription {
  fileprivate mutating func describeNumber(
    label: String, value: Binding<Double>, range: ClosedRange<Double>, step: Double
  ) {
    set(.label, label)
    set(.minimum, .double(range.lowerBound))
    set(.maximum, .double(range.upperBound))
    set(.step, .double(step))
    bind(.number) { .double(value.wrappedValue) }
    on(.change) { action, slot in
      guard case .change(let text) = action, let number = Double(text), range.contains(number) else { return }
      slot.echo(
        .number, .double(number), write: { value.wrappedValue = number },
        read: { .double(value.wrappedValue) })
    }
  }
}

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
    set(.minimum, range.lowerBound)
    set(.maximum, range.upperBound)
    set(.step, step)
    bind(.number) { value.wrappedValue }
    on(.number) { action, slot in
      guard case .number(let number) = action, range.contains(number) else { return }
      slot.echo(.number, number, to: value)
    }
  }
}

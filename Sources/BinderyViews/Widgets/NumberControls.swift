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
      guard case .number(let number) = action else { return }
      if Self.isOffered(number, by: range, step: step, from: value.wrappedValue) {
        slot.echo(.number, number, to: value)
      } else {
        slot.refuse(.number, number, keeping: value)
      }
    }
  }

  /// Whether a control offers a number: a bound of the range, or whole steps from its lower bound or from the number shown.
  private static func isOffered(
    _ number: Double, by range: ClosedRange<Double>, step: Double, from shown: Double
  ) -> Bool {
    guard range.contains(number) else { return false }
    guard step > 0, number != range.lowerBound, number != range.upperBound else { return true }
    return [range.lowerBound, shown].contains { start in
      let steps = (number - start) / step
      // Sums of tenths are a little off.
      return abs(steps - steps.rounded()) < 1e-6
    }
  }
}

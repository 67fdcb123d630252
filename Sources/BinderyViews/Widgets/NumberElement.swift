internal import Bindery

/// A control for a number: a slider or a stepper.
struct NumberElement: View {
  let role: Role
  let label: @MainActor () -> String
  let value: Binding<Double>
  var range = -Double.infinity...Double.infinity
  /// The distance between two values; 0 for any.
  var step: Double
  /// The words of the number; hosts write it themselves if there are none.
  var words: (@MainActor () -> String)?
}

extension NumberElement: ElementView {
  func role(in context: MountContext) -> Role { role }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.describeNumber(label: label, value: value, range: range, step: step)
    if let words { element.bind(.accessibilityValue, words) }
  }
}

extension ElementDescription {
  fileprivate mutating func describeNumber(
    label: @escaping @MainActor () -> String, value: Binding<Double>, range: ClosedRange<Double>, step: Double
  ) {
    bind(.label, label)
    set(.minimum, range.lowerBound.isFinite ? range.lowerBound : nil)
    set(.maximum, range.upperBound.isFinite ? range.upperBound : nil)
    set(.step, step > 0 ? step : nil)
    bind(.number) { value.wrappedValue }
    on(.number) { action, slot in
      guard case .number(let number) = action else { return }
      if let refusal = Self.refusal(of: number, by: range, step: step, from: value.wrappedValue) {
        slot.refuse(.number, number, because: refusal, keeping: { value.wrappedValue })
      } else {
        slot.echo(.number, number, to: value)
      }
    }
  }

  /// Returns why a control refuses a number; nil for a bound of the range, and for whole steps from its lower bound or from the
  /// current number.
  private static func refusal(
    of number: Double, by range: ClosedRange<Double>, step: Double, from shown: Double
  ) -> Refusal? {
    guard number.isFinite, range.contains(number) else { return .numberOutside(range) }
    guard step > 0, number != range.lowerBound, number != range.upperBound else { return nil }
    let isOnStep = [range.lowerBound, shown].filter(\.isFinite).contains { start in
      let steps = (number - start) / step
      // Sums of tenths are slightly inexact.
      return abs(steps - steps.rounded()) < 1e-6
    }
    return isOnStep ? nil : .numberBetween(steps: step)
  }
}

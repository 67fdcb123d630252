internal import BinderyViews

/// The numbers that a stepper or slider offers.
struct NumberRange: Hashable {
  let minimum: Double
  let maximum: Double
  let step: Double

  /// Returns the part of the range, from 0 to 1, up to a number.
  func fraction(of value: Double) -> Double {
    // Halves, because the difference of the ends may be more than a number can be.
    let share = (value / 2 - minimum / 2) / (maximum / 2 - minimum / 2)
    return share.isNaN ? 0 : min(max(share, 0), 1)
  }

  /// Returns the step that is nearest to a part of the range, from 0 to 1.
  func value(at fraction: Double) -> Double {
    // Not from the difference of the ends, which may be more than a number can be.
    value(nearestTo: minimum * (1 - fraction) + maximum * fraction)
  }

  /// Returns the number some steps beside another one; nil and numbers that are not finite count as 0.
  func value(of number: Double?, movedBy steps: Int) -> Double {
    let start = number.flatMap { $0.isFinite ? $0 : nil } ?? min(max(0, minimum), maximum)
    return value(nearestTo: start + Double(steps) * step)
  }

  private func value(nearestTo value: Double) -> Double {
    // Rounded to the step, to avoid accumulating errors of binary fractions.
    let steps = ((value - minimum) / step).rounded()
    let rounded = step > 0 && steps.isFinite ? minimum + steps * step : value
    return min(max(rounded, minimum), maximum)
  }
}

extension NumberRange {
  init(_ node: Node) {
    // A stepper without bounds is unlimited in both directions.
    let bounds = node.role == .stepper ? (-Double.infinity, Double.infinity) : (0, 1)
    let (minimum, maximum) = (node[.minimum] ?? bounds.0, node[.maximum] ?? bounds.1)
    // A key moves a slider without steps by a twentieth. The difference of its ends may be more than a number can be.
    let usualStep = node.role == .slider ? maximum / 20 - minimum / 20 : 1
    self.init(
      minimum: minimum, maximum: maximum,
      step: node[.step].flatMap { $0.isFinite ? $0 : nil } ?? usualStep)
  }
}

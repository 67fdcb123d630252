internal import Foundation

/// Writes measured values.
struct NumberText {
  /// Stands where a value is not known.
  static let unknown = "–"

  /// The language, whose decimal separator is used.
  let locale: Locale

  /// A number with so many decimals, half to even and never `-0`; ``unknown`` for what is no number.
  func number(_ value: Double?, decimals: Int = 0) -> String {
    guard let value, value.isFinite else { return Self.unknown }
    let text = String(format: "%.\(decimals)f", value)
    let isZero = text.allSatisfy { "-0.".contains($0) }
    let unsigned = isZero && text.hasPrefix("-") ? String(text.dropFirst()) : text
    return unsigned.replacing(".", with: locale.decimalSeparator ?? ".")
  }

  /// A number and its unit: `12 MPH`; only ``unknown`` for what is no number.
  func quantity(_ value: Double?, decimals: Int = 0, unit: String) -> String {
    let text = number(value, decimals: decimals)
    return text == Self.unknown ? text : "\(text) \(unit)"
  }
}

internal import Foundation

/// Formats measured values.
struct NumberText {
  /// The text for an unknown value.
  static let unknown = "–"

  /// The language, whose decimal separator is used.
  let locale: Locale

  /// Formats a number with the given number of decimals, half to even and never `-0`; ``unknown`` for nil or a value
  /// that is not finite.
  func number(_ value: Double?, decimals: Int = 0) -> String {
    guard let value, value.isFinite else { return Self.unknown }
    let text = String(format: "%.\(decimals)f", value)
    let isZero = text.allSatisfy { "-0.".contains($0) }
    let unsigned = isZero && text.hasPrefix("-") ? String(text.dropFirst()) : text
    return unsigned.replacing(".", with: locale.decimalSeparator ?? ".")
  }

  /// Formats a number and its unit: `12 MPH`; only ``unknown`` for nil or a value that is not finite.
  func quantity(_ value: Double?, decimals: Int = 0, unit: String) -> String {
    let text = number(value, decimals: decimals)
    return text == Self.unknown ? text : "\(text) \(unit)"
  }
}

internal import Foundation

/// Formats the values of a cafe.
struct CafeText: Sendable {
  private static let feetPerMeter = 3.280_839_895
  private static let metersPerMile = 1_609.344

  let locale: Locale

  /// `4.0 stars`, `not rated`.
  func rating(_ rating: Double?) -> String {
    guard let rating else { return "not rated" }
    return rating.formatted(.number.precision(.fractionLength(1...2)).locale(locale)) + " stars"
  }

  /// `350 ft`, `1.2 mi`; in metric locales `350 m`, `1.2 km`.
  func distance(_ meters: Double) -> String {
    let (short, long) =
      locale.measurementSystem == .metric
      ? ((meters, "m"), (meters / 1_000, "km"))
      : ((meters * Self.feetPerMeter, "ft"), (meters / Self.metersPerMile, "mi"))
    if long.0 < 0.1 || (long.1 == "km" && long.0 < 1) {
      return "\(number((short.0 / 10).rounded() * 10, 0)) \(short.1)"
    }
    return "\(number(long.0, long.0 < 10 ? 1 : 0)) \(long.1)"
  }

  /// `$$`
  func price(_ price: PriceLevel) -> String { String(repeating: "$", count: price.rawValue) }

  /// `Moderate, $$`
  func spokenPrice(_ price: PriceLevel) -> String {
    let word =
      switch price {
      case .cheap: "Inexpensive"
      case .moderate: "Moderate"
      case .expensive: "Expensive"
      case .veryExpensive: "Very expensive"
      }
    return "\(word), \(self.price(price))"
  }

  private func number(_ value: Double, _ digits: Int) -> String {
    value.formatted(.number.precision(.fractionLength(digits)).locale(locale))
  }
}

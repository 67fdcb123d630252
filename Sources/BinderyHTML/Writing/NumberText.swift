/// Formats numbers for HTML attributes.
enum NumberText {
  /// Returns `3` for 3.0, `2.5` for 2.5, `0` for NaN and infinity.
  static func text(_ number: Double) -> String {
    if let whole = Int(exactly: number) { return String(whole) }
    return number.isFinite ? String(number) : "0"
  }

  /// Returns at most two decimals, and never `-0`, for the labels and coordinates of a chart.
  static func short(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    if abs(number) >= 1e15 { return text(number) }
    let rounded = (number * 100).rounded() / 100
    return rounded == 0 ? "0" : text(rounded)
  }
}

/// Numbers as HTML attributes hold them.
enum NumberText {
  /// `3` for 3.0, `2.5` for 2.5, `0` for what is no number.
  static func text(_ number: Double) -> String {
    if let whole = Int(exactly: number) { return String(whole) }
    return number.isFinite ? String(number) : "0"
  }

  /// With at most two decimals, and never `-0`: how people read a number of a chart, and fine enough to draw it.
  static func short(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    if abs(number) >= 1e15 { return String(number) }
    let rounded = (number * 100).rounded() / 100
    return rounded == 0 ? "0" : text(rounded)
  }
}

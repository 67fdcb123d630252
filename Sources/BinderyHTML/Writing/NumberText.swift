/// Numbers as HTML attributes hold them.
enum NumberText {
  /// `3` for 3.0, `2.5` for 2.5, `0` for what is no number.
  static func text(_ number: Double) -> String {
    if let whole = Int(exactly: number) { return String(whole) }
    return number.isFinite ? String(number) : "0"
  }
}

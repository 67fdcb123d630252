internal import Foundation

/// One measured number, beside that of the echo and the number to reach.
struct Figure {
  /// The short name in lines of JSON.
  let name: String
  let title: String
  let value: Double
  /// The unit, such as `µs`, `bytes` or `/s`.
  let unit: String
  /// The same for the echo, or without the disturbance that the figure is about.
  var echo: Double?
  /// The number to reach, as a sentence of the table.
  var goal = ""
  var isReached: Bool?

  /// The first two lines of the table.
  static let header = """
    | figure | bindery | echo or alone | to reach | |
    | --- | ---: | ---: | --- | --- |
    """

  /// A line of the table.
  var line: String {
    let mark = isReached.map { $0 ? "✓" : "✗" } ?? ""
    return
      "| \(title) | \(Self.text(value)) \(unit) | \(echo.map { "\(Self.text($0)) \(unit)" } ?? "–") | \(goal) | \(mark) |"
  }

  /// The figure as one line of JSON.
  var json: String {
    let echo = echo.map(Self.text) ?? "null"
    return
      "{\"figure\":\"\(name)\",\"bindery\":\(Self.text(value)),\"echo\":\(echo),\"unit\":\"\(unit)\"}"
  }

  private static func text(_ number: Double) -> String {
    String(format: abs(number) < 10 ? "%.2f" : abs(number) < 100 ? "%.1f" : "%.0f", number)
  }
}

extension [Double] {
  /// The value below which a part of the values is, such as 0.5 for the median. Not of an empty array.
  func quantile(_ part: Double) -> Double {
    let sorted = sorted()
    return sorted[Swift.min(sorted.count - 1, Int(Double(sorted.count) * part))]
  }
}

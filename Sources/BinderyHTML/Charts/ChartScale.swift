/// Round numbers for an axis that includes all values.
struct ChartScale: Equatable {
  /// The values at which lines are drawn, in ascending order.
  let ticks: [Double]

  /// The ticks as text, with the same number of decimals.
  var labels: [String] {
    let texts = ticks.map(NumberText.short)
    let decimals = texts.map(Self.decimals).max() ?? 0
    return texts.map { text in
      let missing = decimals - Self.decimals(of: text)
      if missing == 0 || text.contains("e") { return text }
      return text + (missing == decimals ? "." : "") + String(repeating: "0", count: missing)
    }
  }

  var low: Double { ticks[0] }
  var high: Double { ticks[ticks.count - 1] }

  /// Chooses two to six ticks at multiples of 1, 2 or 5 times a power of ten. Between whole numbers, such as counts, there
  /// are no others.
  ///
  /// - Parameter includesZero: True for bars, whose length is the value.
  init(_ values: [Double], includesZero: Bool) {
    // Larger values are unreadable on an axis, and differences would overflow.
    var low = max(values.min() ?? 0, -1e15)
    var high = min(values.max() ?? 1, 1e15)
    if includesZero {
      low = min(low, 0)
      high = max(high, 0)
      // Bars of nothing stand on the zero.
      if low == high { high = 1 }
    }
    if high - low < max(abs(high), 1) * 1e-9 {
      low -= max(abs(low) * 0.1, 1)
      high += max(abs(high) * 0.1, 1)
    }
    let isWhole = values.allSatisfy { $0 == $0.rounded() }
    let step = max(Self.step(for: (high - low) / 4), isWhole ? 1 : 0)
    let first = (low / step).rounded(.down)
    let last = (high / step).rounded(.up)
    ticks = stride(from: first, through: last, by: 1).map { $0 * step }
  }

  private static func decimals(of text: String) -> Int {
    guard !text.contains("e"), let point = text.firstIndex(of: ".") else { return 0 }
    return text.distance(from: point, to: text.endIndex) - 1
  }

  /// Returns the next of 1, 2, 5, 10, … times a power of ten.
  private static func step(for rough: Double) -> Double {
    var power = 1.0
    while power * 10 <= rough { power *= 10 }
    while power > rough { power /= 10 }
    for factor in [1.0, 2, 5] where factor * power >= rough { return factor * power }
    return 10 * power
  }
}

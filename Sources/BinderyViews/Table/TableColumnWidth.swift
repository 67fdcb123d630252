/// The width of a column of a table, in points.
enum TableColumnWidth: Sendable, Hashable {
  case fixed(Double)
  case flexible(min: Double? = nil, ideal: Double? = nil, max: Double? = nil)

  /// The width below which a column shows nothing of use.
  private static let least = 48.0
  /// The width above which a column is wider than any screen.
  private static let most = 4096.0

  var isFlexible: Bool { if case .flexible = self { true } else { false } }

  /// The widths that a person can choose.
  var bounds: ClosedRange<Double> {
    switch self {
    case .fixed(let width): return width...width
    case .flexible(let least, _, let most):
      let lower = Swift.min(Self.most, Swift.max(0, least ?? Self.least))
      return lower...Swift.max(lower, Swift.min(most ?? Self.most, Self.most))
    }
  }

  /// Returns the column of a grid.
  ///
  /// - Parameter chosen: the width that a person chose.
  func track(_ chosen: Double?) -> GridItem {
    let bounds = bounds
    if let chosen {
      return GridItem(.fixed(Swift.min(Swift.max(chosen, bounds.lowerBound), bounds.upperBound)))
    }
    switch self {
    case .fixed(let width): return GridItem(.fixed(width))
    case .flexible(_, let ideal, let most):
      return GridItem(.flexible(minimum: bounds.lowerBound, maximum: ideal ?? most ?? .infinity))
    }
  }
}

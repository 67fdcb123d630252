/// One number of a series, or the range between two.
public struct ChartPoint: Sendable, Hashable {
  /// Where it stands along the axis, as people read it: `3 PM`, `Mon`.
  public var label: String
  /// The number; the upper one of a range.
  public var value: Double
  /// The lower number of a range.
  public var low: Double?

  /// Makes a point.
  public init(_ label: String, _ value: Double, low: Double? = nil) {
    self.label = label
    self.value = value
    self.low = low
  }
}

/// Numbers that belong together.
public struct ChartSeries: Sendable, Hashable {
  /// How a series is drawn.
  public enum Style: Sendable, Hashable, CaseIterable {
    case line, bar, range
  }

  /// What the numbers are.
  public var name: String
  /// How they are drawn.
  public var style: Style
  /// The numbers, from the first label to the last.
  public var points: [ChartPoint]

  /// Makes a series.
  public init(_ name: String, style: Style = .line, points: [ChartPoint]) {
    self.name = name
    self.style = style
    self.points = points
  }
}

/// The numbers of a chart.
public struct ChartData: Sendable, Hashable {
  /// Follows each number: `°F`, ` g`.
  public var unit: String
  /// What is drawn.
  public var series: [ChartSeries]

  /// Makes what a chart shows.
  public init(unit: String = "", series: [ChartSeries]) {
    self.unit = unit
    self.series = series
  }
}

extension ChartData: CustomStringConvertible {
  /// The names of the series.
  public var description: String { series.map(\.name).joined(separator: ", ") }
}

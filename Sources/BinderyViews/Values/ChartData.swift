/// One value of a series, or a range between two values.
public struct ChartPoint: Sendable, Hashable {
  /// The position on the axis as text: `3 PM`, `Mon`.
  public var label: String
  /// The value; the upper bound of a range.
  public var value: Double
  /// The lower bound of a range.
  public var low: Double?

  /// Creates a point.
  public init(_ label: String, _ value: Double, low: Double? = nil) {
    self.label = label
    self.value = value
    self.low = low
  }
}

/// A named sequence of values.
public struct ChartSeries: Sendable, Hashable {
  /// The drawing style of a series.
  public enum Style: Sendable, Hashable, CaseIterable {
    case line, bar, range
  }

  /// The name of the series.
  public var name: String
  /// The drawing style of the values.
  public var style: Style
  /// The values, from the first label to the last.
  public var points: [ChartPoint]

  /// Creates a series.
  public init(_ name: String, style: Style = .line, points: [ChartPoint]) {
    self.name = name
    self.style = style
    self.points = points
  }
}

/// The data of a chart.
public struct ChartData: Sendable, Hashable {
  /// The unit that follows each value: `°F`, ` g`.
  public var unit: String
  /// The series.
  public var series: [ChartSeries]

  /// Creates the data of a chart.
  public init(unit: String = "", series: [ChartSeries]) {
    self.unit = unit
    self.series = series
  }
}

extension ChartData: CustomStringConvertible {
  /// The names of the series.
  public var description: String { series.map(\.name).joined(separator: ", ") }
}

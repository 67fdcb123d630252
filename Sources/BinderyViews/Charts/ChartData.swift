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
  public enum Style: String, Sendable {
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

/// What a chart shows, as the text of ``Property/data``: hosts read it back with ``init(text:)``.
///
/// The text keeps series, points and fields apart by ASCII's group, record and unit separators.
public struct ChartData: Sendable, Hashable {
  /// Stands after each number.
  public var unit: String
  /// What is drawn.
  public var series: [ChartSeries]

  /// Makes what a chart shows.
  public init(unit: String = "", series: [ChartSeries]) {
    self.unit = unit
    self.series = series
  }

  private static let group: Character = "\u{1D}"
  private static let record: Character = "\u{1E}"
  private static let field: Character = "\u{1F}"

  /// The text of a node's property.
  public var text: String {
    var text = Self.plain(unit)
    for series in series {
      text.append(Self.group)
      text.append("\(Self.plain(series.name))\(Self.field)\(series.style.rawValue)")
      for point in series.points {
        text.append(Self.record)
        text.append("\(Self.plain(point.label))\(Self.field)\(point.value)\(Self.field)")
        if let low = point.low { text.append("\(low)") }
      }
    }
    return text
  }

  /// Reads the text of a node's property; what it can't read is left out.
  public init(text: String) {
    let groups = text.split(separator: Self.group, omittingEmptySubsequences: false)
    unit = String(groups.first ?? "")
    series = groups.dropFirst().compactMap { group in
      let records = group.split(separator: Self.record, omittingEmptySubsequences: false)
      let head = (records.first ?? "").split(separator: Self.field, omittingEmptySubsequences: false)
      guard head.count == 2, let style = ChartSeries.Style(rawValue: String(head[1])) else { return nil }
      return ChartSeries(String(head[0]), style: style, points: records.dropFirst().compactMap(Self.point))
    }
  }

  private static func point(_ record: Substring) -> ChartPoint? {
    let fields = record.split(separator: field, omittingEmptySubsequences: false)
    guard fields.count == 3, let value = Double(fields[1]) else { return nil }
    return ChartPoint(String(fields[0]), value, low: Double(fields[2]))
  }

  private static func plain(_ text: String) -> String {
    text.filter { $0 != group && $0 != record && $0 != field }
  }
}

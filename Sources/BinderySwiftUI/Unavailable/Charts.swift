public import BinderyViews
public import Foundation

// Apple's Charts are made of marks; a chart here is one value, which screen readers read as a table.

extension Chart {
  /// Unavailable: a chart is one value.
  @available(
    *, unavailable,
    message:
      "A Chart is made of numbers, not of marks: Chart(\"Steps\", series: [ChartSeries(\"Today\", points: [ChartPoint(\"8:00\", 120)])])."
  )
  @_disfavoredOverload
  public init<Marks>(@ChartMarksBuilder content: () -> Marks) { self.init("", series: []) }

  /// Unavailable: a chart is one value.
  @available(
    *, unavailable,
    message:
      "A Chart is made of numbers, not of marks: Chart(\"Steps\", series: [ChartSeries(\"Today\", points: [ChartPoint(\"8:00\", 120)])])."
  )
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Marks>(
    _ data: Data, @ChartMarksBuilder content: @escaping (Data.Element) -> Marks
  ) { self.init("", series: []) }

  /// Unavailable: a chart is one value.
  @available(
    *, unavailable,
    message:
      "A Chart is made of numbers, not of marks: Chart(\"Steps\", series: [ChartSeries(\"Today\", points: [ChartPoint(\"8:00\", 120)])])."
  )
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, Marks>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartMarksBuilder content: @escaping (Data.Element) -> Marks
  ) { self.init("", series: []) }
}

/// Builds the marks of a chart, which is unavailable.
@resultBuilder
public enum ChartMarksBuilder {
  /// Takes the marks of a block.
  public static func buildBlock<each Mark>(_ marks: repeat each Mark) -> Int { 0 }
  /// Takes marks that a condition shows.
  public static func buildOptional<Mark>(_ mark: Mark?) -> Int { 0 }
  /// Takes the marks of a branch.
  public static func buildEither<Mark>(first: Mark) -> Int { 0 }
  /// Takes the marks of a branch.
  public static func buildEither<Mark>(second: Mark) -> Int { 0 }
}

/// A value of a mark, with its name.
public struct PlottableValue: Sendable {
  /// Names a value.
  public static func value<Value>(_ label: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue()
  }
  /// Names a date, of which the chart shows a part.
  public static func value(
    _ label: LocalizedStringKey, _ value: Date, unit: Calendar.Component
  ) -> PlottableValue { PlottableValue() }
}

/// Unavailable: a chart is one value.
@available(
  *, unavailable,
  message:
    "A Chart has no marks: a ChartSeries is a line, bars or ranges by its style, and each ChartPoint has a label and a value."
)
public struct ChartMark: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Unavailable: a chart is one value.
  public init(
    x: PlottableValue, y: PlottableValue, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic,
    series: PlottableValue? = nil,
    stacking: Bool = true
  ) {}
  /// Unavailable: a chart is one value.
  public init(x: PlottableValue, yStart: PlottableValue, yEnd: PlottableValue) {}
  /// Unavailable: a chart is one value.
  public init(xStart: PlottableValue, xEnd: PlottableValue, y: PlottableValue) {}
  /// Unavailable: a chart is one value.
  public init(x: PlottableValue) {}
  /// Unavailable: a chart is one value.
  public init(y: PlottableValue) {}
  /// Unavailable: a chart is one value.
  public init(
    angle: PlottableValue, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: Double? = nil
  ) {}
}

@available(
  *, unavailable,
  message:
    "A Chart has no marks: a ChartSeries is a line, bars or ranges by its style, and each ChartPoint has a label and a value."
)
extension ChartMark {
  /// Names the series of the mark by a color.
  public func foregroundStyle(by value: PlottableValue) -> ChartMark { self }
  /// Names the series of the mark by a symbol.
  public func symbol(by value: PlottableValue) -> ChartMark { self }
  /// Writes beside the mark.
  public func annotation<Content: View>(@ViewBuilder content: () -> Content) -> ChartMark { self }
  /// Curves the line.
  public func interpolationMethod(_ method: ChartInterpolation) -> ChartMark { self }
  /// Sets the width of the line.
  public func lineStyle(_ style: StrokeStyle) -> ChartMark { self }
}

/// A length in a chart.
public struct MarkDimension: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// As long as it fits.
  public static let automatic = MarkDimension(floatLiteral: 0)
  /// A part of the space.
  public static func ratio(_ ratio: Double) -> MarkDimension { automatic }
  /// Points.
  public static func fixed(_ length: Double) -> MarkDimension { automatic }
  /// Points.
  public init(floatLiteral value: Double) {}
  /// Points.
  public init(integerLiteral value: Int) {}
}

/// The curve of a line in a chart.
public enum ChartInterpolation: Sendable, Hashable {
  case linear, monotone, catmullRom, cardinal, stepStart, stepCenter, stepEnd
}

/// Unavailable: see ``ChartMark``.
@available(*, unavailable, message: "A Chart has no marks: use a ChartSeries with the style .bar.")
public typealias BarMark = ChartMark
/// Unavailable: see ``ChartMark``.
@available(*, unavailable, message: "A Chart has no marks: use a ChartSeries with the style .line.")
public typealias LineMark = ChartMark
/// Unavailable: see ``ChartMark``.
@available(*, unavailable, message: "A Chart has no marks: use a ChartSeries with the style .line.")
public typealias AreaMark = ChartMark
/// Unavailable: see ``ChartMark``.
@available(*, unavailable, message: "A Chart has no marks: use a ChartSeries with the style .line.")
public typealias PointMark = ChartMark
/// Unavailable: see ``ChartMark``.
@available(*, unavailable, message: "A Chart has no marks: use a ChartSeries with the value in each point.")
public typealias RuleMark = ChartMark
/// Unavailable: see ``ChartMark``.
@available(*, unavailable, message: "A Chart has no circles: use a ChartSeries with the style .bar.")
public typealias SectorMark = ChartMark

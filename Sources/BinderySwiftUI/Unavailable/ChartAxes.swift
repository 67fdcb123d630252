public import Bindery
public import BinderyViews
public import Foundation

@available(*, unavailable, message: "A Chart sets its axes, legend and colors by its data. Leave this out.")
extension View {
  /// Unavailable: a chart sets its axes.
  public func chartXAxis(_ visibility: Visibility) -> Self { self }
  /// Unavailable: a chart sets its axes.
  public func chartXAxis<Marks>(@ChartMarksBuilder content: () -> Marks) -> Self { self }
  /// Unavailable: a chart sets its axes.
  public func chartYAxis(_ visibility: Visibility) -> Self { self }
  /// Unavailable: a chart sets its axes.
  public func chartYAxis<Marks>(@ChartMarksBuilder content: () -> Marks) -> Self { self }
  /// Unavailable: a chart sets its axes.
  public func chartXScale<Domain>(domain: Domain) -> Self { self }
  /// Unavailable: a chart sets its axes.
  public func chartYScale<Domain>(domain: Domain) -> Self { self }
  /// Unavailable: a chart sets its legend.
  public func chartLegend(_ visibility: Visibility) -> Self { self }
  /// Unavailable: a chart sets its axes.
  public func chartXAxisLabel(_ label: LocalizedStringKey) -> Self { self }
  /// Unavailable: a chart sets its axes.
  public func chartYAxisLabel(_ label: LocalizedStringKey) -> Self { self }
  /// Unavailable: a chart sets its colors.
  public func chartForegroundStyleScale<Name, Style>(_ styles: KeyValuePairs<Name, Style>) -> Self { self }
  /// Unavailable: people do not choose in a chart.
  public func chartXSelection<Value>(value: Binding<Value?>) -> Self { self }
}

/// Unavailable: a chart sets its axes.
@available(*, unavailable, message: "A Chart sets its axes, legend and colors by its data. Leave this out.")
public struct AxisMarks {
  /// Unavailable: a chart sets its axes.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic
  ) {}
  /// Unavailable: a chart sets its axes.
  public init<Marks>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @ChartMarksBuilder content: @escaping (AxisValue) -> Marks
  ) {}
  /// Unavailable: a chart sets its axes.
  public init<Values: RandomAccessCollection, Marks>(
    values: Values, @ChartMarksBuilder content: @escaping (AxisValue) -> Marks
  ) {}
}

/// The arrangement of the marks of an axis.
public enum AxisMarkPreset: Sendable, Hashable {
  case automatic, extended, aligned, inset
}

/// The edge of an axis.
public enum AxisMarkPosition: Sendable, Hashable {
  case automatic, leading, trailing, top, bottom
}

/// The values at which an axis has marks.
public struct AxisMarkValues: Sendable {
  /// Those that fit.
  public static let automatic = AxisMarkValues()
  /// About as many as asked for.
  public static func automatic(desiredCount: Int) -> AxisMarkValues { automatic }
  /// Each so many days, months or hours.
  public static func stride(by component: Calendar.Component, count: Int = 1) -> AxisMarkValues { automatic }
  /// Each so many units.
  public static func stride(by step: Double) -> AxisMarkValues { automatic }
}

/// A value of an axis.
public struct AxisValue: Sendable {
  /// The place in the order of the values.
  public var index: Int { 0 }
  /// Returns the value.
  public func `as`<Value>(_ type: Value.Type) -> Value? { nil }
}

/// Unavailable: a chart sets its axes.
@available(*, unavailable, message: "A Chart sets its axes, legend and colors by its data. Leave this out.")
public struct AxisGridLine {
  /// Unavailable: a chart sets its axes.
  public init(stroke: StrokeStyle? = nil) {}
}

/// Unavailable: a chart sets its axes.
@available(*, unavailable, message: "A Chart sets its axes, legend and colors by its data. Leave this out.")
public struct AxisTick {
  /// Unavailable: a chart sets its axes.
  public init(stroke: StrokeStyle? = nil) {}
}

/// Unavailable: a chart sets its axes.
@available(*, unavailable, message: "A Chart sets its axes, legend and colors by its data. Leave this out.")
public struct AxisValueLabel {
  /// Unavailable: a chart sets its axes.
  public init() {}
  /// Unavailable: a chart sets its axes.
  public init(_ text: String) {}
  /// Unavailable: a chart sets its axes.
  public init<Format: FormatStyle>(format: Format, centered: Bool? = nil) {}
  /// Unavailable: a chart sets its axes.
  public init<Content: View>(@ViewBuilder content: () -> Content) {}
}

/// A line, bar or range chart with one row of labels; screen readers read it as a table.
public struct Chart: View {
  let title: @MainActor () -> String
  let data: @MainActor () -> ChartData

  /// Draws series over the same labels. The arguments are tracked.
  /// The title is looked up in the app's translations.
  ///
  /// - Parameters:
  ///   - title: the title of the chart.
  ///   - unit: the unit after each value: `°F`, ` g`.
  ///   - series: the data, the first series in front. Values that are not finite leave a gap.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey, unit: String = "",
    series: @autoclosure @escaping @MainActor () -> [ChartSeries]
  ) {
    self.init(title().words, unit: unit, series: series())
  }

  /// Draws series over the same labels. The arguments are tracked.
  ///
  /// - Parameters:
  ///   - title: the title of the chart.
  ///   - unit: the unit after each value: `°F`, ` g`.
  ///   - series: the data, the first series in front. Values that are not finite leave a gap.
  @_disfavoredOverload
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String, unit: String = "",
    series: @autoclosure @escaping @MainActor () -> [ChartSeries]
  ) {
    self.title = title
    data = { ChartData(unit: unit, series: series()) }
  }
}

extension Chart: ElementView {
  func role(in context: MountContext) -> Role { .chart }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.bind(.title, title)
    element.bind(.chart, data)
  }
}

/// Numbers over a row of labels, drawn as lines, bars or ranges; read out as a table.
public struct Chart: View {
  let title: @MainActor () -> String
  let data: @MainActor () -> ChartData

  /// Draws series over the same labels. What the arguments read is tracked.
  ///
  /// - Parameters:
  ///   - title: what is shown.
  ///   - unit: stands after each number: `°F`, ` g`.
  ///   - series: what is drawn, the first in front. Numbers that are not finite leave a gap.
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

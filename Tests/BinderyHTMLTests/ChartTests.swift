import BinderyViews
import Testing

@testable import BinderyHTML

@MainActor
@Suite("Charts")
struct ChartTests {
  private let data = ChartData(
    unit: " °F",
    series: [
      ChartSeries(
        "Temperature", points: [ChartPoint("1 PM", 60), ChartPoint("2 PM", .nan), ChartPoint("3 PM", 64.5)]),
      ChartSeries("Rain <chance>", style: .bar, points: [ChartPoint("1 PM", 10)]),
      ChartSeries("Range", style: .range, points: [ChartPoint("1 PM", 70, low: 50)]),
    ])

  @Test func aChartWithoutNumbersIsEmpty() {
    #expect(ChartDrawing(ChartData(series: [])).svg.isEmpty)
    #expect(ChartDrawing(ChartData(series: [ChartSeries("None", points: [])])).svg.isEmpty)
  }

  @Test func aMissingNumberIsAGapAndAWord() {
    let svg = ChartDrawing(data).svg
    #expect(svg.filter { $0 == "M" }.count >= 2)
    #expect(!svg.contains("nan"))
    let table = ChartTable(title: "Today", data).html
    #expect(table.contains("<td>not known</td>"))
    #expect(table.contains("<td>60 °F</td>"))
    #expect(table.contains("<td>50 to 70 °F</td>"))
    #expect(table.contains("Rain &lt;chance&gt;"))
  }

  @Test(arguments: [
    ([0.0, 10], [0.0, 5, 10]), ([61.2, 64.8], [61.0, 62, 63, 64, 65]), ([-3, 4], [-4.0, -2, 0, 2, 4]),
    ([], [0.0, 0.5, 1]), ([5, 5], [4.0, 4.5, 5, 5.5, 6]),
  ])
  func axesHaveRoundNumbers(values: [Double], ticks: [Double]) {
    #expect(ChartScale(values, includesZero: false).ticks == ticks)
  }

  @Test func anAxisHoldsAnyNumbers() {
    for values in [[1e308, -1e308], [1e-300, 2e-300], [0, 0], [1e15, 1e15 + 1]] {
      let ticks = ChartScale(values, includesZero: true).ticks
      #expect((2...12).contains(ticks.count))
    }
  }

  @Test func newDataReplacesTheDrawingOnly() {
    let node = Node(id: NodeID(rawValue: 7), role: .chart)
    node[.chart] = data
    let operations = HTMLRenderer.operations(for: .set(node, .chart, wasSet: true))
    guard case .drawing(let target, let html)? = operations.first else {
      Issue.record("expected a drawing, got \(operations)")
      return
    }
    #expect(target == DOMTarget(NodeID(rawValue: 7), .content))
    #expect(html.hasPrefix("<svg"))
  }
}

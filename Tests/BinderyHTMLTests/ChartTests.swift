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
    #expect(ChartDrawing(ChartData(series: [])).html.isEmpty)
    #expect(ChartDrawing(ChartData(series: [ChartSeries("None", points: [])])).html.isEmpty)
  }

  @Test func missingNumbersAreGapsAndText() {
    let html = ChartDrawing(data).html
    #expect(html.filter { $0 == "M" }.count >= 2)
    #expect(!html.contains("nan"))
    let table = ChartTable(title: "Today", data).html
    #expect(table.contains("<td>not known</td>"))
    #expect(table.contains("<td>60 °F</td>"))
    #expect(table.contains("<td>50 to 70 °F</td>"))
    #expect(table.contains("Rain &lt;chance&gt;"))
  }

  @Test func aNumberBetweenGapsIsADot() {
    let points = [ChartPoint("1", .nan), ChartPoint("2", 3), ChartPoint("3", .nan), ChartPoint("4", 5)]
    let html = ChartDrawing(ChartData(series: [ChartSeries("Dots", points: points)])).html
    #expect(html.contains("d=\"M37.5 100h0M87.5 0h0\""))
  }

  @Test func theNumbersOfAnAxisHaveTheSameDecimals() {
    let labels = ChartScale([9.3, 9.5], includesZero: false).labels
    #expect(labels == ["9.30", "9.35", "9.40", "9.45", "9.50"])
    #expect(ChartScale([0, 1e15], includesZero: true).labels.allSatisfy { !$0.hasSuffix(".0") })
    #expect(ChartScale([0, 10], includesZero: true).labels == ["0", "5", "10"])
  }

  @Test(arguments: [
    ((0..<24).map { "\($0) AM" }, ["0 AM", "4 AM", "8 AM", "12 AM", "16 AM", "20 AM"]),
    (["To do", "In progress", "Done"], ["To do", "In progress", "Done"]),
  ])
  func asManyLabelsAreShownAsFit(labels: [String], shown: [String]) {
    let points = labels.map { ChartPoint($0, 1) }
    let html = ChartDrawing(ChartData(series: [ChartSeries("Series", points: points)])).html
    let words = html.split(separator: "chart-labels")[1].matches(of: />([^<>]+)</).map { String($0.1) }
    #expect(words == shown)
  }

  @Test func barsOfNothingAreNotDrawn() {
    func bars(_ style: ChartSeries.Style, _ points: [ChartPoint]) -> Int {
      let chart = ChartData(series: [ChartSeries("Rain", style: style, points: points)])
      return ChartDrawing(chart).html.matches(of: /<rect/).count
    }
    #expect(bars(.bar, [ChartPoint("Mon", 0), ChartPoint("Tue", 0.1), ChartPoint("Wed", -2)]) == 2)
    #expect(bars(.range, [ChartPoint("Mon", 5, low: 5)]) == 1)
  }

  @Test func barsOfNothingStandOnTheZero() {
    #expect(ChartScale([0, 0, 0], includesZero: true).ticks == [0, 1])
  }

  @Test(arguments: [
    ([0.0, 10], [0.0, 5, 10]), ([61.2, 64.8], [61.0, 62, 63, 64, 65]), ([-3, 4], [-4.0, -2, 0, 2, 4]),
    ([], [0.0, 1]), ([5, 5], [4.0, 5, 6]),
    ([0, 1], [0.0, 1]), ([1, 3], [1.0, 2, 3]), ([0, 0.5, 1], [0.0, 0.5, 1]),
    ([5.5, 5.5], [4.5, 5, 5.5, 6, 6.5]),
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
    #expect(html.hasPrefix("<div class=\"chart-drawing\""))
  }
}

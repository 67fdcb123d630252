import BinderyTesting
import BinderyViews
import Testing

@Suite(.workScope) @MainActor
struct WorkloadTests {
  @Test func theChartFollowsTheCounts() throws {
    let model = WorkloadViewModel()
    let host = TestHost { WorkloadView(model: model) }
    #expect(try points(of: host) == [ChartPoint("To do", 5), ChartPoint("Doing", 2), ChartPoint("Done", 9)])
    model.finishOne()
    #expect(try points(of: host).last == ChartPoint("Done", 10))
  }

  private func points(of host: TestHost) throws -> [ChartPoint] {
    let chart = try #require(host.find(.role(.chart))?[.chart])
    return try #require(chart.series.first).points
  }
}

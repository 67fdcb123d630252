import CoreMetrics
import Testing

@testable import BinderyWeb

struct PrometheusMetricsTests {
  private let metrics = PrometheusMetrics()

  @Test func aCounterIsOneLineForEachSetOfDimensions() {
    metrics.makeCounter(label: "refused_total", dimensions: [("kind", "host")]).increment(by: 2)
    metrics.makeCounter(label: "refused_total", dimensions: [("kind", "page")]).increment(by: 1)
    metrics.makeCounter(label: "refused_total", dimensions: [("kind", "host")]).increment(by: 3)
    #expect(
      metrics.text() == """
        # TYPE refused_total counter
        refused_total{kind="host"} 5
        refused_total{kind="page"} 1

        """)
  }

  @Test func aGaugeIsItsLatestValue() {
    let gauge = metrics.makeRecorder(label: "sessions", dimensions: [], aggregate: false)
    gauge.record(Int64(3))
    gauge.record(0.5)
    #expect(metrics.text() == "# TYPE sessions gauge\nsessions 0.5\n")
  }

  @Test func aMeterGoesUpAndDown() {
    let meter = metrics.makeMeter(label: "open", dimensions: [])
    meter.set(Int64(4))
    meter.increment(by: 2)
    meter.decrement(by: 1)
    #expect(metrics.text() == "# TYPE open gauge\nopen 5.0\n")
  }

  @Test func timerBucketsAreCumulative() {
    let timer = metrics.makeTimer(label: "event_seconds", dimensions: [("app", "a")])
    timer.recordNanoseconds(50_000)
    timer.recordNanoseconds(60_000)
    timer.recordNanoseconds(20_000_000_000)
    let lines = metrics.text().split(separator: "\n")
    #expect(lines.contains(#"event_seconds_bucket{app="a",le="5e-05"} 1"#))
    #expect(lines.contains(#"event_seconds_bucket{app="a",le="0.0001"} 2"#))
    #expect(lines.contains(#"event_seconds_bucket{app="a",le="10"} 2"#))
    #expect(lines.contains(#"event_seconds_bucket{app="a",le="+Inf"} 3"#))
    #expect(lines.contains(#"event_seconds_count{app="a"} 3"#))
    #expect(lines.contains(#"event_seconds_sum{app="a"} 20.00011"#))
  }

  @Test func namesAndValuesThatPrometheusDoesNotAllowAreChanged() {
    metrics.makeCounter(label: "2.open-files", dimensions: [("a.b", "quote \" back \\ line \n")]).increment(
      by: 1)
    #expect(
      metrics.text()
        == "# TYPE _2_open_files counter\n_2_open_files{a_b=\"quote \\\" back \\\\ line \\n\"} 1\n")
  }

  @Test func oneNameOfTwoTypesIsTwoFamilies() {
    metrics.makeCounter(label: "jobs", dimensions: []).increment(by: 1)
    metrics.makeMeter(label: "jobs", dimensions: []).set(Int64(7))
    #expect(
      metrics.text() == "# TYPE jobs counter\njobs 1\n# TYPE jobs_gauge gauge\njobs_gauge 7.0\n")
  }

  @Test func aDestroyedMetricIsGone() {
    let counter = metrics.makeCounter(label: "gone", dimensions: [])
    metrics.destroyCounter(counter)
    #expect(metrics.text().isEmpty)
  }
}

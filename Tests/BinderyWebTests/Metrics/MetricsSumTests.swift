import Testing

@testable import BinderyWeb

struct MetricsSumTests {
  private func text(_ events: Int, sessions: Double, lag: Double = 0.5) -> String {
    """
    # TYPE bindery_event_seconds histogram
    bindery_event_seconds_bucket{le="0.1"} \(events)
    bindery_event_seconds_count \(events)
    # TYPE bindery_incidents_total counter
    bindery_incidents_total{kind="a b"} \(events)
    # TYPE bindery_main_actor_lag_seconds gauge
    bindery_main_actor_lag_seconds \(lag)
    # TYPE bindery_sessions gauge
    bindery_sessions \(sessions)

    """
  }

  @Test func seriesOfAllProcessesAreAdded() {
    var sum = MetricsSum()
    sum.add(text(3, sessions: 2), worker: 1)
    sum.add(text(4, sessions: 5.5, lag: 0.25), worker: 2)
    #expect(
      sum.text == """
        # TYPE bindery_event_seconds histogram
        bindery_event_seconds_bucket{le="0.1"} 7
        bindery_event_seconds_count 7
        # TYPE bindery_incidents_total counter
        bindery_incidents_total{kind="a b"} 7
        # TYPE bindery_main_actor_lag_seconds gauge
        bindery_main_actor_lag_seconds{worker="1"} 0.5
        bindery_main_actor_lag_seconds{worker="2"} 0.25
        # TYPE bindery_sessions gauge
        bindery_sessions 7.5

        """)
  }

  @Test func countersOfAnEndedProcessStayAndItsGaugesDoNot() {
    var sum = MetricsSum()
    sum.retire(text(10, sessions: 8))
    sum.add(text(1, sessions: 2), worker: 1)
    #expect(sum.text.contains("bindery_event_seconds_count 11\n"))
    #expect(sum.text.contains("bindery_incidents_total{kind=\"a b\"} 11\n"))
    #expect(sum.text.contains("bindery_sessions 2\n"))
    #expect(sum.text.contains("bindery_main_actor_lag_seconds{worker=\"1\"} 0.5\n"))
  }

  @Test func seriesThatOnlyOneProcessHasAreKept() {
    var sum = MetricsSum()
    sum.add("# TYPE a counter\na{x=\"1\"} 1\n", worker: 1)
    sum.add("# HELP a Help.\n# TYPE a counter\na{x=\"2\"} 2\nnonsense\n\n", worker: 2)
    #expect(sum.text == "# TYPE a counter\na{x=\"1\"} 1\na{x=\"2\"} 2\n")
  }
}

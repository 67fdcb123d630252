import Testing

@testable import BinderyWeb

struct ProcessMetricsTests {
  @Test func theLineOfTheSystemIsReadBehindTheName() {
    let line =
      "7 (a ) b) S 1 7 7 0 -1 4194560 100 0 0 0 150 50 0 0 20 0 3 0 999 8192000 500 18446744073709551615"
    #expect(
      ProcessMetrics.text(line, pageSize: 4096, ticks: 100) == """
        # TYPE process_cpu_seconds_total counter
        process_cpu_seconds_total 2.0
        # TYPE process_resident_memory_bytes gauge
        process_resident_memory_bytes 2048000
        # TYPE process_virtual_memory_bytes gauge
        process_virtual_memory_bytes 8192000

        """)
  }

  @Test(arguments: ["", "7 (a) S", ") 1 2 3"])
  func aLineThatIsNotTheSystemsIsLeftOut(_ line: String) {
    #expect(ProcessMetrics.text(line, pageSize: 4096, ticks: 100).isEmpty)
  }
}

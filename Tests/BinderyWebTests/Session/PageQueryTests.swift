import Testing

@testable import BinderyWeb

@Suite struct PageQueryTests {
  @Test func developerOptionsDoNotReachTheWindow() {
    let query = PageQuery("q=Rome&latency=300&tab=map", isDeveloper: true)
    #expect(query.latency == 300)
    #expect(query.window == "q=Rome&tab=map")
  }

  @Test(arguments: [
    "latency", "latency=", "latency=0", "latency=-1", "latency=5001", "latency=1e3", "latency=x",
  ])
  func outOfRangeLatencyIsIgnored(query: String) {
    #expect(PageQuery(query, isDeveloper: true) == PageQuery("", isDeveloper: true))
  }

  @Test func onlyDevelopersCanSetTheLatency() {
    #expect(PageQuery("latency=300", isDeveloper: false).latency == nil)
    #expect(PageQuery("latency=300", isDeveloper: false).window.isEmpty)
  }
}

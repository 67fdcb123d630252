import BinderyViewModels
import Logging
import Testing

@testable import BinderyWeb

@MainActor
struct LossMonitorTests {
  private final class Losing: LossCountingStore {
    var losses = StoreLosses()
  }

  private let store = Losing()
  private let incidents = IncidentMonitor(logger: Logger(label: "test"))

  @Test func eachLossIsOneIncident() {
    var monitor = LossMonitor(store: store, monitor: incidents)
    monitor.check()
    store.losses = StoreLosses(messages: 2, rollbacks: 1)
    monitor.check()
    monitor.check()
    store.losses.messages = 3
    monitor.check()
    #expect(incidents.count(of: .lostMessage) == 3)
    #expect(incidents.count(of: .rolledBackDatabase) == 1)
  }
}

import Testing

@testable import BinderyWeb

struct WorkerHealthTests {
  private func health(_ reports: [Int: WorkerReport], ready: [Int: Int] = [1: 0, 2: 1]) -> WorkerHealth {
    let health = WorkerHealth(count: 2)
    for (worker, report) in reports { health.record(report, of: worker) }
    health.record(ready: ready)
    return health
  }

  @Test func workersThatAllAnswerAreHealthyAndReady() {
    let health = health([1: WorkerReport(), 2: WorkerReport()])
    #expect(health.failure == nil)
    #expect(health.busyReason == nil)
    #expect(health.isAlive)
  }

  @Test func aMissingWorkerIsAFailureButTheOthersAreReady() {
    let health = health([1: WorkerReport()], ready: [1: 0])
    #expect(health.failure == "1 of 2 workers do not run.")
    #expect(health.busyReason == nil)
    #expect(health.isAlive)
  }

  @Test func withoutAWorkerNothingIsReadyOrAlive() {
    let health = health([:], ready: [:])
    #expect(health.failure == "2 of 2 workers do not run.")
    #expect(health.busyReason == "No worker is ready.")
    #expect(!health.isAlive)
  }

  @Test func aStuckWorkerIsAFailureButTheOtherIsReady() {
    let health = health([1: WorkerReport(failure: "stuck", busyReason: "stuck"), 2: WorkerReport()])
    #expect(health.failure == "stuck")
    #expect(health.busyReason == nil)
    #expect(health.isAlive)
  }

  @Test func workersThatAreAllFullAreAliveButNotReady() {
    let health = health([1: WorkerReport(busyReason: "full"), 2: WorkerReport(busyReason: "full")])
    #expect(health.failure == nil)
    #expect(health.busyReason == "full")
    #expect(health.isAlive)
  }

  @Test func workersThatAreAllStuckAreNotAlive() {
    let stuck = WorkerReport(failure: "stuck", busyReason: "stuck")
    let health = health([1: stuck, 2: stuck])
    #expect(health.busyReason == "stuck")
    #expect(!health.isAlive)
  }

  @Test func metricsAreThoseOfAllWorkersAndTheSupervisor() {
    let counts = "# TYPE c counter\nc "
    let health = health([1: WorkerReport(metrics: counts + "1\n"), 2: WorkerReport(metrics: counts + "2\n")])
    health.recordEnd(of: 1, isCrash: true)
    health.record(WorkerReport(metrics: counts + "10\n"), of: 3)
    health.record(ready: [3: 0, 2: 1])
    let text = health.metrics(with: counts + "100\n")
    #expect(text.contains("bindery_workers 2\n"))
    #expect(text.contains("bindery_worker_crashes_total 1\n"))
    #expect(text.hasSuffix("# TYPE c counter\nc 113\n"))
  }
}

internal import Synchronization

/// What the workers reported last, for an operator: health and readiness of all, and the sum of their metrics.
final class WorkerHealth: Health {
  private struct State {
    var sum = MetricsSum()
    /// The places of the workers that are ready.
    var ready: [WorkerSchedule.ID: Int] = [:]
    /// Those of visitors, whose faults are theirs alone.
    var visitors: [WorkerSchedule.ID: Int] = [:]
    var reports: [WorkerSchedule.ID: WorkerReport] = [:]
    var crashes = 0
  }

  private let state = HostLock(State())
  private let count: Int

  /// Creates the health of workers that have not started yet.
  init(count: Int) { self.count = count }

  /// Records a report.
  func record(_ report: WorkerReport, of worker: WorkerSchedule.ID) {
    state.withLock { $0.reports[worker] = report }
  }

  /// Records which workers are ready, and their places.
  ///
  /// - Parameter visitors: Those that serve one visitor each.
  func record(ready: [WorkerSchedule.ID: Int], visitors: [WorkerSchedule.ID: Int] = [:]) {
    state.withLock { ($0.ready, $0.visitors) = (ready, visitors) }
  }

  /// Records the end of a worker. What it counted stays in the sums.
  ///
  /// - Parameter isCrash: Whether nobody asked it to end.
  func recordEnd(of worker: WorkerSchedule.ID, isCrash: Bool) {
    state.withLock { state in
      if isCrash { state.crashes += 1 }
      if let report = state.reports.removeValue(forKey: worker) { state.sum.retire(report.metrics) }
    }
  }

  /// The reason why the workers are not well; nil while all of them work.
  var failure: String? {
    state.withLock { state in
      for worker in state.ready.keys.sorted() {
        if let failure = state.reports[worker]?.failure { return failure }
      }
      let missing = count - state.ready.count
      return missing == 0 ? nil : "\(missing) of \(count) workers do not run."
    }
  }

  /// The reason why no worker takes new pages; nil while one does.
  var busyReason: String? {
    state.withLock { state in
      let reports = state.ready.keys.sorted().compactMap { state.reports[$0] }
      guard let first = reports.first else { return "No worker is ready." }
      guard reports.allSatisfy({ $0.failure != nil || $0.busyReason != nil }) else { return nil }
      return first.failure ?? first.busyReason
    }
  }

  /// Whether a worker answers.
  var isAlive: Bool {
    state.withLock { state in
      for worker in state.ready.keys {
        if let report = state.reports[worker], report.failure == nil { return true }
      }
      return false
    }
  }

  /// Returns the metrics of all workers as text.
  ///
  /// - Parameter own: The metrics of this process.
  func metrics(with own: String) -> String {
    state.withLock { state in
      var sum = state.sum
      for (worker, report) in state.reports {
        let place = state.ready[worker] ?? state.visitors[worker].map { count + $0 }
        sum.add(report.metrics, worker: place.map { $0 + 1 })
      }
      sum.add(own, worker: nil)
      let counts = """
        # TYPE bindery_workers gauge
        bindery_workers \(state.ready.count + state.visitors.count)
        # TYPE bindery_worker_crashes_total counter
        bindery_worker_crashes_total \(state.crashes)

        """
      return counts + sum.text
    }
  }
}

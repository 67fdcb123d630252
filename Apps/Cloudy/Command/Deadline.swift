internal import BinderyServices

/// The end of a timeout.
struct Deadline: Sendable {
  private let timeout: Duration
  private let instant: ContinuousClock.Instant

  /// Creates a deadline at the end of a timeout that starts now.
  init(after timeout: Duration) {
    self.timeout = timeout
    instant = .now.advanced(by: timeout)
  }

  /// Runs work, and cancels it at the deadline.
  /// - Throws: ``HTTPError/timedOut(service:after:)`` at the deadline, or the error of the work.
  func limit<Answer: Sendable>(_ work: @escaping @Sendable () async throws -> Answer) async throws -> Answer {
    try await withThrowingTaskGroup(of: Answer.self) { group in
      group.addTask { try await work() }
      group.addTask {
        try await ContinuousClock().sleep(until: instant)
        throw HTTPError.timedOut(service: "The weather service", after: timeout)
      }
      defer { group.cancelAll() }
      guard let answer = try await group.next() else { throw CancellationError() }
      return answer
    }
  }
}

internal import Bindery

/// The answers to events of earlier windows that a page has sent again. Each event runs once, however often it is sent.
@MainActor
struct ReplayAnswers {
  /// As many events as a page keeps.
  private static let maximum = 1000
  private var answers: [EventIdentity: Task<Bool, Never>] = [:]

  /// Returns the answer to an event: whether it has run. It runs now unless it did before; nil if there are too many to run another one.
  mutating func answer(
    to event: EventIdentity, run: @escaping @MainActor () async -> Bool
  ) -> Task<Bool, Never>? {
    if let answer = answers[event] { return answer }
    guard answers.count < Self.maximum else { return nil }
    let answer = Task { await run() }
    answers[event] = answer
    return answer
  }

  /// Adds the answers of another session to events that were not sent to this one.
  mutating func add(_ other: ReplayAnswers) {
    for (event, answer) in other.answers where answers[event] == nil && answers.count < Self.maximum {
      answers[event] = answer
    }
  }
}

internal import Bindery
internal import BinderyViewModels

/// The users of a host as its directory knew them last, so that no event waits for the directory.
///
///     page, log-in, refresh ──▶ ask:   waits for the answer
///     connection, event ──────▶ known: at once; asks again in the background if the answer is old, or if answers take no time
@MainActor
final class KnownUsers {
  typealias Instant = ContinuousClock.Instant

  /// A question to the directory.
  private final class Question {
    let start: Instant
    var answer: Result<User?, any Error>?
    var waiting: [@Sendable () -> Void] = []

    init(at start: Instant) { self.start = start }
  }

  private struct Known {
    var user: User
    /// The time of the last answer.
    var answered: Instant
    /// The time of the last question.
    var asked: Instant
    /// Whether the directory has answered without waiting.
    var isImmediate: Bool
  }

  /// The reason why the directory gives no answer.
  struct NoAnswer: Error, CustomStringConvertible {
    let description = "The directory of users does not answer."
  }

  private let directory: any UserDirectory
  private let limits: WebLimits
  private let clock: SteadyClock
  private let monitor: IncidentMonitor?
  private var known: [User.ID: Known] = [:]
  private var questions: [User.ID: Question] = [:]

  /// Called with each answer: the user, or nil for one who may not use the app.
  var onAnswer: (@MainActor (User.ID, User?) -> Void)?

  init(_ directory: any UserDirectory, limits: WebLimits, monitor: IncidentMonitor? = nil, clock: SteadyClock)
  {
    self.directory = directory
    self.limits = limits
    self.monitor = monitor
    self.clock = clock
  }

  /// The number of questions without an answer.
  var questionCount: Int { questions.count }

  /// Returns a user as the directory knew them last; nil for one that it does not know, or was never asked for, or has not answered for
  /// long.
  func user(_ id: User.ID) -> User? {
    if isDue(id) { _ = begin(id) }
    guard let known = known[id], clock.now - known.answered < limits.userDirectoryGrace else { return nil }
    return known.user
  }

  /// Whether the directory is to be asked for a user again.
  func isDue(_ id: User.ID) -> Bool {
    guard let known = known[id] else { return true }
    return known.isImmediate || clock.now - known.asked >= limits.userCheckInterval
  }

  /// Asks the directory for a user, and waits for its answer.
  func ask(_ id: User.ID) async throws -> User? {
    let question = begin(id)
    if question.answer == nil {
      await clock.wait(atMost: limits.userDirectoryTimeout) { question.waiting.append($0) }
    }
    guard let answer = question.answer else {
      fail(NoAnswer())
      throw NoAnswer()
    }
    return try answer.get()
  }

  /// Forgets the users that were not asked for lately, except some.
  func forget(except used: Set<User.ID>) {
    let now = clock.now
    known = known.filter { used.contains($0.key) || now - $0.value.asked < limits.userDirectoryGrace }
  }

  /// Returns the question that waits for its answer, or a new one. A directory that answers without waiting has answered it already.
  private func begin(_ id: User.ID) -> Question {
    let now = clock.now
    if let question = questions[id] {
      if now - question.start < limits.userDirectoryTimeout { return question }
      fail(NoAnswer())
    }
    let question = Question(at: now)
    questions[id] = question
    known[id]?.asked = now
    // Detached, because it does not belong to the event that may have caused it.
    Task.immediateDetached { @MainActor [directory] in
      let answer: Result<User?, any Error>
      do { answer = .success(try await directory.user(id)) } catch { answer = .failure(error) }
      self.receive(answer, to: question, about: id)
    }
    known[id]?.isImmediate = question.answer != nil
    return question
  }

  private func receive(_ answer: Result<User?, any Error>, to question: Question, about id: User.ID) {
    question.answer = answer
    let isCurrent = questions[id] === question
    if isCurrent {
      questions[id] = nil
      switch answer {
      case .success(let user):
        known[id] = user.map {
          Known(user: $0, answered: clock.now, asked: question.start, isImmediate: false)
        }
        onAnswer?(id, user)
      case .failure(let error): fail(error)
      }
    }
    for done in question.waiting { done() }
  }

  private func fail(_ error: any Error) {
    monitor?.record(
      .failedUserDirectory,
      "The directory of users gave no answer (\(type(of: error))). Users who are known stay so for \(limits.userDirectoryGrace.components.seconds) seconds; nobody else is admitted."
    )
  }
}

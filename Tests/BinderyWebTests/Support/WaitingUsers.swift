import BinderyViewModels

/// A directory that waits, as for a database, until a test lets it answer.
@MainActor
final class WaitingUsers: UserDirectory {
  struct Failure: Error {}

  var users = ["ada": User(id: "ada", name: "Ada")]
  /// Whether all answers are errors.
  var fails = false
  /// The number of questions so far.
  private(set) var count = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func user(_ id: User.ID) async throws -> User? {
    count += 1
    await withCheckedContinuation { waiting.append($0) }
    if fails { throw Failure() }
    return users[id]
  }

  /// Waits until so many questions have come.
  func received(_ number: Int) async throws {
    while count < number {
      try Task.checkCancellation()
      await Task.yield()
    }
  }

  /// Answers all questions so far.
  func answer() {
    for question in waiting { question.resume() }
    waiting = []
  }
}

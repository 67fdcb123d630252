/// Mounts or renders one page at a time, with other work of the main actor in between.
///
/// A large page takes tens of milliseconds. Without turns, many simultaneous requests would all run before an event that
/// arrives after them:
///
///     without   page page page page page page event
///     with      page event page page …
@MainActor
final class PageTurns {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var next = 0

  /// Runs part of the work for a page when its turn comes.
  func take<Result>(_ body: () -> Result) async -> Result {
    if isTaken {
      await withCheckedContinuation { waiting.append($0) }
    } else {
      isTaken = true
    }
    // The next turn starts after all work that the main actor already has.
    defer { Task { pass() } }
    return body()
  }

  private func pass() {
    guard next < waiting.count else {
      (isTaken, waiting, next) = (false, [], 0)
      return
    }
    next += 1
    waiting[next - 1].resume()
  }
}

/// Lets one page at a time be mounted or rendered, with other work of the main actor in between.
///
/// A large page takes tens of milliseconds. Many that are asked for at once would otherwise all be ahead of an event that
/// comes after them:
///
///     without   page page page page page page event
///     with      page event page page …
@MainActor
final class PageTurns {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var next = 0

  /// Does a part of the work for a page when its turn comes.
  func take<Result>(_ body: () -> Result) async -> Result {
    if isTaken {
      await withCheckedContinuation { waiting.append($0) }
    } else {
      isTaken = true
    }
    // The next turn begins after everything that the main actor has to do already.
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

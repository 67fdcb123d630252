internal import Synchronization

/// Takes letters from all event loops to the main actor: one hop for a burst, however many letters come meanwhile.
///
///     event loop ─ post ─┐
///     event loop ─ post ─┼▶ [letter, letter, …] ── one wake ──▶ takeAll()
///     event loop ─ post ─┘
final class Mailbox: Sendable {
  private let letters = Mutex<[Letter]>([])
  private let wake: @Sendable () -> Void

  /// Calls `wake` when the first letter after a ``takeAll()`` arrives.
  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  func post(_ letter: Letter) {
    let isFirst = letters.withLock { letters in
      letters.append(letter)
      return letters.count == 1
    }
    if isFirst { wake() }
  }

  /// All letters that came since the last call, in the order in which they came.
  func takeAll() -> [Letter] {
    letters.withLock { letters in
      defer { letters = [] }
      return letters
    }
  }
}

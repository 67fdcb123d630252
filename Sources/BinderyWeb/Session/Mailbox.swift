internal import Synchronization

/// Passes messages from all event loops to the main actor, with one hop for a burst.
///
///     event loop ─ post ─┐
///     event loop ─ post ─┼▶ [message, message, …] ── one wake ──▶ takeAll()
///     event loop ─ post ─┘
final class Mailbox: Sendable {
  private let messages = HostLock<[SessionMessage]>([])
  private let wake: @Sendable () -> Void

  /// Creates an empty mailbox.
  ///
  /// - Parameter wake: Called when the first message after a ``takeAll()`` arrives.
  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  func post(_ message: SessionMessage) {
    let isFirst = messages.withLock { messages in
      messages.append(message)
      return messages.count == 1
    }
    if isFirst { wake() }
  }

  /// Removes and returns all messages, oldest first.
  func takeAll() -> [SessionMessage] {
    messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }
}
